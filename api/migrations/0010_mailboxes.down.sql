drop index users_email;
create unique index users_email on users (lower(usr_email)) where deleted_at is null;
alter table users drop constraint users_mailbox;
