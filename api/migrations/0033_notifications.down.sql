drop table notification_digests;
drop table notification_settings;
drop table user_notifications;
drop table notifications;
