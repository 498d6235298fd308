-- An undo leaves rows that somebody changed since; it may be asked again once they are as the action made them.
alter table report_changes drop constraint report_changes_rch_id_undone_key;
create index report_changes_undone on report_changes (rch_id_undone) where rch_id_undone is not null;
