import { writeIntoClosed } from '../src/modules/facts/facts.closed'
import type { NewRow } from '../src/platform/db/schema'
import type { Product } from './product'

let last = 0

/**
 * A quotation, each of another day long ago, where the demo has none; made behind the API's back, and as if a month that is
 * closed had still been open.
 */
export const aQuotation = async ({ database }: Product, facts: Partial<NewRow<'currency_quotations'>> = {}) => {
  last += 1
  const cue_date = new Date(Date.UTC(2001, 0, last)).toISOString().slice(0, 10)
  return database.transaction(async trx => {
    await writeIntoClosed(trx)
    return trx
      .insertInto('currency_quotations')
      .values({ cue_date, cue_currency: 'USD', cue_value: '2.3456', deleted_at: null, ...facts })
      .returning(['id', 'cue_date', 'updated_at'])
      .executeTakeFirstOrThrow()
  })
}
