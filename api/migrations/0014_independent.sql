-- Whoever brought somebody in reaches them while they are attached to nothing: not any more once they were attached to
-- what that one does not reach, or in a group that reaches further. That ends for good: what they did meanwhile is
-- nobody's who has no part in it. The database keeps it, whoever attaches them.
alter table users add column usr_is_independent boolean not null default false;

-- Whether a group reaches further than whoever brought somebody in; who has no group reaches nothing.
create function reaches_further(grp bigint, creator bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from access_groups as g where g.id = grp
    and array_position('{own,managed,all}'::text[], g.gro_scope) > coalesce((
      select array_position('{own,managed,all}'::text[], c.gro_scope)
      from users as u join access_groups as c on c.id = u.usr_id_group where u.id = creator), 0))
$$;

-- Whether somebody reaches an account, or a website of it.
create function reaches_tied(person bigint, account bigint, website bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from users as u join access_groups as g on g.id = u.usr_id_group where u.id = person and (
    g.gro_scope = 'all'
    or (g.gro_scope = 'managed'
      and exists (select from account_managers where acm_id_user = person and acm_id_account = account))
    or (g.gro_scope = 'own'
      and (exists (select from account_users where acu_id_user = person and acu_id_account = account)
        or exists (select from website_users where wsu_id_user = person and wsu_id_website = website)))))
$$;

-- Of a tie as a row of its table, or as the trail has it: whose it is.
create function is_of_others(person bigint, account bigint, website bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from users where id = person and usr_id_creator is not null and not reaches_tied(usr_id_creator,
    coalesce(account, (select anw_account_id from websites where id = website)), website))
$$;

-- From the trail, too, who was attached before and is not any more.
update users set usr_is_independent = true where id in (
  select acu_id_user from account_users where is_of_others(acu_id_user, acu_id_account, null)
  union select acm_id_user from account_managers where is_of_others(acm_id_user, acm_id_account, null)
  union select wsu_id_user from website_users where is_of_others(wsu_id_user, null, wsu_id_website)
  union select was.person from (
    select coalesce(l.slo_diffs -> tie.field ->> 1, l.slo_diffs -> tie.field ->> 0)::bigint as person,
      case when tie.name <> 'website_users' then l.slo_object_id end as account,
      case when tie.name = 'website_users' then l.slo_object_id end as website
    from system_logs as l join (values ('account_users', 'acu_id_user'), ('account_managers', 'acm_id_user'),
      ('website_users', 'wsu_id_user')) as tie(name, field) on l.slo_table_name = tie.name) as was
    where is_of_others(was.person, was.account, was.website)
  union select u.id from users as u where u.usr_id_creator is not null and reaches_further(u.usr_id_group, u.usr_id_creator)
  union select u.id from users as u join system_logs as l on l.slo_table_name = 'users' and l.slo_object_id = u.id
    cross join lateral jsonb_array_elements_text(l.slo_diffs -> 'usr_id_group') as g(id)
    where u.usr_id_creator is not null and reaches_further(g.id::bigint, u.usr_id_creator)
);

-- At the end of an action, when it is known who else belongs there by then; and also when a tie ends, for who brought them
-- in may have left before, or the website may have moved.
create function tied_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  tie jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  person bigint := (tie ->> tg_argv[0])::bigint;
begin
  update users set usr_is_independent = true where id = person and not usr_is_independent
    and is_of_others(person, (tie ->> tg_argv[1])::bigint, (tie ->> 'wsu_id_website')::bigint);
  return null;
end $$;
create constraint trigger independent after insert or delete on account_users deferrable initially deferred
  for each row execute function tied_is_independent('acu_id_user', 'acu_id_account');
create constraint trigger independent after insert or delete on account_managers deferrable initially deferred
  for each row execute function tied_is_independent('acm_id_user', 'acm_id_account');
create constraint trigger independent after insert or delete on website_users deferrable initially deferred
  for each row execute function tied_is_independent('wsu_id_user', '');

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
