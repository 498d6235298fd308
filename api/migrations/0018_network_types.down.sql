drop index ad_networks_type;
alter table ad_network_types
  drop ant_ads_txt_lines,
  drop ant_final_after_days,
  drop ant_currency,
  drop ant_time_zone,
  drop ant_auth_kind;
update ad_network_types set ant_fields = coalesce((
  select jsonb_agg(f.value -> 'credential' order by f.place)
  from jsonb_array_elements(ant_fields) with ordinality as f (value, place)), '[]');
drop index ad_network_types_name;
