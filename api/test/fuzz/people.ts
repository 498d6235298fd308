import { hashToken, inSeconds, randomToken } from '../../src/modules/session/session'
import type { TableName } from '../../src/platform/db/schema'
import { DEFAULT_GROUPS, type GroupKey } from '../../src/seeds/groups'
import { anAccount, aWebsiteOf } from '../accounts'
import { aGroup, aPerson } from '../people'
import type { Product } from '../product'
import type { Ids } from './values'

const CALLERS = ['SA', 'AM', 'PO'] as const satisfies readonly GroupKey[]
type Key = (typeof CALLERS)[number]
export type Caller = { key: Key | 'nobody'; token: string }

/** Of callers of one kind; another one when somebody has changed it. */
const groups = new WeakMap<Product, Map<Key, { id: number; updated_at: string }>>()

const newGroup = async (product: Product, key: Key) => {
  const {
    gro_name = '',
    administrates,
    pairs = [],
    gro_scope = 'own',
  } = DEFAULT_GROUPS.find(group => group.key === key) ?? {}
  return administrates ? groupNamed(product, gro_name) : aGroup(product, { pairs, scope: gro_scope })
}

const groupNamed = ({ database }: Product, gro_name: string) =>
  database.read
    .selectFrom('access_groups')
    .select(['id', 'updated_at'])
    .where('gro_name', '=', gro_name)
    .executeTakeFirstOrThrow()

const isUnchanged = async ({ database }: Product, { id, updated_at }: { id: number; updated_at: string }) =>
  (await database.read.selectFrom('access_groups').select('updated_at').where('id', '=', id).executeTakeFirst())
    ?.updated_at === updated_at

const groupOf = async (product: Product, key: Key): Promise<number> => {
  const known = groups.get(product) ?? new Map()
  groups.set(product, known)
  const last = known.get(key)
  const group = last && (await isUnchanged(product, last)) ? last : await newGroup(product, key)
  known.set(key, group)
  return group.id
}

const signedIn = async (product: Product, id: number): Promise<string> => {
  const token = randomToken()
  await product.database.unaudited
    .insertInto('sessions')
    .values({
      ses_id_user: id,
      ses_token_hash: hashToken(token),
      ses_ip: null,
      ses_user_agent: null,
      expires_at: inSeconds(86_400),
      revoked_at: null,
    })
    .execute()
  return token
}

/** Somebody who has done nothing yet, and to whom nothing was done. */
export const newCaller = async (product: Product, key: Key): Promise<Caller> => {
  const { id } = await aPerson(product, await groupOf(product, key))
  const account = await anAccount(product, key === 'AM' ? { managers: [id] } : key === 'PO' ? { users: [id] } : {})
  await aWebsiteOf(product, account.id)
  return { key, token: await signedIn(product, id) }
}

/** An administrator, a manager, a publisher, and nobody. */
export const newCallers = async (product: Product): Promise<Caller[]> => {
  const callers: Caller[] = [{ key: 'nobody', token: '' }]
  for (const key of CALLERS) callers.push(await newCaller(product, key))
  return callers
}

/** Whose ids addresses have, and where they are. */
const TABLES = {
  account: 'accounts',
  adNetwork: 'ad_networks',
  adNetworkCategory: 'ad_network_categories',
  adNetworkType: 'ad_network_types',
  currencyExchange: 'currency_quotations',
  group: 'access_groups',
  order: 'orders',
  orderCampaign: 'order_campaigns',
  session: 'sessions',
  systemLog: 'system_logs',
  user: 'users',
  userAccessLog: 'visit_logs',
  userMaintenance: 'maintenance',
  view: 'saved_views',
  website: 'websites',
} as const satisfies Record<keyof Ids, TableName>

/** The newest of each kind, and some of those that were there from the start. */
export const idsOf = async ({ database }: Product): Promise<Ids> => {
  const of = async (table: (typeof TABLES)[keyof Ids]) => {
    const rows = await database.read.selectFrom(table).select('id').orderBy('id', 'desc').limit(20).execute()
    return [...rows.map(({ id }) => id), 1, 2, 3, 4, 5]
  }
  const entries = Object.entries(TABLES).map(async ([kind, table]) => [kind, await of(table)])
  return Object.fromEntries(await Promise.all(entries))
}
