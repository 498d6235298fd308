import { CREDENTIAL_NAMES, type Credential, isSecret } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import type { NewRow, Row } from '../../platform/db/schema'
import { throwIfAny, wrongField } from '../../platform/http/app-error'
import { type Keyring, seal } from '../../platform/secrets'
import type { Tx } from '../../platform/write'
import { reachOf } from '../reach'
import {
  type AccessPlan,
  type CredentialSet,
  isStoredSealed,
  networksWith,
  placeOf,
  readStored,
  type StoredRow,
  setOf,
  unreadableIn,
  usersOfAccess,
} from './ad-network.access'
import { canAdNetwork } from './ad-network.policy'
import { reachedAmong } from './ad-network.repository'

/** Of a shorter secret four characters would be too much of it. */
const LONG_ENOUGH = 12

const lastFourOf = (text: string): string | null => (text.length < LONG_ENOUGH ? null : text.slice(-4))

type Stored = Pick<NewRow<'ad_network_credentials'>, 'crd_value' | 'crd_secret' | 'crd_last_four'>

const asStored = (
  secrets: Keyring,
  set: CredentialSet,
  credential: Credential,
  text: string,
  isSealed: boolean,
): Stored =>
  isSealed
    ? { crd_value: null, crd_secret: seal(secrets, text, placeOf(set, credential)), crd_last_four: lastFourOf(text) }
    : { crd_value: text, crd_secret: null, crd_last_four: null }

/** Every network that uses a set has to be the caller's to change, also one that was removed and may come back. */
const refuseBeyond = async (ctx: Ctx, tx: Tx, set: number, network: number): Promise<void> => {
  const networks = (await usersOfAccess(tx.read, set)).filter(({ id }) => id !== network)
  const reached = await reachedAmong(
    tx.read,
    reachOf(ctx.actor),
    networks.map(({ id }) => id),
  )
  const isForeign = (each: Row<'ad_networks'>) => !(reached.has(each.id) && canAdNetwork(ctx.actor, 'update', each))
  if (networks.some(isForeign)) throw wrongField('credentials', 'sharedBeyond')
}

/** The set that a plan writes into: the one of before, or a new one where that is left or there was none. */
export const setFor = async (tx: Tx, plan: AccessPlan): Promise<CredentialSet | null> => {
  const { set, type, domain, shares, leaves, typed, kept } = plan
  const facts = { ncs_id_ad_network_type: type.id, ncs_domain: domain }
  if (shares) return set
  if (set && !leaves) return tx.update('ad_network_credential_sets', set, facts)
  const isEmpty = kept.length === 0 && !Object.values(typed).some(text => text !== '')
  return isEmpty ? null : tx.insert('ad_network_credential_sets', facts)
}

/** What a set has after this, by credential; null: nothing of it. Undefined: as it is. */
const wantedIn = (secrets: Keyring, plan: AccessPlan, isNewSet: boolean) => (credential: Credential) => {
  const { typed, kept, set, type } = plan
  const text = typed[credential]
  if (text !== undefined) return text === '' ? null : text
  const row = kept.find(each => each.crd_credential === credential)
  if (!row) return null
  const becomesSecret = row.crd_secret === null && isStoredSealed(type, credential)
  return set && (isNewSet || becomesSecret) ? readStored(secrets, set, row) : undefined
}

/** What a type makes secret is sealed at once, wherever it is stored; when and by whom that was stays. */
export const sealNewSecrets = async (
  { app }: Ctx,
  tx: Tx,
  { id, ant_fields }: Row<'ad_network_types'>,
): Promise<void> => {
  const secret = new Set(ant_fields.filter(isSecret).map(({ credential }) => credential))
  const open = await tx.read
    .selectFrom('ad_network_credentials as k')
    .innerJoin('ad_network_credential_sets as s', 's.id', 'k.crd_id_set')
    .where('s.ncs_id_ad_network_type', '=', id)
    .where('k.crd_value', 'is not', null)
    .select(['k.id', 'k.crd_credential'])
    .execute()
  const ids = open.filter(({ crd_credential }) => secret.has(crd_credential)).map(each => each.id)
  for (const row of await tx.lockAll('ad_network_credentials', ids)) {
    const set = await setOf(tx.read, row.crd_id_set)
    if (!set || row.crd_value === null) continue
    await tx.update('ad_network_credentials', row, asStored(app.secrets, set, row.crd_credential, row.crd_value, true))
  }
}

type Writing = { ctx: Ctx; tx: Tx; plan: AccessPlan; set: CredentialSet; network: number }

/** Stores one credential, and answers whether anything became of it. */
const storeOne = async (
  { ctx, tx, plan, set, network }: Writing,
  credential: Credential,
  text: string | null,
  row: StoredRow | undefined,
): Promise<boolean> => {
  if (text === null) {
    if (row) await tx.remove('ad_network_credentials', row)
    return row !== undefined
  }
  const before = row ?? plan.kept.find(each => each.crd_credential === credential)
  const isSealed = isStoredSealed(plan.type, credential, before)
  if (row && !isSealed && row.crd_value === text) return false
  const values = {
    ...asStored(ctx.app.secrets, set, credential, text, isSealed),
    crd_changed_at: new Date().toISOString(),
    crd_id_ad_network: network,
    crd_id_user: ctx.actor.id,
  }
  if (row) await tx.update('ad_network_credentials', row, values)
  else await tx.insert('ad_network_credentials', { crd_id_set: set.id, crd_credential: credential, ...values })
  return true
}

/** Writes the credentials of a plan into its set; answers whether anything of it changed. */
export const storeCredentialsIn = async (
  ctx: Ctx,
  tx: Tx,
  plan: AccessPlan,
  set: CredentialSet | null,
  network: number,
): Promise<boolean> => {
  if (plan.shares || !set) return false
  const isNewSet = set.id !== plan.set?.id
  if (isNewSet) throwIfAny(unreadableIn(plan, ctx.app.secrets))
  const rows = isNewSet
    ? []
    : await tx.read.selectFrom('ad_network_credentials').where('crd_id_set', '=', set.id).selectAll().execute()
  const wanted = wantedIn(ctx.app.secrets, plan, isNewSet)
  let isChanged = false
  for (const credential of CREDENTIAL_NAMES) {
    const row = rows.find(each => each.crd_credential === credential)
    const text = wanted(credential)
    if (text !== undefined && (await storeOne({ ctx, tx, plan, set, network }, credential, text, row))) isChanged = true
  }
  return isChanged
}

/** Those that use the set as well are told: their access changed, and how they were tried before says nothing of it. */
export const tellSharers = async (ctx: Ctx, tx: Tx, set: number, network: number, at: string): Promise<void> => {
  const others = (await networksWith(tx.read, set)).filter(({ id }) => id !== network)
  if (others.length === 0) return
  await refuseBeyond(ctx, tx, set, network)
  await tx.updateAll('ad_networks', others, { adn_access_changed_at: at })
}

/** What nobody uses any more is not kept. */
export const dropUnused = async (tx: Tx, set: number | null): Promise<void> => {
  if (set === null || (await networksWith(tx.read, set)).length > 0) return
  const rows = await tx.lockAll(
    'ad_network_credentials',
    (await tx.read.selectFrom('ad_network_credentials').where('crd_id_set', '=', set).select('id').execute()).map(
      ({ id }) => id,
    ),
  )
  await tx.removeAll('ad_network_credentials', rows)
  const row = await tx.lock('ad_network_credential_sets', set)
  if (row) await tx.remove('ad_network_credential_sets', row)
}
