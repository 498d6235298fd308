drop index sign_in_failures_user;
drop table user_photos;
drop index users_name;
drop index users_creator;
alter table users drop column usr_last_seen_at;
alter table users drop column usr_id_creator;
