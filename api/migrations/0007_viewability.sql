-- What only some ad networks say of their impressions: how many could be measured, how many of these were seen, and how
-- often they were clicked. Null: the network does not say. Clicks are a part of the impressions of those who count them.
alter table ad_network_reports
  add column anr_measurable_impressions bigint,
  add column anr_viewable_impressions bigint,
  add column anr_clicks bigint,
  add column anr_clickable_impressions bigint generated always as
    (case when anr_clicks is not null then anr_impressions + anr_refresh_impressions end) stored,
  add constraint ad_network_reports_measured
    check ((anr_measurable_impressions is null) = (anr_viewable_impressions is null));
alter table ad_network_reports drop constraint ad_network_reports_key;
alter table ad_network_reports add constraint ad_network_reports_key primary key (anr_id_website, anr_date,
  anr_id_ad_network, anr_format, anr_device, anr_id_technology, anr_ad_type, anr_currency, anr_author)
  include (anr_value, anr_net, anr_net_currency, anr_ad_requests, anr_refresh_ad_requests, anr_impressions,
    anr_refresh_impressions, anr_measurable_impressions, anr_viewable_impressions, anr_clicks,
    anr_clickable_impressions, anr_id_account);

alter table rollup_site_days
  add column rsd_measurable_impressions bigint,
  add column rsd_viewable_impressions bigint,
  add column rsd_clicks bigint,
  add column rsd_clickable_impressions bigint;
alter table rollup_dimension_days
  add column rdd_measurable_impressions bigint,
  add column rdd_viewable_impressions bigint,
  add column rdd_clicks bigint,
  add column rdd_clickable_impressions bigint;
alter table rollup_months
  add column rmo_measurable_impressions bigint,
  add column rmo_viewable_impressions bigint,
  add column rmo_clicks bigint,
  add column rmo_clickable_impressions bigint;
alter table rollup_site_months
  add column rsm_measurable_impressions bigint,
  add column rsm_viewable_impressions bigint,
  add column rsm_clicks bigint,
  add column rsm_clickable_impressions bigint;
alter table rollup_dimension_months
  add column rdm_measurable_impressions bigint,
  add column rdm_viewable_impressions bigint,
  add column rdm_clicks bigint,
  add column rdm_clickable_impressions bigint;
