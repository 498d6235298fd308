import type { AccountBulk, BulkAnswer } from '@candela/shared-contract'
import { type BulkRules, changeMany, type Refusal } from '../../platform/bulk'
import { auditRowsOf, undoMany } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError } from '../../platform/http/app-error'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { accountIdsInOrder, type UnpagedAccountQuery } from './account.list'
import { mayChangeMany } from './account.policy'
import { accountRowsOf, websiteCounts } from './account.repository'
import { transferAccounts, undoTransfer } from './account.transfer'

const ACCOUNTS: BulkRules<'accounts', UnpagedAccountQuery> = {
  table: 'accounts',
  name: 'account',
  writes: ['acc_is_enabled', 'acc_tier', 'deleted_at'],
  find: (ctx, read, question, window) => accountIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) => accountRowsOf(read, reachOf(ctx.actor), ids),
  nameOf: ({ acc_name }) => acc_name,
}

type AccountChange = Exclude<AccountBulk, { action: 'undo' }>
type Patch = Partial<Row<'accounts'>>

/** What is changed of an account itself; a hand-over is about its managers. */
const patchOf = (change: AccountChange): Patch => {
  switch (change.action) {
    case 'status':
      return { acc_is_enabled: change.payload.acc_is_enabled }
    case 'tier':
      return { acc_tier: change.payload.acc_tier }
    case 'destroy':
      return { deleted_at: new Date().toISOString() }
    case 'transfer':
      return {}
  }
}

/** An account goes when nothing is left on it. */
const judgeOf = async (tx: Tx, leaving: readonly number[]) => {
  const counts = await websiteCounts(tx.read, leaving)
  return ({ id }: Row<'accounts'>): Refusal | null => {
    const count = counts.get(id)
    return count ? { refused: 'hasWebsites', count } : null
  }
}

const undo = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const lines = await auditRowsOf(tx.read, { transaction, actorId: ctx.actor.id, action: 'account.bulk' })
  const removes = lines.every(({ slo_diffs }) => slo_diffs.deleted_at)
  if (!mayChangeMany(ctx.actor, { removes })) throw new AppError('forbidden')
  if (lines.every(({ slo_table_name }) => slo_table_name !== 'accounts')) return undoTransfer(ctx, tx, ACCOUNTS, lines)
  const { answer } = await undoMany(ctx, tx, ACCOUNTS, transaction, async changes => {
    const leaving = changes.flatMap(({ row, patch }) => (patch.deleted_at ? [row.id] : []))
    const judge = await judgeOf(tx, leaving)
    return ({ row }) => judge(row)
  })
  return answer
}

export const bulkAccounts = (ctx: Ctx, body: AccountBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'account.bulk', async tx => {
    if (body.action === 'undo') return undo(ctx, tx, body.payload.transaction)
    if (!mayChangeMany(ctx.actor, { removes: body.action === 'destroy' })) throw new AppError('forbidden')
    const patch = patchOf(body)
    const { answer, changed } = await changeMany(ctx, tx, ACCOUNTS, body, async rows => {
      const leaving = body.action === 'destroy' ? rows.map(({ id }) => id) : []
      const judge = await judgeOf(tx, leaving)
      return row => judge(row) ?? { patch }
    })
    const rows = changed.map(({ row }) => row)
    if (body.action === 'transfer') await transferAccounts(ctx, tx, rows, body.payload)
    return answer
  })
