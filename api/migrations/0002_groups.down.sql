drop table client_errors;
drop table idempotent_calls;
drop index access_groups_name;
