-- Pictures of people, who brought somebody in, and when somebody was last seen.

-- Whoever invited somebody reaches them until accounts attach the two to each other.
alter table users add column usr_id_creator bigint references users (id);
create index users_creator on users (usr_id_creator) where usr_id_creator is not null;

-- The newest visit, kept beside the person so that a list of many does not go through all visits of all of them.
alter table users add column usr_last_seen_at timestamptz;
update users as u set usr_last_seen_at = (
  select max(v.created_at) from visit_logs as v where v.ual_id_user = u.id
);

-- Lists are sorted by name as people sort, and count people by status.
create index users_name on users (usr_name collate "und-x-icu", id) where deleted_at is null;

-- One small picture each, made anew from what was sent. It stands apart, so that a new picture is no new version of
-- the person and nobody's open form grows stale by it.
create table user_photos (
  pho_id_user bigint primary key references users (id),
  pho_name text not null,
  pho_type text not null,
  pho_bytes bytea not null check (length(pho_bytes) <= 262144),
  created_at timestamptz not null default clock_timestamp()
);

-- What somebody's own page shows of attempts to sign in as them.
create index sign_in_failures_user on sign_in_failures (sif_id_user, created_at);
