-- Whoever brought somebody in reaches them until they are attached to something, or in a group that reaches further. That
-- ends for good: what they did meanwhile is nobody's who has no part in it. The database keeps it, whoever attaches them.
alter table users add column usr_is_independent boolean not null default false;

-- Whether a group reaches further than whoever brought somebody in; who has no group reaches nothing.
create function reaches_further(grp bigint, creator bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from access_groups as g where g.id = grp
    and array_position('{own,managed,all}'::text[], g.gro_scope) > coalesce((
      select array_position('{own,managed,all}'::text[], c.gro_scope)
      from users as u join access_groups as c on c.id = u.usr_id_group where u.id = creator), 0))
$$;

-- From the trail, too, who was attached before and is not any more.
update users set usr_is_independent = true where id in (
  select acu_id_user from account_users
  union select acm_id_user from account_managers
  union select wsu_id_user from website_users
  union select coalesce(l.slo_diffs -> tie.field ->> 1, l.slo_diffs -> tie.field ->> 0)::bigint
    from system_logs as l join (values ('account_users', 'acu_id_user'), ('account_managers', 'acm_id_user'),
      ('website_users', 'wsu_id_user')) as tie(name, field) on l.slo_table_name = tie.name
  union select u.id from users as u where u.usr_id_creator is not null and reaches_further(u.usr_id_group, u.usr_id_creator)
  union select u.id from users as u join system_logs as l on l.slo_table_name = 'users' and l.slo_object_id = u.id
    cross join lateral jsonb_array_elements_text(l.slo_diffs -> 'usr_id_group') as g(id)
    where u.usr_id_creator is not null and reaches_further(g.id::bigint, u.usr_id_creator)
);

-- Several people in the order of their ids: two actions that attach the same ones never wait for each other.
create function attached_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update users set usr_is_independent = true where id in (
    select u.id from users as u
    where not u.usr_is_independent and u.id in (select (to_jsonb(a) ->> tg_argv[0])::bigint from added as a)
    order by u.id for no key update);
  return null;
end $$;
create trigger independent after insert on account_users referencing new table as added
  for each statement execute function attached_is_independent('acu_id_user');
create trigger independent after insert on account_managers referencing new table as added
  for each statement execute function attached_is_independent('acm_id_user');
create trigger independent after insert on website_users referencing new table as added
  for each statement execute function attached_is_independent('wsu_id_user');

create function further_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.usr_is_independent := reaches_further(old.usr_id_group, new.usr_id_creator)
    or reaches_further(new.usr_id_group, new.usr_id_creator);
  return new;
end $$;
create trigger independent before update of usr_id_group, deleted_at on users
  for each row when (new.usr_id_creator is not null and not new.usr_is_independent)
  execute function further_is_independent();

-- A group that reaches further than before; whoever is removed is looked at when they come back.
create function widened_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update users set usr_is_independent = true where id in (
    select u.id from users as u
    where u.usr_id_group = new.id and u.deleted_at is null and u.usr_id_creator is not null
      and not u.usr_is_independent and reaches_further(new.id, u.usr_id_creator)
    order by u.id for no key update);
  return null;
end $$;
create trigger independent after update of gro_scope on access_groups
  for each row when (new.gro_scope <> old.gro_scope) execute function widened_is_independent();
