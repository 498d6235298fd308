alter table transfer_files drop column trf_accounts;
