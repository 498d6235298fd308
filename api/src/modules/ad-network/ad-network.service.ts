import {
  type AdNetworkCreateBody,
  type AdNetworkUpdateBody,
  type Currency,
  DEFAULT_CURRENCY,
  type NetworkAccess,
  type OneAdNetwork,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { notFound, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { reachesUser, reachOf } from '../reach'
import {
  type Accessed,
  type AccessPlan,
  changesAccess,
  isKeptSecret,
  networksWith,
  planAccess,
  type SaidAccess,
  storedIn,
  usersOfAccess,
} from './ad-network.access'
import { holdNamed, problemsOfFacts } from './ad-network.facts'
import { canAdNetwork } from './ad-network.policy'
import { toOneAdNetwork, withNumbers } from './ad-network.present'
import { adNetworkInReach, type ReadAdNetwork, reachedAmong } from './ad-network.repository'
import { dropUnused, setFor, storeCredentialsIn, tellSharers } from './ad-network.store-access'

/** Who uses the same access, or may again; of those out of reach only how many. */
const sharersOf = async ({ actor }: Ctx, read: Reader, { id, adn_id_credential_set: set }: ReadAdNetwork) => {
  if (set === null) return { shared_with: [], shared_beyond: 0 }
  const others = (await usersOfAccess(read, set)).filter(each => each.id !== id)
  const reached = await reachedAmong(
    read,
    reachOf(actor),
    others.map(each => each.id),
  )
  const shared_with = others
    .filter(each => each.deleted_at === null && reached.has(each.id))
    .map(each => ({ id: each.id, label: each.adn_name }))
  return { shared_with, shared_beyond: others.filter(each => !reached.has(each.id)).length }
}

/** What is known of the credentials of a network, without any secret. */
const accessOf = async (ctx: Ctx, read: Reader, network: ReadAdNetwork): Promise<NetworkAccess> => {
  const rows = await storedIn(read, network.adn_id_credential_set)
  const ids = rows.flatMap(({ crd_id_user }) => crd_id_user ?? [])
  const people = await read
    .selectFrom('users as u')
    .where(isOneOf('u.id', ids))
    .where(reachesUser(reachOf(ctx.actor), 'u'))
    .select(['u.id', 'u.usr_name as label'])
    .execute()
  const stored = rows.map(row => {
    const secret = isKeptSecret(network, row)
    return {
      credential: row.crd_credential,
      // A type may have ceased to ask for it.
      label: network.ant_fields.find(({ credential }) => credential === row.crd_credential)?.label ?? {},
      secret,
      value: secret ? null : row.crd_value,
      last_four: row.crd_last_four,
      changed_at: row.crd_changed_at,
      changed_by: people.find(({ id }) => id === row.crd_id_user) ?? null,
    }
  })
  return { stored, ...(await sharersOf(ctx, read, network)) }
}

const presented = async (
  ctx: Ctx,
  read: Reader,
  network: ReadAdNetwork,
  currency: Currency = DEFAULT_CURRENCY,
): Promise<OneAdNetwork> => {
  const [numbered] = await withNumbers(read, reachOf(ctx.actor), [network], currency)
  if (!numbered) throw notFound()
  const access = canAdNetwork(ctx.actor, 'update', network) ? await accessOf(ctx, read, network) : null
  return toOneAdNetwork(ctx.actor, numbered, access)
}

export const adNetworkAccess = defineRecordAccess({
  table: 'ad_networks',
  find: (read, actor, id) => adNetworkInReach(read, reachOf(actor), id),
  may: canAdNetwork,
  present: presented,
})

export const rethrowAsTakenName = rethrowAsTaken('ad_networks_name', 'adn_name', 'taken')

/** One after the other: who writes an access touches all networks that share it. */
export const inTurnOfAccess = (tx: Tx): Promise<void> => tx.inTurn('adNetwork.access')

/** The columns that say what an access is. */
export const accessColumns = (plan: AccessPlan, set: number | null, at: string) => ({
  adn_id_ad_network_type: plan.type.id,
  adn_domain: plan.domain,
  adn_id_credential_set: set,
  adn_access_changed_at: at,
})

/** What is going to be stored, with all that speaks against it said at once. */
export const requirePlan = async (
  ctx: Ctx,
  tx: Tx,
  said: SaidAccess,
  before: Accessed | null,
  others: Awaited<ReturnType<typeof problemsOfFacts>>,
): Promise<AccessPlan> => {
  const { plan, problems } = await planAccess(ctx, tx.read, said, before)
  throwIfAny([...others, ...problems])
  if (!plan) throw notFound()
  return plan
}

export const storeAdNetwork = (ctx: Ctx, body: AdNetworkCreateBody): Promise<OneAdNetwork> =>
  write(writeContext(ctx), 'adNetwork.store', async tx => {
    await inTurnOfAccess(tx)
    await holdNamed(tx, body.adn_id_ad_network_category, body.adn_id_ad_network_type)
    const { credentials: _, credentialsOf: __, ...facts } = body
    const plan = await requirePlan(ctx, tx, body, null, await problemsOfFacts(ctx, tx.read, facts))
    const set = await setFor(tx, plan)
    const at = new Date().toISOString()
    const { id } = await tx.insert('ad_networks', {
      ...facts,
      ...accessColumns(plan, set?.id ?? null, at),
      deleted_at: null,
    })
    await storeCredentialsIn(ctx, tx, plan, set, id)
    return adNetworkAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenName)

/** Changes what a network is reached with, which holds for all that share it. */
const changeAccessIn = async (ctx: Ctx, tx: Tx, row: Row<'ad_networks'>, plan: AccessPlan) => {
  const set = await setFor(tx, plan)
  const isChanged = await storeCredentialsIn(ctx, tx, plan, set, row.id)
  const at = new Date().toISOString()
  if (isChanged && set && set.id === row.adn_id_credential_set) await tellSharers(ctx, tx, set.id, row.id, at)
  return accessColumns(plan, set?.id ?? null, at)
}

type Change = Omit<AdNetworkUpdateBody, 'updated_at'>

/** Changes a network that is held, with the rules of any change. */
export const changeAdNetworkIn = async (ctx: Ctx, tx: Tx, row: Row<'ad_networks'>, change: Change) => {
  const { credentials: _, credentialsOf: __, adn_id_ad_network_type: ___, adn_domain: ____, ...facts } = change
  const problems = await problemsOfFacts(ctx, tx.read, facts, row)
  const stored = await storedIn(tx.read, row.adn_id_credential_set)
  const isTouched = changesAccess(change, row, stored)
  if (!isTouched) throwIfAny(problems)
  const access = isTouched ? await changeAccessIn(ctx, tx, row, await requirePlan(ctx, tx, change, row, problems)) : {}
  await tx.update('ad_networks', row, { ...facts, ...access }).catch(rethrowAsTakenName)
  if (isTouched) await dropUnused(tx, row.adn_id_credential_set)
  return adNetworkAccess.answer(ctx, tx.read, row.id)
}

/** Those that share its access are held with it, in one order whoever asks. */
const holdSharers = async (tx: Tx, id: number): Promise<void> => {
  const row = await tx.read
    .selectFrom('ad_networks')
    .where('id', '=', id)
    .select('adn_id_credential_set as set')
    .executeTakeFirst()
  if (!row?.set) return
  await tx.lockAll(
    'ad_networks',
    (await networksWith(tx.read, row.set)).map(each => each.id),
  )
}

export const updateAdNetwork = (
  ctx: Ctx,
  id: number,
  { updated_at, ...change }: AdNetworkUpdateBody,
): Promise<OneAdNetwork> =>
  write(writeContext(ctx), 'adNetwork.update', async tx => {
    await inTurnOfAccess(tx)
    await holdNamed(tx, change.adn_id_ad_network_category, change.adn_id_ad_network_type)
    await holdSharers(tx, id)
    const { row } = await adNetworkAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeAdNetworkIn(ctx, tx, row, change)
  })

/** Its report data stays, and so does its access: it may come back. */
export const destroyAdNetwork = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'adNetwork.destroy', async tx => {
    const { row } = await adNetworkAccess.lock(ctx, tx, id, 'destroy')
    await tx.update('ad_networks', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreAdNetworkIn = async (ctx: Ctx, tx: Tx, row: Row<'ad_networks'>): Promise<OneAdNetwork> => {
  await tx.update('ad_networks', row, { deleted_at: null }).catch(rethrowAsTakenName)
  return adNetworkAccess.answer(ctx, tx.read, row.id)
}
