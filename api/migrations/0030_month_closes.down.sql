do $$
declare part record;
begin
  for part in select c.oid::regclass as name from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
    where t.tgname = 'closed' loop
    execute format('drop trigger closed on %s', part.name);
  end loop;
end $$;
drop trigger seals on currency_closings;
drop function seal_closed_month, refuse_closed_fact, refuse_closed_row, refuse_closed_share, refuse_closed_condition;

create or replace function open_month(parent regclass, first date, next date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare part text := format('public.%I', (select relname from pg_class where oid = parent) || to_char(first, '_YYYY_MM'));
begin
  if not exists (select from pg_class where oid = parent and relkind = 'p' and relowner = current_user::regrole) then
    raise exception '% has no months', parent using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(part) is null then
    execute format('create table %s (like %s including all)', part, parent);
    execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, part, first, next);
  end if;
end $$;

drop function seal_month, raise_closed, may_write_closed, is_closed_month;
drop table adjustments, transfer_lines, transfers;
alter table currency_closings drop column ccl_source, drop column ccl_reason;
drop table month_closes;
