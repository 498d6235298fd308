import { toDay } from '../dates'
import type { ShareVersion } from '../revenueShare'

/** A version of a website's share: 80 % from the first of 2026, unless something else is said. */
export const shareVersion = (more: Partial<ShareVersion> = {}): ShareVersion => ({
  id: 7,
  website: 1,
  from: toDay('2026-01-01'),
  type: 'website_percentage_value',
  currency: null,
  fixedValue: null,
  fixedCpm: null,
  percent: 8000,
  fallback: null,
  conditions: [],
  ...more,
})
