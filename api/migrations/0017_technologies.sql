-- Technologies are named by people, one name for one living technology whatever its case, and have a colour that every
-- chart shows them in. Those that are there get the colours in turn.

update ad_network_categories set anc_name = btrim(anc_name) where anc_name <> btrim(anc_name) and btrim(anc_name) <> '';
update ad_network_categories as later set anc_name = left(later.anc_name, 230) || ' (' || later.id || ')'
where later.deleted_at is null and exists (
  select from ad_network_categories as earlier
  where earlier.deleted_at is null and earlier.id < later.id
    and lower(earlier.anc_name collate "und-x-icu") = lower(later.anc_name collate "und-x-icu")
);
create unique index ad_network_categories_name on ad_network_categories (lower(anc_name collate "und-x-icu"))
  where deleted_at is null;

alter table ad_network_categories add anc_color text not null default 'blue'
  check (anc_color in ('blue', 'sky', 'teal', 'pink', 'amber', 'rust'));
update ad_network_categories
set anc_color = (array['blue', 'sky', 'teal', 'pink', 'amber', 'rust'])[1 + (id - 1) % 6];

-- Who uses a technology is counted wherever it is shown.
create index ad_networks_category on ad_networks (adn_id_ad_network_category);
create index website_revenue_share_conditions_technology on website_revenue_share_conditions (rev_technology);
