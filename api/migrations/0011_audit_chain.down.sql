drop function analyze_month;
drop function open_month;
drop table system_log_seals;
alter table system_logs drop column slo_blame_name;
