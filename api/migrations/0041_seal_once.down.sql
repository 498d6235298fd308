create or replace function seal_month(month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare part text := 'public.ad_network_reports' || to_char(month, '_YYYY_MM');
begin
  if to_regclass(part) is null then return; end if;
  execute format('drop trigger if exists closed on %s', part);
  if public.is_closed_month(month) then
    execute format('create trigger closed before insert or update or delete on %s
      for each row execute function public.refuse_closed_fact()', part);
  end if;
end $$;
