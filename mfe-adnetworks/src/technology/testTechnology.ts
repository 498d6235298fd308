import type { OneTechnology } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A technology for tests: enabled, in use. */
export const EXCHANGE: OneTechnology['record'] = {
  id: 9,
  anc_name: 'Exchange',
  anc_status: 1,
  anc_color: 'teal',
  networks_count: 3,
  removed_networks_count: 1,
  conditions_count: 0,
  campaigns_count: 0,
  orders_count: 0,
  months_count: 14,
  is_used: true,
  created_at: INSTANT,
  updated_at: INSTANT,
}

/** One that nothing names. */
export const FREE: OneTechnology['record'] = {
  ...EXCHANGE,
  networks_count: 0,
  removed_networks_count: 0,
  conditions_count: 0,
  campaigns_count: 0,
  orders_count: 0,
  months_count: 0,
  is_used: false,
}
