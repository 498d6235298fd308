-- A month that is sealed stays as it is: taking its seal off and on again waits for whoever reads it, and is waited for.
create or replace function seal_month(month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  part text := 'public.ad_network_reports' || to_char(month, '_YYYY_MM');
  is_sealed boolean := exists (select from pg_trigger where tgrelid = to_regclass(part) and tgname = 'closed');
begin
  if to_regclass(part) is null or is_sealed = public.is_closed_month(month) then return; end if;
  if is_sealed then
    execute format('drop trigger closed on %s', part);
  else
    execute format('create trigger closed before insert or update or delete on %s
      for each row execute function public.refuse_closed_fact()', part);
  end if;
end $$;
