import type { OneOrderCampaign } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A campaign for tests: enabled, with two ad networks, one of which is of another technology by now. */
export const SPRING: OneOrderCampaign['record'] = {
  id: 5,
  orc_name: 'Spring sale',
  orc_ad_manager_order_id: '0042',
  orc_status: 1,
  orc_id_ad_network_category: 9,
  orc_link: 'https://admanager.example/orders/42',
  anc_name: 'Exchange',
  anc_color: 'teal',
  networks_count: 2,
  networks: [
    { id: 31, adn_name: 'Aurora', is_of_technology: true },
    { id: 32, adn_name: 'Polar', is_of_technology: false },
  ],
  impressions7: '5000',
  impressions7_change: '0.00',
  gross7: '31.00',
  gross7_change: '25.00',
  ecpm7: '6.20',
  ecpm7_change: 'new',
  delivery7_currency: 'BRL',
  created_at: INSTANT,
  updated_at: INSTANT,
}

/** Nobody has chosen ad networks for it. */
export const BARE: OneOrderCampaign['record'] = {
  ...SPRING,
  orc_link: null,
  networks_count: 0,
  networks: [],
  impressions7: null,
  impressions7_change: null,
  gross7: null,
  gross7_change: null,
  ecpm7: null,
  ecpm7_change: null,
}
