-- Somebody's tie becomes one of others also while it stays: their website moves, or whoever brought them in leaves.

create view ties as
  select acu_id_user as person, acu_id_account as account, null::bigint as website from account_users
  union all select acm_id_user, acm_id_account, null from account_managers
  union all select l.wsu_id_user, w.anw_account_id, w.id from website_users as l join websites as w on w.id = l.wsu_id_website;

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
