import type { OneWebsite } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A website for tests: live, with a commission of its own and nobody attached. */
export const NEWS: OneWebsite['record'] = {
  id: 9,
  anw_name: 'News',
  anw_website: 'news.example',
  display_host: 'news.example',
  unicode_host: 'news.example',
  anw_product: 'Candela',
  anw_status: 1,
  anw_comission: '20.00',
  terms: { effectiveFee: '20.00', share: null },
  anw_account_id: 4,
  acc_name: 'Cariri Media',
  acc_is_enabled: 1,
  anw_reject_reason: null,
  net30: '1200.00',
  net30_currency: 'BRL',
  change30: null,
  users: [],
  created_at: INSTANT,
  updated_at: INSTANT,
}
