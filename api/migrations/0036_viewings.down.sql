drop table viewings;
