import type { BulkAnswer } from '@candela/shared-contract'
import { bulkAnswerOf, type RefusalCode, type Verdict } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError } from '../../platform/http/app-error'
import { byPatch, linesOf, patchBack } from '../../platform/undo'
import type { Tx } from '../../platform/write'
import { reachOf } from '../reach'
import { accountRowsOf } from './account.repository'
import { undoTransfer } from './account.transfer.undo'

/** What bulk actions write of an account itself. */
const FIELDS = ['acc_is_enabled', 'acc_tier', 'deleted_at'] as const

type Lines = Awaited<ReturnType<typeof linesOf>>

const undoFacts = async (ctx: Ctx, tx: Tx, lines: Lines): Promise<BulkAnswer> => {
  const written = new Map(
    lines.flatMap(({ slo_object_id, slo_diffs }) => (slo_object_id ? [[slo_object_id, slo_diffs] as const] : [])),
  )
  if ([...written.values()].some(({ deleted_at }) => deleted_at) && !ctx.actor.pairs.has('account.destroy'))
    throw new AppError('forbidden')
  const asked = [...written.keys()]
  await tx.lockAll('accounts', asked)
  const entries = (await accountRowsOf(tx.read, reachOf(ctx.actor), asked)).map(row => {
    const patch = patchBack(row, written.get(row.id) ?? {}, FIELDS)
    const isGone = row.deleted_at !== null && patch?.deleted_at === undefined
    const refused: RefusalCode | null = !patch || isGone ? 'stale' : null
    return { row, patch, label: row.acc_name, refused }
  })
  const changing = entries.flatMap(({ row, patch, refused }) => (patch && !refused ? [{ row, patch }] : []))
  for (const { rows, patch } of byPatch(changing)) await tx.updateAll('accounts', rows, patch)
  const verdicts: Verdict<Row<'accounts'>>[] = entries
  return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
}

/** Gives back what one's own bulk action took, account by account, as far as nobody changed it since. */
export const undoAccounts = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const lines = await linesOf(tx.read, { transaction, actorId: ctx.actor.id, action: 'account.bulk' })
  const facts = lines.filter(({ slo_table_name }) => slo_table_name === 'accounts')
  return facts.length > 0 ? undoFacts(ctx, tx, facts) : undoTransfer(ctx, tx, lines)
}
