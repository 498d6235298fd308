import type { Database } from '../../platform/db/database'
import { monthOf } from '../../platform/loader'

const SUMMED_AGAIN = [
  'rollup_site_days',
  'rollup_dimension_days',
  'rollup_months',
  'rollup_site_months',
  'rollup_dimension_months',
  'website_days',
] as const

/**
 * Clears away what loading a month in many steps left behind, so that its sums are read from few pages. A server does
 * that by itself; the embedded database has nobody who would. Not within a transaction, and one table after the other.
 */
export const tidyMonth = async (database: Database, first: string): Promise<void> => {
  if (database.engine !== 'pglite') return
  for (const table of [monthOf('ad_network_reports', first), ...SUMMED_AGAIN])
    await database.exec(`vacuum (analyze) ${table}`)
}
