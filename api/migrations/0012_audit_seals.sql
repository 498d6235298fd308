-- The database itself gives rows of the trail their id, their time and the name of whoever acted: from the first seal on,
-- nobody chooses them. What was there before, a demo with its past, is sealed as it stands. Time does not go back: after a
-- clock was set back, rows and seals have the time of the last seal until it has caught up.
create function give_log() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare last timestamptz := (select created_at from system_log_seals order by id desc limit 1);
begin
  if last is not null then
    if new.id is distinct from currval('system_logs_id_seq') then
      raise exception 'the trail gives its ids itself' using errcode = 'insufficient_privilege';
    end if;
    new.created_at := greatest(clock_timestamp(), last);
    new.slo_blame_name := null;
  end if;
  new.slo_blame_name :=
    coalesce(new.slo_blame_name, (select usr_name from users where id = new.slo_blame_user_id));
  return new;
end $$;
create trigger give_log before insert on system_logs for each row execute function give_log();

-- Makes the next seal, as whoever owns the tables; nothing where all rows have one, or where somebody else is sealing. Its
-- rows are behind those of the seal before, in an order that the chain itself makes: what began first may be stored last.
-- A row that says it is more than an hour older than the one before gets none: no action lasts that long. What a row says
-- stands in `platform/trail/chain.ts` too: whoever verifies the chain does not ask the database how it was made.
create function seal_trail(out seal bigint, out rows int, out head text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Rows of one seal at most, so that the embedded database is soon free for others.
  most constant int := 1000;
  made timestamptz;
  last system_log_seals;
  behind bigint;
  since timestamptz;
  fresh bigint[];
  ids bigint[];
  digests text[];
  hashes text[] := '{}';
  newest bigint;
begin
  if not pg_try_advisory_xact_lock(4190218) then return; end if;
  select * into last from system_log_seals order by id desc limit 1;
  made := greatest(clock_timestamp(), last.created_at);
  since := coalesce((select least(created_at, last.created_at) from system_logs where id = last.sls_to)
    - interval '1 hour', '-infinity');
  -- A seal that is full has more to come behind it.
  if last.id is null or cardinality(last.sls_logs) = most then
    behind := coalesce((select max(id) from unnest(last.sls_logs) as sealed(id)), 0);
    ids := array(select l.id from system_logs as l
      where l.id > behind and l.created_at >= since and not exists (
        select from system_log_seals as s cross join unnest(s.sls_logs) as sealed(id)
        where s.sls_to > behind and sealed.id = l.id
      )
      order by l.id limit most);
  end if;
  if coalesce(cardinality(ids), 0) = 0 then
    fresh := array(select id from system_logs where created_at >= since);
    ids := array(select l.id from unnest(fresh) as l(id)
      where not exists (
        select from system_log_seals as s cross join unnest(s.sls_logs) as sealed(id)
        where s.sls_to >= (select min(id) from unnest(fresh) as f(id)) and sealed.id = l.id
      )
      order by l.id limit most);
  end if;
  if cardinality(ids) = 0 then return; end if;

  select array_agg(encode(sha256(convert_to(jsonb_build_array(l.id, l.slo_blame_user_id, l.slo_blame_name,
      l.slo_type, l.slo_action, l.slo_table_name, l.slo_object_id, l.slo_transaction_hash, l.slo_diffs, l.slo_ip,
      l.slo_request_id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex')
      order by l.id), array_agg(l.id order by l.id)
    into digests, ids from system_logs as l where l.id = any(ids);
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
  insert into system_log_seals (id, sls_logs, sls_hashes, sls_to, created_at) values (seal, ids, hashes, newest, made);
end $$;

revoke all on function seal_trail from public;
