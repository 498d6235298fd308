-- Of several undos of one action the first one says so alone.
update report_changes as later set rch_id_undone = null
where exists (select from report_changes as first where first.rch_id_undone = later.rch_id_undone and first.id < later.id);
drop index report_changes_undone;
alter table report_changes add unique (rch_id_undone);
