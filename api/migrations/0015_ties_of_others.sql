-- Somebody's tie becomes one of others also while it stays: their website moves, or whoever brought them in leaves.

create view ties as
  select acu_id_user as person, acu_id_account as account, null::bigint as website from account_users
  union all select acm_id_user, acm_id_account, null from account_managers
  union all select l.wsu_id_user, w.anw_account_id, w.id from website_users as l join websites as w on w.id = l.wsu_id_website;

-- Whose ties are of others by now, and who was on a website in the time of an account of others, of which 0014 saw the
-- account of now alone. Whoever came off by a move was not there after it.
update users set usr_is_independent = true where not usr_is_independent and id in (
  select person from ties where is_of_others(person, account, website)
  union select was.person from (
    select distinct tie.person, tie.website, (m.slo_diffs -> 'anw_account_id' ->> 0)::bigint as account
    from (
      select (slo_diffs -> 'wsu_id_user' ->> 0)::bigint as person, slo_object_id as website, id as ended,
        slo_transaction_hash as ended_by
      from system_logs where slo_table_name = 'website_users' and slo_diffs -> 'wsu_id_user' ->> 0 is not null
      union all select person, website, null, null from ties where website is not null
    ) as tie
    cross join lateral (
      select max(id) as id from system_logs where slo_table_name = 'website_users' and slo_object_id = tie.website
        and slo_diffs -> 'wsu_id_user' ->> 1 = tie.person::text and (tie.ended is null or id < tie.ended)
    ) as began
    join system_logs as m on m.slo_table_name = 'websites' and m.slo_object_id = tie.website
      and m.slo_diffs -> 'anw_account_id' ->> 0 is not null and m.id > coalesce(began.id, 0)
    where not exists (select from system_logs as n where n.slo_table_name = 'websites' and n.slo_object_id = tie.website
      and n.slo_diffs -> 'anw_account_id' ->> 0 is not null and n.id < m.id
      and (n.id > tie.ended or n.slo_transaction_hash = tie.ended_by))
  ) as was where is_of_others(was.person, was.account, was.website)
);

-- As in 0014. Whoever comes off a website by its move was judged before it: the account of then is not theirs.
create or replace function tied_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  tie jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  who bigint := (tie ->> tg_argv[0])::bigint;
  of_account bigint := (tie ->> tg_argv[1])::bigint;
  of_website bigint := (tie ->> 'wsu_id_website')::bigint;
begin
  if tg_op = 'DELETE' then
    update users set usr_is_independent = true where id in (
      select u.id from users as u join ties as t on t.person = u.id
      where u.usr_id_creator = who and not u.usr_is_independent
        and (t.account = of_account or t.website = of_website) and is_of_others(t.person, t.account, t.website)
      order by u.id for no key update of u);
    if of_website::text = any(string_to_array(current_setting('candela.moved', true), ' ')) then return null; end if;
  end if;
  update users set usr_is_independent = true where id = who and not usr_is_independent
    and is_of_others(who, of_account, of_website);
  return null;
end $$;

-- Who is on a website that moves is judged by the account before, and at the end of the action by the one after.
create function moved_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update users set usr_is_independent = true where id in (
    select u.id from users as u join ties as t on t.person = u.id
    where t.website = new.id and not u.usr_is_independent and is_of_others(t.person, t.account, t.website)
    order by u.id for no key update of u);
  if tg_when = 'BEFORE' then
    perform set_config('candela.moved', concat_ws(' ', current_setting('candela.moved', true), new.id), true);
  end if;
  return new;
end $$;
create trigger independent_before before update of anw_account_id on websites
  for each row when (new.anw_account_id <> old.anw_account_id) execute function moved_is_independent();
create constraint trigger independent after update of anw_account_id on websites deferrable initially deferred
  for each row when (new.anw_account_id <> old.anw_account_id) execute function moved_is_independent();

-- As in 0014; before the group changes it is as it was.
create or replace function widened_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update users set usr_is_independent = true where id in (
    select u.id from users as u
    where u.usr_id_group = new.id and u.deleted_at is null and u.usr_id_creator is not null
      and not u.usr_is_independent and reaches_further(new.id, u.usr_id_creator)
    order by u.id for no key update);
  return new;
end $$;
create trigger independent_before before update of gro_scope on access_groups
  for each row when (new.gro_scope <> old.gro_scope) execute function widened_is_independent();
