import type { Credential } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { canComeBack, isThere } from '../../platform/record'
import { type LogRules, namedBy } from '../logged'

/** Removed ones as well. */
export const networkTypesIn = (read: Reader) => read.selectFrom('ad_network_types as t')

export const livingNetworkTypesIn = (read: Reader) => networkTypesIn(read).where('t.deleted_at', 'is', null)

/** Ad networks that are there. */
export const networksCount = sql<number>`(select count(*) from ad_networks as un
  where un.adn_id_ad_network_type = t.id and un.deleted_at is null)`

/** Each by the id of its type `t`. */
const uses = [
  networksCount.as('networks_count'),
  sql<number>`(select count(*) from ad_networks as un
    where un.adn_id_ad_network_type = t.id and un.deleted_at is not null)`.as('removed_networks_count'),
] as const

/** What each ad network has: its id, and a credential. */
const storedCredentials = sql`(select un.id as network, 'domain' as credential from ad_networks as un
  where un.adn_domain is not null
  union all select un.id, uk.crd_credential from ad_networks as un
  join ad_network_credentials as uk on uk.crd_id_set = un.adn_id_credential_set)`

/** Of its living networks how many have each credential. */
const storedCounts = sql<Partial<Record<Credential, number>>>`(
  select coalesce(jsonb_object_agg(c.credential, c.networks), '{}') from (
    select s.credential, count(*) as networks from ${storedCredentials} as s join ad_networks as un on un.id = s.network
    where un.adn_id_ad_network_type = t.id and un.deleted_at is null group by s.credential) as c)`

export const networkTypeOf = (read: Reader, id: number) =>
  livingNetworkTypesIn(read)
    .where('t.id', '=', id)
    .selectAll('t')
    .select([...uses, storedCounts.as('stored_counts')])
    .executeTakeFirst()

export type ReadNetworkType = NonNullable<Awaited<ReturnType<typeof networkTypeOf>>>

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const networkTypesOf = (read: Reader, ids: readonly number[]) =>
  inOrderOf(ids, livingNetworkTypesIn(read), 't.id').selectAll('t').select(networksCount.as('networks_count')).execute()

/** Who uses each of these. */
export const usesOf = (read: Reader, ids: readonly number[]) =>
  inOrderOf(ids, networkTypesIn(read), 't.id').select('t.id').select(uses).execute()

export const isRemoved = (read: Reader, id: number): Promise<boolean> =>
  isThere(networkTypesIn(read).where('t.id', '=', id).where(canComeBack('t.deleted_at')))

export const networkTypeLogRules: LogRules = {
  types: ['ad network type'],
  ...namedBy({ table: 'ad_network_types', name: 'ant_name' }),
}
