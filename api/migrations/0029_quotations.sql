-- Quotations are written by people: each says by whom and out of what, and one that was removed comes back.

alter table currency_quotations
  add column cue_source text not null default 'manual' check (cue_source in ('manual', 'file')),
  -- Who wrote it last; null: the product itself.
  add column cue_id_user bigint references users (id),
  add column deleted_at timestamptz;

alter table currency_quotations drop constraint currency_quotations_cue_currency_cue_date_key;
create unique index currency_quotations_day on currency_quotations (cue_currency, cue_date) where deleted_at is null;
