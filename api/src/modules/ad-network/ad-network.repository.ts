import { OK_RESULTS, REACHED_RESULTS } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { idsOf, inOrderOf } from '../../platform/db/order'
import { isOneOf } from '../../platform/db/text'
import { hasRows } from '../../platform/record'
import { type Hidden, type LogRules, nameRules } from '../logged'
import { type Reach, reachesWebsite } from '../reach'
import { wereAllReached } from '../website-then'
import { createdDay, todayOfLists } from './ad-network.activity'
import { reachesOrder } from './ad-network.order'

/** Whether the ad network `alias` is in reach: publishers reach none, managers those of their websites and of any. */
export const reachesAdNetwork = (reach: Reach, alias: string): RawBuilder<SqlBool> => {
  if (reach.all) return sql`true`
  if (reach.by === 'own') return sql`false`
  const website = sql.ref(`${alias}.adn_id_website`)
  return sql`(${website} is null
    or exists (select from websites as nw where nw.id = ${website} and ${reachesWebsite(reach, 'nw')}))`
}

/** Ad networks in reach with what they name, removed ones as well. */
export const adNetworksIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('ad_networks as n')
    .innerJoin('ad_network_types as y', 'y.id', 'n.adn_id_ad_network_type')
    .innerJoin('ad_network_categories as t', 't.id', 'n.adn_id_ad_network_category')
    .leftJoin('websites as w', 'w.id', 'n.adn_id_website')
    .leftJoin('ad_managers as m', 'm.id', 'n.adn_id_ad_manager')
    .leftJoin('orders as o', join =>
      join
        .onRef('o.id', '=', 'n.adn_id_order')
        .on('o.deleted_at', 'is', null)
        .on(sql<boolean>`${reachesOrder(reach, 'o')}`),
    )
    // A try of before says nothing of the access of now.
    .leftJoin('ad_network_connections as c', join =>
      join
        .onRef('c.con_id_ad_network', '=', 'n.id')
        .on(sql<boolean>`(n.adn_access_changed_at is null or c.con_at >= n.adn_access_changed_at)`),
    )
    .where(reachesAdNetwork(reach, 'n'))

export const livingAdNetworksIn = (read: Reader, reach: Reach) =>
  adNetworksIn(read, reach).where('n.deleted_at', 'is', null)

export const connectionState = sql<string>`case
  when c.con_result is null then 'never'
  when c.con_result in (${sql.join(OK_RESULTS.map(each => sql.lit(each)))}) then 'ok'
  when c.con_result in (${sql.join(REACHED_RESULTS.map(each => sql.lit(each)))}) then 'reached'
  else 'failed' end`

export const adManagerLabel = (alias: string): RawBuilder<string | null> =>
  sql`${sql.ref(`${alias}.adm_name`)} || ' · ' || ${sql.ref(`${alias}.adm_network_code`)}`

/** How many of the credentials that its type requires are not stored. */
export const lacksCount = sql<number>`(select count(*) from jsonb_array_elements(y.ant_fields) as lf
  where (lf ->> 'required')::boolean and case lf ->> 'credential' when 'domain' then n.adn_domain is null
    else not exists (select from ad_network_credentials as lk
      where lk.crd_id_set = n.adn_id_credential_set and lk.crd_credential = lf ->> 'credential') end)`

/** Days of the last 30 until yesterday that it was there for and should have delivered on; null while it is paused. */
export const expectedDays = (): RawBuilder<number | null> => {
  const today = todayOfLists()
  return sql`case when n.adn_status = 'Em exibição' then least(30, greatest(0, ${today}::date - ${createdDay('n')})) end`
}

const COLUMNS = [
  'n.id',
  'n.adn_name',
  'n.adn_status',
  'n.adn_id_ad_network_type',
  'n.adn_id_ad_network_category',
  'n.adn_id_website',
  'n.adn_id_ad_manager',
  'o.id as adn_id_order',
  'n.adn_id_credential_set',
  'n.adn_domain',
  'n.adn_token_expires_at',
  'n.created_at',
  'n.updated_at',
  'y.ant_name',
  'y.ant_auth_kind',
  'y.ant_fields',
  't.anc_name',
  't.anc_color',
  'w.anw_website as host',
  'o.ord_name',
  'c.con_result',
  'c.con_at',
] as const

const storedNames = sql<string[]>`(select coalesce(json_agg(k.crd_credential), '[]') from ad_network_credentials as k
  where k.crd_id_set = n.adn_id_credential_set)`

const recordsIn = (read: Reader, reach: Reach) =>
  livingAdNetworksIn(read, reach)
    .select(COLUMNS)
    .select([adManagerLabel('m').as('adm_name'), storedNames.as('stored'), expectedDays().as('expected')])

/** An ad network as people read it; one out of reach is as absent as one that never was. */
export const adNetworkInReach = (read: Reader, reach: Reach, id: number) =>
  recordsIn(read, reach).where('n.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const adNetworksOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, recordsIn(read, reach), 'n.id').execute()

export type ReadAdNetwork = Awaited<ReturnType<typeof adNetworksOf>>[number]

/** Living websites in reach, of these. */
export const reachedWebsites = (read: Reader, reach: Reach, ids: readonly number[]) =>
  read
    .selectFrom('websites as w')
    .where('w.deleted_at', 'is', null)
    .where(isOneOf('w.id', ids))
    .where(reachesWebsite(reach, 'w'))
    .select(['w.id', 'w.anw_name', 'w.anw_website'])
    .execute()

/** What a type asks for, whether or not it is still offered; undefined where it is gone. */
export const typeOf = (read: Reader, id: number) =>
  read
    .selectFrom('ad_network_types')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'ant_fields', 'ant_auth_kind', 'ant_status'])
    .executeTakeFirst()
export type NetworkType = NonNullable<Awaited<ReturnType<typeof typeOf>>>

export const isOfferedTechnology = (read: Reader, id: number): Promise<boolean> =>
  hasRows(
    read
      .selectFrom('ad_network_categories')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('anc_status', '=', 1),
  )

export const isAdManager = (read: Reader, id: number): Promise<boolean> =>
  hasRows(read.selectFrom('ad_managers').where('id', '=', id))

/** Of these ids those of ad networks in reach, removed ones as well. */
export const reachedAmong = (read: Reader, reach: Reach, ids: readonly number[]) =>
  idsOf(adNetworksIn(read, reach).where(isOneOf('n.id', ids)).select('n.id'))

/** What the trail tells of an access, for whom is not shown it. */
export const HIDDEN_ACCESS: Hidden = { tables: ['ad_network_credentials'], fields: ['adn_access_changed_at'] }

export const adNetworkLogRules: LogRules = {
  types: ['ad network'],
  ...nameRules({ table: 'ad_networks', name: 'adn_name', alsoSearchedBy: ['adn_domain'], reaches: reachesAdNetwork }),
  // Who does not change networks, or not each of them, learns nothing of their credentials.
  hides: ({ pairs, scope }) => (pairs.has('adNetwork.update') && scope === 'all' ? {} : HIDDEN_ACCESS),
  // A network that came with its website, or went to another one, leaves with the former account what was before.
  isOfTheirTime: reach => (reach.all ? sql`true` : wereAllReached(reach, 'ad_networks', 'adn_id_website')),
}
