-- The audit trail holds: its rows say what whoever acted was called then, and seals make a chain of them.
alter table system_logs add column slo_blame_name text;
update system_logs as l set slo_blame_name = u.usr_name from users as u where u.id = l.slo_blame_user_id;

-- Seals are numbered from 1 without a gap. They are written once, after their rows, and never changed.
create table system_log_seals (
  id bigint primary key,
  sls_logs bigint[] not null,
  sls_hashes text[] not null,
  sls_to bigint not null,
  created_at timestamptz not null,
  check (cardinality(sls_logs) > 0 and cardinality(sls_logs) = cardinality(sls_hashes))
);
create index system_log_seals_to on system_log_seals (sls_to);

-- A month of facts gets a table of its own while the product runs. Whoever owns the tables makes it: the product's role
-- owns none. Attached, for one that is made as a part would keep readers of all parts waiting until the load is over.
create function open_month(parent regclass, first date, next date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare part text := parent::text || to_char(first, '_YYYY_MM');
begin
  if not exists (select from pg_class where oid = parent and relkind = 'p' and relowner = current_user::regrole) then
    raise exception '% has no months', parent using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(part) is null then
    execute format('create table %I (like %s including all)', part, parent);
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, part, first, next);
  end if;
end $$;

create function analyze_month(parent regclass, first date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from pg_class where oid = parent and relkind = 'p' and relowner = current_user::regrole) then
    raise exception '% has no months', parent using errcode = 'insufficient_privilege';
  end if;
  execute format('analyze %I', parent::text || to_char(first, '_YYYY_MM'));
end $$;

revoke all on function open_month, analyze_month from public;
