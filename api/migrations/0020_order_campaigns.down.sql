drop table order_campaign_networks;
drop table order_campaigns;
