-- What is done as whoever owns the tables finds names in `pg_catalog` alone, others are said with their schema: who may make
-- functions in `public` could make one that fits better than PostgreSQL's own.

-- As in 0012. An id that was drawn and held until rows behind it had a seal is drawn anew.
create or replace function give_log() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare last record;
begin
  select sls_to, created_at into last from public.system_log_seals order by id desc limit 1;
  if found then
    if new.id is distinct from currval('public.system_logs_id_seq') then
      raise exception 'the trail gives its ids itself' using errcode = 'insufficient_privilege';
    end if;
    if new.id <= last.sls_to then new.id := nextval('public.system_logs_id_seq'); end if;
    new.created_at := greatest(clock_timestamp(), last.created_at);
    new.slo_blame_name := null;
  end if;
  new.slo_blame_name :=
    coalesce(new.slo_blame_name, (select usr_name from public.users where id = new.slo_blame_user_id));
  return new;
end $$;

-- Makes the next seal, as whoever owns the tables; nothing where all rows have one, or where somebody else is sealing. It
-- takes rows that began before the newest sealed one and were stored after it, within the hour, for no action lasts that
-- long; and those behind all that are sealed, of whatever time: what was there before the chain is sealed as it stands.
-- What is sealed is taken away as a whole: a join, without statistics, went through all of it for each row. What a row says
-- stands in `platform/trail/chain.ts` too: whoever verifies the chain does not ask the database how it was made.
create or replace function seal_trail(out seal bigint, out rows int, out head text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Rows of one seal at most, so that the embedded database is soon free for others: `FULL` in `platform/trail/chain.ts`.
  most constant int := 1000;
  last public.system_log_seals;
  made timestamptz;
  since timestamptz;
  late bigint[];
  ids bigint[] := '{}';
  digests text[];
  hashes text[] := '{}';
  newest bigint;
begin
  if not pg_try_advisory_xact_lock(4190218) then return; end if;
  select * into last from public.system_log_seals order by id desc limit 1;
  made := greatest(clock_timestamp(), last.created_at);
  -- Full seals in a row leave them to the first one that is not.
  if cardinality(last.sls_logs) < most or last.created_at < made - interval '1 minute' then
    since := (select least(created_at, last.created_at) from public.system_logs where id = last.sls_to) - interval '1 hour';
    late := array(select id from public.system_logs where created_at >= since and id < last.sls_to order by id);
    ids := array(select unnest(late) as id except select unnest(sls_logs) from public.system_log_seals
      where sls_to >= late[1] order by id limit most);
  end if;
  ids := ids || array(select id from public.system_logs where id > coalesce(last.sls_to, 0)
    order by id limit most - cardinality(ids));
  if cardinality(ids) = 0 then return; end if;

  select array_agg(encode(sha256(convert_to(jsonb_build_array(l.id, l.slo_blame_user_id, l.slo_blame_name,
      l.slo_type, l.slo_action, l.slo_table_name, l.slo_object_id, l.slo_transaction_hash, l.slo_diffs, l.slo_ip,
      l.slo_request_id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex')
      order by l.id), array_agg(l.id order by l.id)
    into digests, ids from public.system_logs as l where l.id = any(ids);
  rows := cardinality(ids);
  seal := coalesce(last.id, 0) + 1;
  newest := greatest(last.sls_to, ids[rows]);
  head := encode(sha256(convert_to(concat_ws(' ',
    coalesce(last.sls_hashes[cardinality(last.sls_hashes)], repeat('0', 64)), seal,
    to_char(made at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), newest), 'UTF8')), 'hex');
  for place in 1..rows loop
    head := encode(sha256(convert_to(head || ' ' || digests[place], 'UTF8')), 'hex');
    hashes[place] := head;
  end loop;
  insert into public.system_log_seals (id, sls_logs, sls_hashes, sls_to, created_at)
    values (seal, ids, hashes, newest, made);
end $$;

-- As in 0011.
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

create or replace function analyze_month(parent regclass, first date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from pg_class where oid = parent and relkind = 'p' and relowner = current_user::regrole) then
    raise exception '% has no months', parent using errcode = 'insufficient_privilege';
  end if;
  execute format('analyze public.%I', (select relname from pg_class where oid = parent) || to_char(first, '_YYYY_MM'));
end $$;
