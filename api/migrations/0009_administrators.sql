-- One group administers: it holds every right, also those that later versions bring, and cannot be narrowed or removed.
-- In a database from before it is the group that does most with everything in reach; at start it gets what it lacks.
alter table access_groups add column gro_is_administrators boolean not null default false;

update access_groups set gro_is_administrators = true where id = (
  select g.id from access_groups as g
  where g.deleted_at is null and g.gro_scope = 'all' and exists (
    select from access_group_permissions as p
    where p.grp_id_group = g.id and p.grp_controller = 'group' and p.grp_method = 'update'
  )
  order by
    (select count(*) from access_group_permissions as p where p.grp_id_group = g.id) desc,
    (select count(*) from users as u where u.usr_id_group = g.id and u.usr_status = 'Ativo' and u.deleted_at is null) desc,
    g.id
  limit 1
);

create unique index access_groups_administrators on access_groups (gro_is_administrators) where gro_is_administrators;
