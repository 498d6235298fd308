drop index ad_networks_order;
alter table ad_networks drop constraint ad_networks_id_order;
drop table orders;
