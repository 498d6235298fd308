import type { CredentialField, OneAdNetwork, OneNetworkType } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

const asks = (credential: CredentialField['credential'], more: Partial<CredentialField> = {}): CredentialField => ({
  credential,
  required: true,
  secret: false,
  pattern: '',
  label: {},
  help: {},
  ...more,
})

const TYPE: OneNetworkType['record'] = {
  id: 5,
  ant_name: 'Exchange API',
  ant_status: 1,
  ant_fields: [asks('domain'), asks('login'), asks('password')],
  ant_auth_kind: 'basic',
  ant_time_zone: 'UTC',
  ant_currency: 'USD',
  ant_final_after_days: 15,
  ant_ads_txt_lines: [],
  networks_count: 2,
  removed_networks_count: 0,
  orders_count: 0,
  stored_counts: {},
  is_used: true,
  created_at: INSTANT,
  updated_at: INSTANT,
}
const can = { update: true, destroy: true }

/** A type that asks for a host, a user name and a password; and one that asks for the user name and a token. */
export const TYPES: Record<number, OneNetworkType> = {
  5: { record: TYPE, can },
  6: { record: { ...TYPE, id: 6, ant_name: 'Token API', ant_fields: [asks('login'), asks('access_token')] }, can },
}

/** An ad network for tests: running, with a password that is stored and shared with another one. */
export const NORTH: OneAdNetwork['record'] = {
  id: 9,
  adn_name: 'North',
  adn_status: 'Em exibição',
  adn_id_ad_network_type: 5,
  adn_id_ad_network_category: 2,
  adn_id_website: null,
  adn_id_ad_manager: null,
  adn_id_order: null,
  adn_domain: 'reports.north.example',
  adn_token_expires_at: null,
  ant_name: 'Exchange API',
  anc_name: 'Exchange',
  anc_color: 'teal',
  anw_website: null,
  adm_name: null,
  ord_name: null,
  connection: { state: 'never', result: null, at: null },
  last_day: '2026-11-23',
  days_missing: 0,
  lacks: [],
  net30: '1200.00',
  net30_currency: 'BRL',
  change30: null,
  ant_auth_kind: 'basic',
  access: {
    stored: [
      {
        credential: 'login',
        label: {},
        secret: false,
        value: 'candela',
        last_four: null,
        changed_at: INSTANT,
        changed_by: null,
      },
      {
        credential: 'password',
        label: { en: 'Report password' },
        secret: true,
        value: null,
        last_four: 'f00d',
        changed_at: INSTANT,
        changed_by: { id: 3, label: 'Ana Prado' },
      },
    ],
    shared_with: [{ id: 10, label: 'South' }],
    shared_beyond: 1,
  },
  created_at: INSTANT,
  updated_at: INSTANT,
}
