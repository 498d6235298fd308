import { endpoints } from '@candela/shared-contract'
import type { TableName } from '../src/platform/db/schema'
import { anAccount, aWebsiteOf } from './accounts'
import { anEntry } from './maintenance'
import { aNetworkOf, aNetworkType } from './network-types'
import { aNotification } from './notifications'
import { campaignOf } from './order-campaigns'
import { anOrder } from './orders'
import { aGroup, aPerson } from './people'
import type { Product } from './product'
import { aQuotation } from './quotations'
import { aShareOf } from './shares'
import { aTechnology } from './technologies'

/** `of`: whose it is, as managers and publishers have something; nobody's where nobody is said. */
type Maker = {
  table: TableName
  make: (of?: number) => Promise<{ id: number }>
  /** What whoever removes them in a limited reach may do to one that is nobody's; most of these are out of it. */
  elsewhere?: 'reached' | 'seen'
}

const makersOf = (product: Product): Record<string, Maker> => {
  const accountOf = (of: number | undefined) =>
    anAccount(product, of === undefined ? {} : { managers: [of], users: [of] })
  const websiteOf = async (of: number | undefined) => aWebsiteOf(product, (await accountOf(of)).id)
  return {
    user: { table: 'users', make: async () => aPerson(product, (await aGroup(product, { scope: 'own' })).id) },
    account: { table: 'accounts', make: accountOf },
    website: { table: 'websites', make: websiteOf },
    adNetwork: {
      table: 'ad_networks',
      make: async of =>
        aNetworkOf(product, (await aNetworkType(product)).id, { adn_id_website: (await websiteOf(of)).id }),
    },
    adNetworkCategory: { table: 'ad_network_categories', make: () => aTechnology(product), elsewhere: 'seen' },
    currencyExchange: { table: 'currency_quotations', make: () => aQuotation(product), elsewhere: 'reached' },
    adNetworkType: { table: 'ad_network_types', make: () => aNetworkType(product), elsewhere: 'seen' },
    orderCampaign: {
      table: 'order_campaigns',
      make: async of => campaignOf(product, (await accountOf(of)).id),
    },
    order: {
      table: 'orders',
      make: async of => anOrder(product, { ord_id_website: (await websiteOf(of)).id }),
    },
    websiteRevenueShare: {
      table: 'website_revenue_shares',
      make: async of => aShareOf(product, (await websiteOf(of)).id),
    },
    group: { table: 'access_groups', make: () => aGroup(product, { scope: 'own' }), elsewhere: 'reached' },
    userMaintenance: { table: 'maintenance', make: () => anEntry(product) },
    notification: {
      table: 'notifications',
      make: of => aNotification(product, of === undefined ? {} : { not_id_sender: of }),
    },
  }
}

/** Every entity whose records come back. */
export const REMOVABLE = Object.entries(endpoints).flatMap(([name, calls]) => ('restore' in calls ? [name] : []))

export const makerFor = (product: Product, name: string): Maker => {
  const maker = makersOf(product)[name]
  if (!maker) throw new Error(`${name} has records that come back: say above what one of them is`)
  return maker
}
