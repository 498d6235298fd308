-- Entries that were removed can come back; what says when one changed last is its version.
alter table maintenance
  add column updated_at timestamptz not null default clock_timestamp(),
  add column deleted_at timestamptz,
  add constraint maintenance_lasts check (usm_until > usm_from);
create index maintenance_user on maintenance (usm_id_user) where deleted_at is null;
create index maintenance_group on maintenance (usm_id_group) where deleted_at is null;
