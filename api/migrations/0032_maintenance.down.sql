delete from maintenance where deleted_at is not null;
drop index maintenance_group;
drop index maintenance_user;
alter table maintenance
  drop constraint maintenance_lasts,
  drop column deleted_at,
  drop column updated_at;
