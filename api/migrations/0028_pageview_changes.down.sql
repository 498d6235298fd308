drop table report_day_changes;
