alter table rollup_dimension_months
  drop column rdm_measurable_impressions,
  drop column rdm_viewable_impressions,
  drop column rdm_clicks,
  drop column rdm_clickable_impressions;
alter table rollup_site_months
  drop column rsm_measurable_impressions,
  drop column rsm_viewable_impressions,
  drop column rsm_clicks,
  drop column rsm_clickable_impressions;
alter table rollup_months
  drop column rmo_measurable_impressions,
  drop column rmo_viewable_impressions,
  drop column rmo_clicks,
  drop column rmo_clickable_impressions;
alter table rollup_dimension_days
  drop column rdd_measurable_impressions,
  drop column rdd_viewable_impressions,
  drop column rdd_clicks,
  drop column rdd_clickable_impressions;
alter table rollup_site_days
  drop column rsd_measurable_impressions,
  drop column rsd_viewable_impressions,
  drop column rsd_clicks,
  drop column rsd_clickable_impressions;

alter table ad_network_reports drop constraint ad_network_reports_key;
alter table ad_network_reports
  drop constraint ad_network_reports_measured,
  drop column anr_clickable_impressions,
  drop column anr_clicks,
  drop column anr_viewable_impressions,
  drop column anr_measurable_impressions;
alter table ad_network_reports add constraint ad_network_reports_key primary key (anr_id_website, anr_date,
  anr_id_ad_network, anr_format, anr_device, anr_id_technology, anr_ad_type, anr_currency, anr_author)
  include (anr_value, anr_net, anr_net_currency, anr_ad_requests, anr_refresh_ad_requests, anr_impressions,
    anr_refresh_impressions, anr_id_account);
