import type { OneQuotation } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A quotation for tests: of an open month, a little more than the one before. */
export const DOLLAR: OneQuotation['record'] = {
  id: 7,
  cue_date: '2026-11-10',
  cue_currency: 'USD',
  cue_value: '5.4321',
  cue_source: 'manual',
  change: '0.50',
  is_closed: false,
  set_by: { id: 3, label: 'Rita Campos' },
  before: { day: '2026-11-09', value: '5.4051' },
  month: { average: '5.4186', days: 6, closing: null },
  created_at: INSTANT,
  updated_at: INSTANT,
}

/** One that its month was closed with. */
export const CLOSED: OneQuotation['record'] = {
  ...DOLLAR,
  id: 8,
  cue_date: '2026-10-09',
  is_closed: true,
  month: { average: '5.3911', days: 21, closing: '5.3911' },
}
