alter table mails drop column mai_reply_to;
drop table contact_messages;
drop table work_hours;
