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
