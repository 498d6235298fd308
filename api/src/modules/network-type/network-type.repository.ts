import type { Credential } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { reachesOrder } from '../ad-network/ad-network.order'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type LogRules, nameRules } from '../logged'
import type { Reach } from '../reach'

/** Removed ones as well. */
export const networkTypesIn = (read: Reader) => read.selectFrom('ad_network_types as t')

export const livingNetworkTypesIn = (read: Reader) => networkTypesIn(read).where('t.deleted_at', 'is', null)

/** Ad networks in reach that are there. */
export const networksCount = (reach: Reach): RawBuilder<number> => sql`(select count(*) from ad_networks as un
  where un.adn_id_ad_network_type = t.id and un.deleted_at is null and ${reachesAdNetwork(reach, 'un')})`

const removedNetworksCount = (reach: Reach): RawBuilder<number> => sql`(select count(*) from ad_networks as un
  where un.adn_id_ad_network_type = t.id and un.deleted_at is not null and ${reachesAdNetwork(reach, 'un')})`

const ordersCount = (reach: Reach) => sql<number>`(select count(*) from orders as uo
  where uo.ord_id_ad_network_type = t.id and ${reachesOrder(reach, 'uo')})`

/** What each ad network has: its id, and a credential. */
const storedCredentials = sql`(select un.id as network, 'domain' as credential from ad_networks as un
  where un.adn_domain is not null
  union all select un.id, uk.crd_credential from ad_networks as un
  join ad_network_credentials as uk on uk.crd_id_set = un.adn_id_credential_set)`

/** Of its living networks in reach how many have each credential. */
const storedCounts = (reach: Reach): RawBuilder<Partial<Record<Credential, number>>> => sql`(
  select coalesce(jsonb_object_agg(c.credential, c.networks), '{}') from (
    select s.credential, count(*) as networks from ${storedCredentials} as s join ad_networks as un on un.id = s.network
    where un.adn_id_ad_network_type = t.id and un.deleted_at is null and ${reachesAdNetwork(reach, 'un')}
    group by s.credential) as c)`

/** Whether an ad network or an order is of it, whoever reaches that. */
const isUsed = sql<boolean>`exists (select from ad_networks as un where un.adn_id_ad_network_type = t.id)
  or exists (select from orders as uo where uo.ord_id_ad_network_type = t.id)`

export const networkTypeOf = (read: Reader, reach: Reach, id: number) =>
  livingNetworkTypesIn(read)
    .where('t.id', '=', id)
    .selectAll('t')
    .select([
      networksCount(reach).as('networks_count'),
      removedNetworksCount(reach).as('removed_networks_count'),
      ordersCount(reach).as('orders_count'),
      storedCounts(reach).as('stored_counts'),
      isUsed.as('is_used'),
    ])
    .executeTakeFirst()

export type ReadNetworkType = NonNullable<Awaited<ReturnType<typeof networkTypeOf>>>

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const networkTypesOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, livingNetworkTypesIn(read), 't.id')
    .selectAll('t')
    .select([networksCount(reach).as('networks_count'), isUsed.as('is_used')])
    .execute()

/** Who uses each of these, whoever reaches that. */
export const usesOf = (read: Reader, ids: readonly number[]) =>
  inOrderOf(ids, networkTypesIn(read), 't.id')
    .select('t.id')
    .select([
      networksCount({ all: true }).as('networks_count'),
      removedNetworksCount({ all: true }).as('removed_networks_count'),
      ordersCount({ all: true }).as('orders_count'),
    ])
    .execute()

export const networkTypeLogRules: LogRules = {
  types: ['ad network type'],
  ...nameRules({ table: 'ad_network_types', name: 'ant_name' }),
}
