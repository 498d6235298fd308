import type { BulkAnswer, ShareBulk } from '@candela/shared-contract'
import { type BulkRules, changeMany } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type Tx, write } from '../../platform/write'
import { isStaff, reachOf } from '../reach'
import { shareIdsInOrder, type UnpagedShareQuery } from './share.list'
import { hasBegun } from './share.policy'
import { shareRowsIn, spokenOf } from './share.repository'
import { rethrowAsTakenDay } from './share.service'

const SHARES: BulkRules<'website_revenue_shares', UnpagedShareQuery> = {
  table: 'website_revenue_shares',
  name: 'websiteRevenueShare',
  writes: ['deleted_at'],
  find: ({ actor }, read, question, window) => shareIdsInOrder(read, reachOf(actor), question, window),
  rowsIn: ({ actor }, read, ids) => shareRowsIn(read, reachOf(actor), ids),
  nameOf: ({ wrs_valid_from }) => wrs_valid_from,
}

/** Which of these have begun; their websites are held, so that this stays so. */
const begunAmong = async (tx: Tx, rows: readonly Row<'website_revenue_shares'>[]) => {
  const websites = [...new Set(rows.map(({ wrs_id_website }) => wrs_id_website))]
  await tx.lockAll('websites', websites)
  const spoken = await spokenOf(tx.read, websites)
  return ({ wrs_id_website, wrs_valid_from }: Row<'website_revenue_shares'>): boolean => {
    const known = spoken.get(wrs_id_website)
    return !known || hasBegun(wrs_valid_from, known)
  }
}

const remove = async (ctx: Ctx, tx: Tx, body: Exclude<ShareBulk, { action: 'undo' }>): Promise<BulkAnswer> => {
  const settled = await changeMany(ctx, tx, SHARES, body, async rows => {
    const begun = await begunAmong(tx, rows)
    const patch = { deleted_at: new Date().toISOString() }
    return row => (!isStaff(ctx.actor) ? 'forbidden' : begun(row) ? 'shareBegun' : { patch })
  })
  return settled.answer
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const settled = await undoMany(ctx, tx, SHARES, transaction, async changes => {
    const rows = changes.map(({ row }) => row)
    const begun = await begunAmong(tx, rows)
    const ids = rows.map(({ id }) => id)
    const taken = await withTaken(tx.read, 'website_revenue_shares', ['wrs_id_website', 'wrs_valid_from'], ids)
    return ({ row }) => {
      if (!isStaff(ctx.actor)) return 'forbidden'
      return begun(row) ? 'shareBegun' : taken.has(row.id) ? 'dayTaken' : null
    }
  })
  return settled.answer
}

export const bulkShares = (ctx: Ctx, body: ShareBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'websiteRevenueShare.bulk', tx =>
    body.action === 'undo' ? undo(ctx, tx, body.payload.transaction) : remove(ctx, tx, body),
  ).catch(rethrowAsTakenDay)
