drop trigger independent_before on access_groups;
drop trigger independent on websites;
drop trigger independent_before on websites;
drop function moved_is_independent;

-- As in 0014.
create or replace function tied_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  tie jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  person bigint := (tie ->> tg_argv[0])::bigint;
begin
  update users set usr_is_independent = true where id = person and not usr_is_independent
    and is_of_others(person, (tie ->> tg_argv[1])::bigint, (tie ->> 'wsu_id_website')::bigint);
  return null;
end $$;

create or replace function widened_is_independent() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update users set usr_is_independent = true where id in (
    select u.id from users as u
    where u.usr_id_group = new.id and u.deleted_at is null and u.usr_id_creator is not null
      and not u.usr_is_independent and reaches_further(new.id, u.usr_id_creator)
    order by u.id for no key update);
  return null;
end $$;

drop view ties;
