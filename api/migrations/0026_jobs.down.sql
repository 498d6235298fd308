drop table export_pieces;
drop table exports;
drop table jobs;
