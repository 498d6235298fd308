import type { AccountCreateBody, AccountUpdateBody, Currency, OneAccount } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, type FieldProblem, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { tiesOf } from '../attached'
import { reachOf } from '../reach'
import { oneWithEarnings30 } from '../report/report.earnings30'
import {
  managerProblems,
  sellerProblems,
  setManagers,
  setSellers,
  wantedManagers,
  wantedSellers,
} from './account.people'
import { canAccount, problemsOfChange, problemsOfTier, problemsOfZone, STARTING_TIER } from './account.policy'
import { toOneAccount } from './account.present'
import {
  type AccountWithAggregates,
  accountInReach,
  managersOf,
  sellersOf,
  websiteCounts,
  websitesOf,
} from './account.repository'
import { setWebsites } from './account.websites'

const presented = async (
  ctx: Ctx,
  read: Reader,
  account: AccountWithAggregates,
  currency?: Currency,
): Promise<OneAccount> => {
  const [withEarnings, managers, users, websites] = await Promise.all([
    oneWithEarnings30(read, 'account', account, currency),
    managersOf(read, account.id),
    sellersOf(read, reachOf(ctx.actor), account.id),
    websitesOf(read, reachOf(ctx.actor), account.id),
  ])
  return toOneAccount(ctx.actor, withEarnings, { managers, users, websites })
}

export const accountAccess = defineRecordAccess({
  table: 'accounts',
  find: (read, actor, id) => accountInReach(read, reachOf(actor), id),
  may: canAccount,
  present: presented,
})

/** Whoever brings an account in reaches it from then on, as one of those it is named by. */
export const withTheCaller = (
  { actor }: Ctx,
  { managers, users }: Pick<AccountCreateBody, 'managers' | 'users'>,
): Pick<AccountCreateBody, 'managers' | 'users'> => {
  const isNamed = [
    ...managers.map(({ acm_id_user }) => acm_id_user),
    ...users.map(({ acu_id_user }) => acu_id_user),
  ].includes(actor.id)
  if (isNamed || actor.scope === 'all') return { managers, users }
  return actor.scope === 'managed'
    ? { managers: [...managers, { acm_id_user: actor.id, acm_is_main: false }], users }
    : { managers, users: [...users, { acu_id_user: actor.id }] }
}

/** A new account with all that is said of it, inside an action that may do more; answers its id. */
export const storeAccountIn = async (ctx: Ctx, tx: Tx, body: AccountCreateBody): Promise<number> => {
  const { managers: _managers, users: _users, websites, ...ownFields } = body
  const people = withTheCaller(ctx, body)
  const managers = wantedManagers(people.managers)
  const sellers = wantedSellers(people.users)
  throwIfAny([
    ...problemsOfZone(ownFields.acc_time_zone),
    ...problemsOfTier(ctx.actor, ownFields.acc_tier),
    ...(await managerProblems(ctx, tx.read, managers, [])),
    ...(await sellerProblems(ctx, tx.read, sellers, [])),
  ])
  const { id } = await tx.insert('accounts', {
    ...ownFields,
    acc_tier: ownFields.acc_tier ?? STARTING_TIER,
    deleted_at: null,
  })
  await setManagers(tx, id, managers, [])
  await setSellers(tx, id, sellers, [])
  await setWebsites(ctx, tx, id, websites)
  return id
}

export const storeAccount = (ctx: Ctx, body: AccountCreateBody): Promise<OneAccount> =>
  write(writeContext(ctx), 'account.store', async tx =>
    accountAccess.answer(ctx, tx.read, await storeAccountIn(ctx, tx, body)),
  )

/** Makes the people of an account the ones that are named; true if that changed any. */
const setPeople = async (ctx: Ctx, tx: Tx, id: number, input: AccountUpdateBody, problems: FieldProblem[]) => {
  const managers = input.managers && wantedManagers(input.managers)
  const sellers = input.users && wantedSellers(input.users)
  const [managersNow, sellersNow] = [
    await tiesOf(tx.read, 'account_managers', id),
    await tiesOf(tx.read, 'account_users', id),
  ]
  throwIfAny([
    ...problems,
    ...(managers ? await managerProblems(ctx, tx.read, managers, managersNow) : []),
    ...(sellers ? await sellerProblems(ctx, tx.read, sellers, sellersNow) : []),
  ])
  const changed = [
    managers ? await setManagers(tx, id, managers, managersNow) : false,
    sellers ? await setSellers(tx, id, sellers, sellersNow) : false,
  ]
  return changed.includes(true)
}

/** Changes an account that is held: facts and boxes as far as they are said. */
export const changeAccountIn = async (
  ctx: Ctx,
  tx: Tx,
  row: Row<'accounts'>,
  input: AccountUpdateBody,
): Promise<void> => {
  const { managers: _managers, users: _users, websites, updated_at: _version, ...ownFields } = input
  const hasOtherPeople = await setPeople(ctx, tx, row.id, input, problemsOfChange(ctx.actor, row, input))
  const hasOtherWebsites = websites !== undefined && (await setWebsites(ctx, tx, row.id, websites))
  const after = await tx.update('accounts', row, ownFields)
  if (after.updated_at === row.updated_at && (hasOtherPeople || hasOtherWebsites)) await tx.touch('accounts', row.id)
}

export const updateAccount = (ctx: Ctx, id: number, input: AccountUpdateBody): Promise<OneAccount> =>
  write(writeContext(ctx), 'account.update', async tx => {
    const { row } = await accountAccess.lock(ctx, tx, id, 'update', input.updated_at)
    await changeAccountIn(ctx, tx, row, input)
    return accountAccess.answer(ctx, tx.read, id)
  })

export const destroyAccount = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'account.destroy', async tx => {
    const { row } = await accountAccess.lock(ctx, tx, id, 'destroy')
    const count = (await websiteCounts(tx.read, [id])).get(id)
    if (count) throw new AppError('hasWebsites', { count })
    await tx.update('accounts', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreAccountIn = async (ctx: Ctx, tx: Tx, row: Row<'accounts'>): Promise<OneAccount> => {
  await tx.update('accounts', row, { deleted_at: null })
  return accountAccess.answer(ctx, tx.read, row.id)
}
