import type { OneAdNetwork } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type RemovedRules, whoeverReaches } from '../../platform/removed'
import { reachOf } from '../reach'
import { mayServe } from './ad-network.policy'
import { adNetworksIn } from './ad-network.repository'
import { restoreAdNetworkIn } from './ad-network.service'

export const adNetworkRemoved: RemovedRules<'ad_networks', OneAdNetwork> = {
  name: 'adNetwork',
  table: 'ad_networks',
  removedIn: (read, actor) =>
    adNetworksIn(read, reachOf(actor))
      .where('n.deleted_at', 'is not', null)
      .$if(!mayServe(actor, null), query => query.where('n.adn_id_website', 'is not', null))
      .select('n.id'),
  mayRestore: whoeverReaches,
  label: sql`r.adn_name`,
  once: ({ adn_name }) => adn_name,
  restoreIn: restoreAdNetworkIn,
}
