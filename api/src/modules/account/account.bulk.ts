import type { AccountBulk, BulkAnswer } from '@candela/shared-contract'
import { bulkAnswerOf, chosenIds, type Verdict } from '../../platform/bulk'
import { blame, type Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { accountIdsInOrder } from './account.list'
import { accountsIn, websiteCounts } from './account.repository'
import { transferAccounts } from './account.transfer'
import { undoAccounts } from './account.undo'

type Change = Exclude<AccountBulk, { action: 'undo' }>

/** An account goes when nothing is left on it; every other change is possible for each in reach. */
const judged = async (
  tx: Tx,
  { action }: Change,
  rows: readonly Row<'accounts'>[],
): Promise<Verdict<Row<'accounts'>>[]> => {
  const ids = rows.map(({ id }) => id)
  const counts = action === 'destroy' ? await websiteCounts(tx.read, ids) : new Map<number, number>()
  return rows.map(row => {
    const count = counts.get(row.id)
    return { row, label: row.acc_name, refused: count ? 'hasWebsites' : null, count }
  })
}

const apply = async (ctx: Ctx, tx: Tx, change: Change, rows: readonly Row<'accounts'>[]): Promise<void> => {
  switch (change.action) {
    case 'status':
      await tx.updateAll('accounts', rows, { acc_is_enabled: change.payload.acc_is_enabled })
      return
    case 'tier':
      await tx.updateAll('accounts', rows, { acc_tier: change.payload.acc_tier })
      return
    case 'destroy':
      await tx.updateAll('accounts', rows, { deleted_at: new Date().toISOString() })
      return
    case 'transfer':
      await transferAccounts(ctx, tx, rows, change.payload)
      return
  }
}

export const bulkAccounts = (ctx: Ctx, body: AccountBulk): Promise<BulkAnswer> =>
  write(blame(ctx), 'account.bulk', async tx => {
    if (body.action === 'undo') return undoAccounts(ctx, tx, body.payload.transaction)
    // Status, tier and managers are what the platform decides, whatever rights a publisher was given.
    if (body.action !== 'destroy' && ctx.actor.scope === 'own') throw new AppError('forbidden')
    const reach = reachOf(ctx.actor)
    const asked = await chosenIds(body, limit => accountIdsInOrder(tx.read, reach, body.matching ?? {}, limit))
    await tx.lockAll('accounts', asked)
    const rows = await accountsIn(tx.read, reach).selectAll('a').where(isOneOf('a.id', asked)).execute()
    const verdicts = await judged(tx, body, rows)
    const changing = verdicts.flatMap(({ row, refused }) => (refused ? [] : [row]))
    await apply(ctx, tx, body, changing)
    return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
  })
