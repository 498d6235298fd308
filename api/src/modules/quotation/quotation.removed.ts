import type { OneQuotation } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type RemovedRules, whoeverReaches } from '../../platform/removed'
import { nameOf, quotationsIn } from './quotation.repository'
import { restoreQuotationIn, takeMonths } from './quotation.service'

export const quotationRemoved: RemovedRules<'currency_quotations', OneQuotation> = {
  name: 'currencyExchange',
  table: 'currency_quotations',
  removedIn: read => quotationsIn(read).where('q.deleted_at', 'is not', null).select('q.id'),
  mayRestore: whoeverReaches,
  label: sql`r.cue_currency || ' ' || r.cue_date`,
  once: nameOf,
  // As whoever removes them holds them: quotations, then their months, in the order of time.
  hold: async (tx, ids) => {
    const rows = await tx.lockAll('currency_quotations', ids)
    await takeMonths(
      tx,
      rows.map(({ cue_date }) => cue_date),
    )
  },
  restoreIn: restoreQuotationIn,
}
