import type { OneNetworkType } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { canNetworkType } from './network-type.policy'
import { networkTypesIn } from './network-type.repository'
import { restoreNetworkTypeIn } from './network-type.service'

export const networkTypeRemoved: RemovedRules<'ad_network_types', OneNetworkType> = {
  name: 'adNetworkType',
  table: 'ad_network_types',
  removedIn: read => networkTypesIn(read).where('t.deleted_at', 'is not', null).select('t.id'),
  mayRestore: actor => sql.lit(canNetworkType(actor, 'destroy')),
  label: sql`r.ant_name`,
  once: ({ ant_name }) => ant_name,
  restoreIn: restoreNetworkTypeIn,
}
