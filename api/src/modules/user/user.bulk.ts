import type { BulkAnswer, UserBulk } from '@candela/shared-contract'
import { type BulkRules, type Change, changeMany, type RefusalCode, type Settled } from '../../platform/bulk'
import { undoMany, withTaken } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { type Tx, write } from '../../platform/write'
import { outranks } from '../group/group.policy'
import { groupsWithRights } from '../group/group.repository'
import { reachOf } from '../reach'
import { revokeSessionsOf } from '../session/session'
import { type UserQuestion, userIdsInOrder } from './user.list'
import { administratorsOf, isLastAdministrator, losesAccess, refuseGiving } from './user.policy'
import { peopleAbove, usersIn } from './user.repository'
import { rethrowAsTakenEmail } from './user.service'

const USERS: BulkRules<'users', UserQuestion> = {
  table: 'users',
  name: 'user',
  writes: ['usr_status', 'usr_id_group', 'deleted_at'],
  find: (ctx, read, question, window) => userIdsInOrder(read, reachOf(ctx.actor), question, window),
  rowsIn: (ctx, read, ids) => usersIn(read, reachOf(ctx.actor)).selectAll('u').where(isOneOf('u.id', ids)).execute(),
  nameOf: ({ usr_name }) => usr_name,
}

type Patch = Partial<Row<'users'>>

const patchOf = (change: Exclude<UserBulk, { action: 'undo' }>): Patch => {
  switch (change.action) {
    case 'status':
      return { usr_status: change.payload.usr_status }
    case 'group':
      return { usr_id_group: change.payload.usr_id_group }
    case 'destroy':
      return { deleted_at: new Date().toISOString() }
  }
}

/** One after the other, as single changes would be judged: of two administrators the second is the last one. */
const judgeOf = async (ctx: Ctx, tx: Tx, ids: readonly number[]) => {
  const administrators = await administratorsOf(tx)
  const above = await peopleAbove(tx.read, ctx.actor, ids)
  return ({ row, patch }: Change<'users'>): RefusalCode | null => {
    if (row.id === ctx.actor.id) return 'ownRecord'
    if (above.has(row.id)) return 'notYours'
    if (isLastAdministrator(administrators, row.id, patch)) return 'lastAdministrator'
    if (losesAccess(patch, administrators.group)) administrators.people.delete(row.id)
    return null
  }
}

/** The group that somebody gets back, or comes back with. */
const groupAfter = ({ row, patch }: Change<'users'>): number | null =>
  patch.usr_id_group ?? (patch.deleted_at === null ? row.usr_id_group : null)

/** What speaks against each group: it went meanwhile, or it is given back with rights that the caller lacks. */
const groupJudgeOf = async (ctx: Ctx, tx: Tx, changes: readonly Change<'users'>[]) => {
  const ids = changes.flatMap(change => groupAfter(change) ?? [])
  await tx.lockAll('access_groups', ids)
  const living = new Map((await groupsWithRights(tx.read, { all: true })).map(group => [group.id, group]))
  return (change: Change<'users'>): RefusalCode | null => {
    const id = groupAfter(change)
    if (id === null) return null
    const group = living.get(id)
    if (!group) return 'stale'
    // Else one would take a right from somebody, set their password, and give the right back.
    return change.patch.usr_id_group && outranks(group, ctx.actor) ? 'notHeld' : null
  }
}

const idsOf = (rows: readonly Row<'users'>[]) => rows.map(({ id }) => id)

const undo = (ctx: Ctx, tx: Tx, transaction: string): Promise<Settled<'users'>> =>
  undoMany(ctx, tx, USERS, transaction, async changes => {
    const ids = idsOf(changes.map(({ row }) => row))
    // Of people who come back: whose address somebody else has by now.
    const taken = await withTaken(tx.read, 'users', ['usr_email'], ids)
    const judgeGroup = await groupJudgeOf(ctx, tx, changes)
    const judge = await judgeOf(ctx, tx, ids)
    return change =>
      change.patch.deleted_at === null && taken.has(change.row.id)
        ? 'emailTaken'
        : (judgeGroup(change) ?? judge(change))
  })

const change = async (ctx: Ctx, tx: Tx, body: Exclude<UserBulk, { action: 'undo' }>): Promise<Settled<'users'>> => {
  const patch = patchOf(body)
  return changeMany(ctx, tx, USERS, body, async rows => {
    // People before their group, as single changes hold them: two actions never wait for each other.
    if (body.action === 'group') await refuseGiving(tx, ctx.actor, body.payload.usr_id_group, 'payload.usr_id_group')
    const judge = await judgeOf(ctx, tx, idsOf(rows))
    return row => judge({ row, patch }) ?? { patch }
  })
}

const endsSessions = ({ patch: { usr_status, deleted_at } }: Change<'users'>): boolean =>
  Boolean(deleted_at) || (usr_status !== undefined && usr_status !== 'Ativo')

export const bulkUsers = (ctx: Ctx, body: UserBulk): Promise<BulkAnswer> =>
  write(writeContext(ctx), 'user.bulk', async tx => {
    const { answer, changed } =
      body.action === 'undo' ? await undo(ctx, tx, body.payload.transaction) : await change(ctx, tx, body)
    const leaving = changed.filter(endsSessions).map(({ row }) => row.id)
    if (leaving.length > 0) await revokeSessionsOf(tx, leaving)
    return answer
  }).catch(rethrowAsTakenEmail)
