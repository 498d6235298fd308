import type { Credential, CredentialField, OneNetworkType } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

export const asksFor = (credential: Credential, facts: Partial<CredentialField> = {}): CredentialField => ({
  credential,
  required: true,
  secret: false,
  pattern: '',
  label: {},
  help: {},
  ...facts,
})

/** A type for tests: enabled, in use, with a name of its own for one credential. */
export const VIDEO: OneNetworkType['record'] = {
  id: 9,
  ant_name: 'Video bidder',
  ant_status: 1,
  ant_auth_kind: 'oauth',
  ant_time_zone: 'Europe/Rome',
  ant_currency: 'EUR',
  ant_final_after_days: 7,
  ant_fields: [
    asksFor('client_id', { pattern: 'app-####' }),
    asksFor('identity', { required: false, label: { en: 'Seat', it: 'Posto' } }),
  ],
  ant_ads_txt_lines: ['video.example, {account_id}, DIRECT'],
  networks_count: 12,
  removed_networks_count: 1,
  orders_count: 2,
  stored_counts: { client_id: 12, identity: 4 },
  is_used: true,
  created_at: INSTANT,
  updated_at: INSTANT,
}

const {
  ant_fields,
  ant_ads_txt_lines: _,
  removed_networks_count: __,
  orders_count: ___,
  stored_counts: ____,
  ...facts
} = VIDEO

/** The same as a list shows it. */
export const VIDEO_ROW = { ...facts, credentials: ant_fields.map(({ credential }) => credential) }
