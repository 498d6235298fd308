import type { NewRow } from '../src/platform/db/schema'
import { asPast } from './as-past'
import type { Product } from './product'

let last = 0

/** A quotation, each of another day long ago, where the demo has none; of a closed month as well. */
export const aQuotation = (product: Product, facts: Partial<NewRow<'currency_quotations'>> = {}) => {
  last += 1
  const cue_date = new Date(Date.UTC(2001, 0, last)).toISOString().slice(0, 10)
  return asPast(product, trx =>
    trx
      .insertInto('currency_quotations')
      .values({ cue_date, cue_currency: 'USD', cue_value: '2.3456', deleted_at: null, ...facts })
      .returning(['id', 'cue_date', 'updated_at'])
      .executeTakeFirstOrThrow(),
  )
}
