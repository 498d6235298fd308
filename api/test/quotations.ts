import type { NewRow } from '../src/platform/db/schema'
import type { Product } from './product'

let last = 0

/** A quotation of an open month, each of another day long ago, where the demo has none; made behind the API's back. */
export const aQuotation = async ({ database }: Product, facts: Partial<NewRow<'currency_quotations'>> = {}) => {
  last += 1
  const cue_date = new Date(Date.UTC(2001, 0, last)).toISOString().slice(0, 10)
  return database.unaudited
    .insertInto('currency_quotations')
    .values({ cue_date, cue_currency: 'USD', cue_value: '2.3456', deleted_at: null, ...facts })
    .returning(['id', 'cue_date', 'updated_at'])
    .executeTakeFirstOrThrow()
}
