-- What a type of ad network asks for is a list of credentials with their rules, which the form of its networks is made
-- of; until now it was a list of their names. How it is read is said beside it.

update ad_network_types set ant_name = btrim(ant_name) where ant_name <> btrim(ant_name) and btrim(ant_name) <> '';
update ad_network_types as later set ant_name = left(later.ant_name, 230) || ' (' || later.id || ')'
where later.deleted_at is null and exists (
  select from ad_network_types as earlier
  where earlier.deleted_at is null and earlier.id < later.id
    and lower(earlier.ant_name collate "und-x-icu") = lower(later.ant_name collate "und-x-icu")
);
create unique index ad_network_types_name on ad_network_types (lower(ant_name collate "und-x-icu"))
  where deleted_at is null;

update ad_network_types set ant_fields = coalesce((
  select jsonb_agg(jsonb_build_object(
    'credential', f.name,
    'required', true,
    'secret', f.name in ('access_token', 'password', 'private_key', 'service_account', 'client_secret', 'developer_key'),
    'pattern', '',
    'label', '{}'::jsonb,
    'help', '{}'::jsonb) order by f.place)
  from jsonb_array_elements_text(ant_fields) with ordinality as f (name, place)), '[]')
where exists (select from jsonb_array_elements(ant_fields) as f (value) where jsonb_typeof(f.value) = 'string');

alter table ad_network_types
  add ant_auth_kind text not null default 'none'
    check (ant_auth_kind in ('oauth', 'token', 'basic', 'service_account', 'none')),
  add ant_time_zone text not null default 'UTC',
  add ant_currency text not null default 'USD' check (ant_currency in ('BRL', 'USD', 'EUR')),
  -- Until then a network still changes what it reported.
  add ant_final_after_days smallint not null default 15 check (ant_final_after_days between 0 and 90),
  add ant_ads_txt_lines jsonb not null default '[]';

-- Who uses a type is counted wherever it is shown.
create index ad_networks_type on ad_networks (adn_id_ad_network_type);
