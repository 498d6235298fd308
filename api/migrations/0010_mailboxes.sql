-- An address is stored as the mailbox that it names (`mailboxOf`), so that two of them are compared as texts and by no
-- rule of the database about letters. Those in plain letters here; what else there is, the next start.
update users set usr_email = lower(usr_email collate "C") where usr_email <> lower(usr_email collate "C");
alter table users add constraint users_mailbox check (usr_email = lower(usr_email collate "C"));
drop index users_email;
create unique index users_email on users (usr_email) where deleted_at is null;
