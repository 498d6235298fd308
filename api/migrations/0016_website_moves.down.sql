drop index system_logs_moves;
