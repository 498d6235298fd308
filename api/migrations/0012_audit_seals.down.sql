drop function seal_trail;
drop trigger give_log on system_logs;
drop function give_log;
