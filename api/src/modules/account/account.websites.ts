import type { AccountUpdateBody } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { type FieldProblem, throwIfAny } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { reachOf } from '../reach'
import { addWebsiteIn, removeWebsiteIn } from '../website/website.service'
import { canAccount } from './account.policy'
import { websitesOf } from './account.repository'

type Wanted = NonNullable<AccountUpdateBody['websites']>

/** Makes an account's websites the ones that are named; true if that changed any. */
export const setWebsites = async (ctx: Ctx, tx: Tx, accountId: number, wanted: Wanted): Promise<boolean> => {
  const present = await websitesOf(tx.read, reachOf(ctx.actor), accountId)
  const there = new Set(present.map(({ id }) => id))
  const named = new Set(wanted.flatMap(row => ('id' in row ? [row.id] : [])))
  const gone = present.filter(({ id }) => !named.has(id))
  const problems = wanted.flatMap((row, index): FieldProblem[] => {
    if ('id' in row) return there.has(row.id) ? [] : [{ field: `websites.${index}.id`, code: 'notAnOption' }]
    return canAccount(ctx.actor, 'addWebsite') ? [] : [{ field: `websites.${index}.anw_website`, code: 'notYours' }]
  })
  if (gone.length > 0 && !canAccount(ctx.actor, 'removeWebsite')) problems.push({ field: 'websites', code: 'notYours' })
  throwIfAny(problems)
  // First what goes: a domain can move from a row to a new one.
  const held = await tx.lockAll(
    'websites',
    gone.map(({ id }) => id),
  )
  // One that somebody moved to another account until it could be held is gone from here and lives on there.
  for (const row of held) if (row.anw_account_id === accountId && !row.deleted_at) await removeWebsiteIn(ctx, tx, row)
  for (const [index, row] of wanted.entries())
    if (!('id' in row)) await addWebsiteIn(ctx, tx, accountId, row, `websites.${index}`)
  return gone.length > 0 || named.size < wanted.length
}
