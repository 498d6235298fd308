-- The audit trail holds: its rows say what whoever acted was called then, and seals make a chain of them.
alter table system_logs add column slo_blame_name text;
update system_logs as l set slo_blame_name = u.usr_name from users as u where u.id = l.slo_blame_user_id;
