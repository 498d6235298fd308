import type { Pair } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { findAdManagers, findOrders, findTechnologies, findTypes, findWebsites } from './choices'
import { managerName, type NameQuery, orderName, technologyName, typeName, websiteName } from './names'

type Kind = {
  /** Who may look for one. */
  right: Pair
  load: LoadOptions<number>
  nameOf: NameQuery
}

/** What others name, found and shown by what it is called. */
export const KINDS = {
  website: { right: 'website.simpleList', load: findWebsites, nameOf: websiteName },
  type: { right: 'adNetworkType.simpleList', load: findTypes, nameOf: typeName },
  technology: { right: 'adNetworkCategory.simpleList', load: findTechnologies, nameOf: technologyName },
  order: { right: 'order.simpleList', load: findOrders, nameOf: orderName },
  manager: { right: 'adNetwork.list', load: findAdManagers, nameOf: managerName },
} as const satisfies Record<string, Kind>
