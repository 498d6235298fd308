drop table ad_network_connections;
drop table ad_network_credentials;
drop index ad_networks_credential_set;
alter table ad_networks
  drop adn_access_changed_at,
  drop adn_id_credential_set,
  drop adn_id_order,
  drop adn_id_ad_manager,
  alter adn_token_expires_at type timestamptz using adn_token_expires_at::timestamp at time zone 'UTC';
drop index ad_networks_name;
drop table ad_network_credential_sets;
drop table ad_managers;
