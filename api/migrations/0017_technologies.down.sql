drop index website_revenue_share_conditions_technology;
drop index ad_networks_category;
alter table ad_network_categories drop anc_color;
drop index ad_network_categories_name;
