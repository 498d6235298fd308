import type { AccountCreateBody } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { idsOf } from '../../platform/db/order'
import type { Row } from '../../platform/db/schema'
import { isOneOf, listOf } from '../../platform/db/text'
import type { FieldProblem } from '../../platform/http/app-error'
import { storedPercent } from '../../platform/percent'
import type { Tx } from '../../platform/write'
import { problemsOfUnattachable, publishersAmong, tiesOf } from '../attached'
import { reachOf } from '../reach'
import { activeManagersIn } from '../user/user.repository'
import { problemsOfLeaving, problemsOfSellers, type WantedManager, type WantedSeller } from './account.policy'

/** Exactly one of them is the main contact: the first that is marked, or the first. */
export const wantedManagers = (rows: AccountCreateBody['managers']): WantedManager[] => {
  const people = rows.flatMap(({ acm_id_user, acm_is_main }) => (acm_id_user ? [{ acm_id_user, acm_is_main }] : []))
  const main = people.find(({ acm_is_main }) => acm_is_main) ?? people[0]
  return people.map(row => ({ acm_id_user: row.acm_id_user, acm_is_main: row === main }))
}

export const wantedSellers = (rows: AccountCreateBody['users']): WantedSeller[] =>
  rows.flatMap(({ acu_id_user, acu_comission }) =>
    acu_id_user ? [{ acu_id_user, acu_comission: acu_comission && storedPercent(acu_comission) }] : [],
  )

/** Colleagues to hand over to are needed beyond one's reach; without the right to choose them, one's reach is all. */
const managersFor = (read: Reader, actor: Actor) =>
  activeManagersIn(read, actor.pairs.has('user.accountManager') ? { all: true } : reachOf(actor))

/** Whom of these people the caller can make a manager. */
export const possibleManagers = (read: Reader, actor: Actor, ids: readonly number[]) =>
  idsOf(managersFor(read, actor).where(isOneOf('u.id', ids)).select('u.id'))

/** What speaks against these managers. Who is one already stays one, even without being one elsewhere any more. */
export const managerProblems = async (
  ctx: Ctx,
  read: Reader,
  wanted: readonly WantedManager[],
  present: readonly Row<'account_managers'>[],
): Promise<FieldProblem[]> => {
  const people = wanted.map(({ acm_id_user }) => acm_id_user)
  const there = present.map(({ acm_id_user }) => acm_id_user)
  const possible = await possibleManagers(read, ctx.actor, people)
  const strangers = problemsOfUnattachable(people, there, possible, index => `managers.${index}.acm_id_user`)
  return [...strangers, ...problemsOfLeaving(ctx.actor, wanted, present)]
}

export const sellerProblems = async (
  ctx: Ctx,
  read: Reader,
  wanted: readonly WantedSeller[],
  present: readonly Row<'account_users'>[],
): Promise<FieldProblem[]> => {
  const people = wanted.map(({ acu_id_user }) => acu_id_user)
  const there = present.map(({ acu_id_user }) => acu_id_user)
  const possible = await publishersAmong(read, reachOf(ctx.actor), people)
  const strangers = problemsOfUnattachable(people, there, possible, index => `users.${index}.acu_id_user`)
  return [...strangers, ...problemsOfSellers(ctx.actor, wanted, present)]
}

/** Whether anything changed. The main contact of before gives way first: an account never has two. */
export const setManagers = async (
  tx: Tx,
  accountId: number,
  wanted: readonly WantedManager[],
  present: readonly Row<'account_managers'>[],
): Promise<boolean> => {
  const wantedBy = new Map(wanted.map(row => [row.acm_id_user, row]))
  const presentBy = new Map(present.map(row => [row.acm_id_user, row]))
  const gone = present.filter(({ acm_id_user }) => !wantedBy.has(acm_id_user))
  const added = wanted.filter(({ acm_id_user }) => !presentBy.has(acm_id_user))
  const lower = present.filter(row => row.acm_is_main && wantedBy.get(row.acm_id_user)?.acm_is_main === false)
  const higher = present.filter(row => !row.acm_is_main && wantedBy.get(row.acm_id_user)?.acm_is_main)
  await tx.removeAll('account_managers', gone)
  await tx.updateAll('account_managers', lower, { acm_is_main: false })
  if (wanted.length > 0) await lowerTheRemoved(tx, accountId)
  await tx.insertAll(
    'account_managers',
    added.map(row => ({ acm_id_account: accountId, ...row })),
  )
  await tx.updateAll('account_managers', higher, { acm_is_main: true })
  return gone.length + added.length + lower.length + higher.length > 0
}

/** Somebody who was removed as the main contact comes back as one of several. */
const lowerTheRemoved = async (tx: Tx, accountId: number): Promise<void> => {
  const rows = await tiesOf(tx.read, 'account_managers', accountId, 'removed')
  const main = rows.filter(({ acm_is_main }) => acm_is_main)
  await tx.updateAll('account_managers', main, { acm_is_main: false })
}

/** Of somebody for whom no pay was ever said. */
const UNPAID = storedPercent('0')

/** Somebody who sells through an account from now on. */
export const sellerOf = (acu_id_account: number, { acu_id_user, acu_comission = UNPAID }: WantedSeller) => ({
  acu_id_account,
  acu_id_user,
  acu_comission,
})

/** What these people were paid in an account when they left it: who leaves takes it along into the trail. */
const payAtLeaving = async (read: Reader, account: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<unknown, string>()
  const leavings = await read
    .selectFrom('system_logs')
    .select('slo_diffs')
    .where('slo_table_name', '=', 'account_users')
    .where('slo_object_id', '=', account)
    .where(sql<boolean>`(slo_diffs #>> '{acu_id_user,0}')::bigint = any (${listOf(ids)})`)
    .where(sql<boolean>`slo_diffs #>> '{acu_id_user,1}' is null`)
    .orderBy('id')
    .execute()
  return new Map(
    leavings.flatMap(({ slo_diffs: { acu_id_user, acu_comission } }) => {
      const pay = acu_comission?.[0]
      return typeof pay === 'string' ? [[acu_id_user?.[0], pay] as const] : []
    }),
  )
}

/** Who comes back is paid as before, unless it is said: taking people off and on again changes nobody's pay. */
const withPayOfBefore = async (read: Reader, account: number, added: readonly WantedSeller[]) => {
  const unsaid = added.flatMap(({ acu_id_user, acu_comission }) => (acu_comission === undefined ? [acu_id_user] : []))
  const before = await payAtLeaving(read, account, unsaid)
  return added.map(row => ({ ...row, acu_comission: row.acu_comission ?? before.get(row.acu_id_user) }))
}

export const setSellers = async (
  tx: Tx,
  accountId: number,
  wanted: readonly WantedSeller[],
  present: readonly Row<'account_users'>[],
): Promise<boolean> => {
  const wantedBy = new Map(wanted.map(row => [row.acu_id_user, row]))
  const presentBy = new Map(present.map(row => [row.acu_id_user, row]))
  const gone = present.filter(({ acu_id_user }) => !wantedBy.has(acu_id_user))
  const added = wanted.filter(({ acu_id_user }) => !presentBy.has(acu_id_user))
  const changed = present.flatMap(row => {
    const acu_comission = wantedBy.get(row.acu_id_user)?.acu_comission ?? row.acu_comission
    return acu_comission === row.acu_comission ? [] : [{ row, acu_comission }]
  })
  await tx.removeAll('account_users', gone)
  for (const { row, acu_comission } of changed) await tx.update('account_users', row, { acu_comission })
  const coming = await withPayOfBefore(tx.read, accountId, added)
  await tx.insertAll(
    'account_users',
    coming.map(row => sellerOf(accountId, row)),
  )
  return gone.length + added.length + changed.length > 0
}
