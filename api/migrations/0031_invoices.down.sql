drop table adjustment_messages;
alter table transfers drop column tra_id_proof;
drop table invoices;
drop table transfer_files;
