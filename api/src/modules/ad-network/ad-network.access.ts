import {
  type AdNetworkUpdateBody,
  type Credential,
  type CredentialValues,
  credentialProblems,
  isMask,
  isSecret,
  plainCredential,
} from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'
import { canComeBack } from '../../platform/record'
import { type Keyring, UnreadableSecret, unseal } from '../../platform/secrets'
import { normalDomain } from '../../platform/web/host'
import { reachOf } from '../reach'
import { canAdNetwork } from './ad-network.policy'
import { adNetworksIn, type NetworkType, typeOf } from './ad-network.repository'

export type CredentialSet = Row<'ad_network_credential_sets'>
export type StoredRow = Row<'ad_network_credentials'>

/** What of an ad network its access is made of, as it is stored; a new one has none. */
export type Accessed = Pick<
  Row<'ad_networks'>,
  'id' | 'adn_id_ad_network_type' | 'adn_id_credential_set' | 'adn_domain'
>

/** What somebody says of it. */
export type SaidAccess = Pick<
  AdNetworkUpdateBody,
  'adn_id_ad_network_type' | 'adn_domain' | 'credentials' | 'credentialsOf'
>

/** What an access is going to be. */
export type AccessPlan = {
  type: NetworkType
  domain: string | null
  /** The set that is used now, with what of it goes on; of another network where one is shared from now on. */
  set: CredentialSet | null
  kept: StoredRow[]
  /** What is said anew; empty: it is taken away. */
  typed: CredentialValues
  shares: boolean
  /** It leaves a set that others go on using. */
  leaves: boolean
}

export const setOf = async (read: Reader, id: number | null): Promise<CredentialSet | null> =>
  id === null
    ? null
    : read.selectFrom('ad_network_credential_sets').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

export const storedIn = async (read: Reader, set: number | null): Promise<StoredRow[]> =>
  set === null
    ? []
    : read.selectFrom('ad_network_credentials').where('crd_id_set', '=', set).selectAll().orderBy('id').execute()

const allWith = (read: Reader, set: number) =>
  read.selectFrom('ad_networks').where('adn_id_credential_set', '=', set).selectAll().orderBy('id')

/** Networks with this set, whatever became of them. */
export const networksWith = (read: Reader, set: number) => allWith(read, set).execute()

/** Those of them that use it: removed ones too, as long as they can come back. */
export const usersOfAccess = (read: Reader, set: number) =>
  allWith(read, set)
    .where(sql<SqlBool>`(deleted_at is null or ${canComeBack('deleted_at')})`)
    .execute()

/** Where a secret is at home: in another set, as another credential or for another host it does not open. */
export const placeOf = ({ id, ncs_domain }: CredentialSet, credential: Credential): string =>
  `${id}:${credential}:${ncs_domain ?? ''}`

export const readStored = (secrets: Keyring, set: CredentialSet, row: StoredRow): string =>
  row.crd_secret === null ? (row.crd_value ?? '') : unseal(secrets, row.crd_secret, placeOf(set, row.crd_credential))

type Asks = Pick<NetworkType, 'ant_fields'>

const isSecretOf = ({ ant_fields }: Asks, credential: Credential): boolean =>
  isSecret(ant_fields.find(field => field.credential === credential) ?? { credential, secret: false })

/** A secret stays one, also where its type asks for it openly by now; what became secret is one from then on. */
export const isKeptSecret = (type: Asks, { crd_secret, crd_credential }: StoredRow): boolean =>
  crd_secret !== null || isSecretOf(type, crd_credential)

/** What is stored as a secret, or is to be. */
export const isStoredSealed = (type: NetworkType, credential: Credential, before?: StoredRow): boolean =>
  isSecretOf(type, credential) || before?.crd_secret != null

const typedIn = ({ credentials = {} }: SaidAccess): CredentialValues =>
  Object.fromEntries(
    Object.entries(credentials).flatMap(([name, text]) =>
      text === undefined || isMask(text) ? [] : [[name, plainCredential(name as Credential, text)]],
    ),
  )

/** Whether anything that is said differs from what is stored. */
export const changesAccess = (said: SaidAccess, before: Accessed, stored: readonly StoredRow[]): boolean => {
  const { domain, ...typed } = typedIn(said)
  const differs = Object.entries(typed).some(([name, text]) => {
    const row = stored.find(({ crd_credential }) => crd_credential === name)
    return row ? row.crd_value !== text : text !== ''
  })
  const host = domain ?? said.adn_domain
  const isOther = <T>(value: T | undefined, now: T) => value !== undefined && value !== now
  return (
    differs ||
    said.credentialsOf !== undefined ||
    isOther(said.adn_id_ad_network_type, before.adn_id_ad_network_type) ||
    isOther(host === '' ? null : host, before.adn_domain)
  )
}

const asksDomain = ({ ant_fields }: Asks): boolean => ant_fields.some(({ credential }) => credential === 'domain')

type Host = { domain: string | null; problems: FieldProblem[] }

/** The host that is said, at the credential where the type asks for it, or the one of before. */
const hostIn = (said: SaidAccess, type: NetworkType, before: string | null): Host => {
  const inBox = asksDomain(type) ? said.credentials?.domain : undefined
  const text = inBox ?? said.adn_domain
  if (text === undefined) return { domain: before, problems: [] }
  if (text === null || text.trim() === '') return { domain: null, problems: [] }
  const normal = normalDomain(text)
  if ('host' in normal) return { domain: normal.host, problems: [] }
  return {
    domain: null,
    problems: [{ field: asksDomain(type) ? 'credentials.domain' : 'adn_domain', code: normal.code }],
  }
}

type Planned = { plan: AccessPlan; problems: FieldProblem[] } | { plan: null; problems: FieldProblem[] }

const refused = (field: string, code: FieldProblem['code']): Planned => ({ plan: null, problems: [{ field, code }] })

/** The access of another network: of the same type, to the same host, and one that the caller may change. */
const planShared = async (
  { actor }: Ctx,
  read: Reader,
  source: number,
  type: NetworkType,
  host: Host & { isSaid: boolean },
  typed: CredentialValues,
): Promise<Planned> => {
  const network = await adNetworksIn(read, reachOf(actor))
    .where('n.id', '=', source)
    .where('n.deleted_at', 'is', null)
    .selectAll('n')
    .executeTakeFirst()
  const set = network ? await setOf(read, network.adn_id_credential_set) : null
  if (!network || !set || !canAdNetwork(actor, 'update', network)) return refused('credentialsOf', 'notAnOption')
  if (set.ncs_id_ad_network_type !== type.id) return refused('credentialsOf', 'otherType')
  if (host.isSaid && host.domain !== set.ncs_domain) return refused('credentialsOf', 'otherDomain')
  const extra = Object.keys(typed).filter(name => name !== 'domain')
  const problems = [...host.problems, ...extra.flatMap(name => problemAt(`credentials.${name}`, 'unknownField'))]
  const kept = await storedIn(read, set.id)
  return {
    plan: { type, domain: set.ncs_domain, set, kept, typed: {}, shares: true, leaves: false },
    problems,
  }
}

const NOTHING: Pick<Accessed, 'adn_id_credential_set' | 'adn_domain'> = {
  adn_id_credential_set: null,
  adn_domain: null,
}

/**
 * What an access is going to be, and what speaks against it. Secrets go to the host that they were stored for and no
 * other: with another host each of them is typed again.
 */
export const planAccess = async (
  ctx: Ctx,
  read: Reader,
  said: SaidAccess,
  before: Accessed | null,
): Promise<Planned> => {
  const typeId = said.adn_id_ad_network_type ?? before?.adn_id_ad_network_type
  const type = typeId === undefined ? undefined : await typeOf(read, typeId)
  const isNewType = typeId !== before?.adn_id_ad_network_type
  if (!type || (isNewType && type.ant_status !== 1)) return refused('adn_id_ad_network_type', 'notAnOption')
  const { adn_id_credential_set, adn_domain } = before ?? NOTHING
  const typed = typedIn(said)
  const host = hostIn(said, type, adn_domain)
  const isSaid = before !== null || said.adn_domain !== undefined || said.credentials?.domain !== undefined
  if (typeof said.credentialsOf === 'number')
    return planShared(ctx, read, said.credentialsOf, type, { ...host, isSaid }, typed)

  const set = await setOf(read, adn_id_credential_set)
  const asked = new Set(type.ant_fields.map(({ credential }) => credential))
  const kept = (await storedIn(read, set?.id ?? null)).filter(({ crd_credential }) => asked.has(crd_credential))
  const isElsewhere = set !== null && set.ncs_domain !== host.domain
  const again = kept
    .filter(row => isElsewhere && isKeptSecret(type, row) && typed[row.crd_credential] === undefined)
    .flatMap(row => problemAt(`credentials.${row.crd_credential}`, 'typeAgain'))
  const { domain: _, ...others } = typed
  const values = { ...others, ...(asked.has('domain') && host.domain !== null ? { domain: host.domain } : {}) }
  const keptNames = Object.fromEntries(kept.map(row => [row.crd_credential, true]))
  // What a type came to require later is said on its networks and keeps nobody from changing them.
  const isAskedFor = (credential: Credential) => isNewType || typed[credential] === ''
  const wrong = credentialProblems(type.ant_fields, values, keptNames).filter(
    ({ code, field, credential }) =>
      (code !== 'required' || isAskedFor(credential)) && !host.problems.some(known => known.field === field),
  )
  const isShared = set !== null && (await networksWith(read, set.id)).some(({ id }) => id !== before?.id)
  const leaves = isShared && (said.credentialsOf === null || isElsewhere || isNewType)
  return {
    plan: { type, domain: host.domain, set, kept, typed: others, shares: false, leaves },
    problems: [...host.problems, ...wrong, ...again],
  }
}

/** Everything that is sent, as it is going to be; throws where a secret does not open. */
export const valuesOf = ({ set, kept, typed, domain }: AccessPlan, secrets: Keyring): CredentialValues => {
  const stored = kept
    .filter(({ crd_credential }) => typed[crd_credential] === undefined)
    .map(row => [row.crd_credential, set ? readStored(secrets, set, row) : ''] as const)
  const values = { ...Object.fromEntries(stored), ...typed, ...(domain ? { domain } : {}) }
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
}

/** The same, where what does not open is a problem of its field. */
export const unreadableIn = ({ set, kept, typed }: AccessPlan, secrets: Keyring): FieldProblem[] =>
  kept.flatMap(row => {
    if (!set || typed[row.crd_credential] !== undefined) return []
    try {
      readStored(secrets, set, row)
      return []
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error
      return problemAt(`credentials.${row.crd_credential}`, 'unreadable')
    }
  })
