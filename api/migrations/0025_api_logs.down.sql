drop table api_logs;
