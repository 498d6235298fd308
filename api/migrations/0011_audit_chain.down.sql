drop table system_log_seals;
alter table system_logs drop column slo_blame_name;
