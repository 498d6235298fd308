import type { OneOrder } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** An order for tests: booked for a website, with the access of a network, and one network was made of it. */
export const LAUNCH: OneOrder['record'] = {
  id: 4,
  ord_name: 'Launch',
  ord_status: 'Em exibição',
  ord_id_ad_network_type: 6,
  ord_id_ad_network_category: 9,
  ord_id_website: 3,
  ord_id_ad_manager: 2,
  ord_id_ad_network: 31,
  ord_domain: null,
  ord_token_expires_at: null,
  ant_name: 'Open bidding',
  anc_name: 'Exchange',
  anc_color: 'teal',
  anw_website: 'serra.example',
  adm_name: 'Brazil (1234)',
  access_name: 'Aurora',
  networks_count: 1,
  networks: [{ id: 33, adn_name: 'Launch serra', adn_status: 'Em exibição', anw_website: 'serra.example' }],
  created_at: INSTANT,
  updated_at: INSTANT,
}
