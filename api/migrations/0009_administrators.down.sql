drop index access_groups_administrators;
alter table access_groups drop column gro_is_administrators;
