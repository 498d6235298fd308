import type { BulkAnswer } from '@candela/shared-contract'
import { sql } from 'kysely'
import { bulkAnswerOf, type RefusalCode, type Verdict } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { byPatch, patchBack, writtenBy } from '../../platform/undo'
import type { Tx } from '../../platform/write'
import { revokeSessionsOf } from '../auth/session'
import { groupsWithRights } from '../group/group.repository'
import { reachOf } from '../reach'
import { type BulkPatch, endsSessions, judged } from './user.judge'
import { outranks } from './user.policy'
import { usersIn } from './user.repository'

/** What bulk actions write, and nothing else: an address or a password never comes back from the audit trail. */
const FIELDS = ['usr_status', 'usr_id_group', 'deleted_at'] as const

/** Of people who come back: whose address somebody else has by now. */
const withoutTheirAddress = async (read: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await read
    .selectFrom('users as u')
    .innerJoin('users as o', join =>
      join.on(sql<boolean>`lower(o.usr_email) = lower(u.usr_email) and o.deleted_at is null and o.id <> u.id`),
    )
    .where(isOneOf('u.id', ids))
    .where('u.deleted_at', 'is not', null)
    .select('u.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Entry = { row: Row<'users'>; patch: BulkPatch | null }

/** The group that somebody gets back, or comes back with. */
const groupAfter = ({ row, patch }: Entry): number | null =>
  patch?.usr_id_group ?? (patch?.deleted_at === null ? row.usr_id_group : null)

/** What speaks against each group: it went meanwhile, or it is given back with rights that the caller lacks. */
const againstGroups = async (ctx: Ctx, tx: Tx, entries: readonly Entry[]) => {
  const ids = entries.flatMap(entry => groupAfter(entry) ?? [])
  await tx.lockAll('access_groups', ids)
  const living = new Map((await groupsWithRights(tx.read, { all: true })).map(group => [group.id, group]))
  return (entry: Entry): RefusalCode | null => {
    const id = groupAfter(entry)
    if (id === null) return null
    const group = living.get(id)
    if (!group) return 'stale'
    // Else one would take a right from somebody, set their password, and give the right back.
    return entry.patch?.usr_id_group && outranks(group, ctx.actor) ? 'notHeld' : null
  }
}

/** Gives back what one's own bulk action took, person by person, as far as nobody changed it since. */
export const undoUsers = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer> => {
  const action = { transaction, actorId: ctx.actor.id, action: 'user.bulk', table: 'users' } as const
  const written = await writtenBy(tx.read, action)
  const asked = [...written.keys()]
  if ([...written.values()].some(({ deleted_at }) => deleted_at) && !ctx.actor.pairs.has('user.destroy'))
    throw new AppError('forbidden')
  await tx.lockAll('users', asked)
  const rows = await usersIn(tx.read, reachOf(ctx.actor)).selectAll('u').where(isOneOf('u.id', asked)).execute()
  const entries: Entry[] = rows.map(row => ({ row, patch: patchBack(row, written.get(row.id) ?? {}, FIELDS) }))
  const taken = await withoutTheirAddress(tx.read, asked)
  const againstGroup = await againstGroups(ctx, tx, entries)
  const verdicts: Verdict<Row<'users'>>[] = (await judged(ctx, tx, entries)).map((verdict, index) => {
    const entry = entries[index]
    if (verdict.refused || !entry) return verdict
    if (entry.patch?.deleted_at === null && taken.has(verdict.row.id)) return { ...verdict, refused: 'emailTaken' }
    return { ...verdict, refused: againstGroup(entry) }
  })
  const changing = entries.flatMap(({ row, patch }, index) =>
    patch && verdicts[index]?.refused === null ? [{ row, patch }] : [],
  )
  for (const { rows: together, patch } of byPatch(changing)) {
    await tx.updateAll('users', together, patch)
    if (endsSessions(patch))
      await revokeSessionsOf(
        tx,
        together.map(({ id }) => id),
      )
  }
  return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
}
