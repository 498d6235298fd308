drop table report_headings;
drop table report_acknowledgements;
drop table report_row_changes;
drop table report_changes;
