import { type BulkAnswer, firstOfMonth, type QuotationBulk, toDay } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { quotationIdsInOrder, type UnpagedQuotationQuery } from './quotation.list'
import { nameOf, quotationsIn } from './quotation.repository'
import { rethrowAsTakenDay, takeMonths } from './quotation.service'

const QUOTATIONS: BulkRules<'currency_quotations', UnpagedQuotationQuery> = {
  table: 'currency_quotations',
  name: 'currencyExchange',
  writes: ['deleted_at'],
  find: (_ctx, read, question, window) => quotationIdsInOrder(read, question, window),
  rowsIn: (_ctx, read, ids) => quotationsIn(read).selectAll('q').where(isOneOf('q.id', ids)).execute(),
  nameOf,
}

/** What keeps the month of a day as it is, which nobody closes or opens until the action is stored. */
const locksOf = async (tx: Tx, rows: readonly { cue_date: string }[]) => {
  const locks = await takeMonths(
    tx,
    rows.map(({ cue_date }) => cue_date),
  )
  return ({ cue_date }: { cue_date: string }) => locks.get(firstOfMonth(toDay(cue_date)))
}

const remove = async (ctx: Ctx, tx: Tx, body: Exclude<QuotationBulk, { action: 'undo' }>): Promise<BulkAnswer> => {
  const settled = await changeMany(ctx, tx, QUOTATIONS, body, async rows => {
    const lockOf = await locksOf(tx, rows)
    const patch = { deleted_at: new Date().toISOString() }
    return row => lockOf(row) ?? { patch }
  })
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, QUOTATIONS, transaction, async changes => {
    const rows = changes.map(({ row }) => row)
    const lockOf = await locksOf(tx, rows)
    const ids = rows.map(({ id }) => id)
    const taken = await withTaken(tx.read, 'currency_quotations', ['cue_currency', 'cue_date'], ids)
    return ({ row, patch }) => {
      if (!ctx.actor.pairs.has('currencyExchange.destroy')) return 'forbidden'
      const lock = lockOf(row)
      if (lock) return lock
      return patch.deleted_at === null && taken.has(row.id) ? 'quotationTaken' : null
    }
  })
  return settled.answer
}

export const bulkQuotations = (ctx: Ctx, body: QuotationBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'currencyExchange.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : remove(ctx, tx, body),
  ).catch(rethrowAsTakenDay)
