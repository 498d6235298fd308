import type { BulkAnswer } from '@candela/shared-contract'
import type { RefusalCode } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { patchBack, writtenBy } from '../../platform/undo'
import type { Tx } from '../../platform/write'
import { reachOf } from '../reach'
import { applied, type BulkPatch } from './website.judge'
import { objectionToStatus } from './website.policy'
import { takenHosts, websitesIn } from './website.repository'
import { joinAccount } from './website.service'

/** What bulk actions write, and nothing else. */
const FIELDS = ['anw_status', 'anw_reject_reason', 'deleted_at'] as const

/** Accounts before their websites, as everybody holds them. */
const heldAccounts = async (tx: Tx, websites: readonly number[]) => {
  const rows = await tx.read
    .selectFrom('websites')
    .where(isOneOf('id', websites))
    .select('anw_account_id as id')
    .distinct()
    .execute()
  const accounts = await tx.lockAll(
    'accounts',
    rows.map(({ id }) => id),
  )
  return new Set(accounts.filter(({ deleted_at }) => !deleted_at).map(({ id }) => id))
}

/** Gives back what one's own bulk action took, website by website, as far as nobody changed it since. */
export const undoWebsites = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const action = { transaction, actorId: ctx.actor.id, action: 'website.bulk', table: 'websites' } as const
  const written = await writtenBy(tx.read, action)
  const asked = [...written.keys()]
  if ([...written.values()].some(({ deleted_at }) => deleted_at) && !ctx.actor.pairs.has('website.destroy'))
    throw new AppError('forbidden')
  const accounts = await heldAccounts(tx, asked)
  await tx.lockAll('websites', asked)
  const rows = await websitesIn(tx.read, reachOf(ctx.actor)).selectAll('w').where(isOneOf('w.id', asked)).execute()
  const taken = await takenHosts(
    tx.read,
    rows.filter(({ deleted_at }) => deleted_at).map(({ anw_website }) => anw_website),
  )

  const against = (row: Row<'websites'>, patch: BulkPatch | null): RefusalCode | null => {
    if (!patch) return 'stale'
    if (patch.deleted_at === null) {
      if (taken.has(row.anw_website)) return 'domainTaken'
      return accounts.has(row.anw_account_id) ? null : 'conflict'
    }
    if (row.deleted_at) return 'notFound'
    return patch.anw_status === undefined ? null : objectionToStatus(ctx.actor, row, patch.anw_status)
  }
  const entries = rows.map(row => {
    const patch = patchBack(row, written.get(row.id) ?? {}, FIELDS)
    const refused = against(row, patch)
    return { row, verdict: refused ? { refused } : { patch: patch ?? {} } }
  })
  const joined = entries.flatMap(({ row, verdict: { patch } }) =>
    patch?.deleted_at === null ? [row.anw_account_id] : [],
  )
  for (const account of new Set(joined)) await joinAccount(tx, account)
  return applied(ctx, tx, asked, entries)
}
