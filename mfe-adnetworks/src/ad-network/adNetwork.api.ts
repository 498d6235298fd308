import { call } from '@candela/shared-auth'
import {
  adNetworkEndpoints,
  networkTypeEndpoints,
  orderCampaignEndpoints,
  orderEndpoints,
  technologyEndpoints,
} from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity } from '@candela/shared-ui/pages'

export const AD_NETWORK = defineEntity(adNetworkEndpoints, {
  name: 'adNetwork',
  path: '/ad-networks',
  nameOf: ({ adn_name }) => adn_name,
  shownIn: [
    technologyEndpoints.list,
    technologyEndpoints.get,
    networkTypeEndpoints.list,
    networkTypeEndpoints.get,
    orderCampaignEndpoints.get,
    orderEndpoints.get,
    orderEndpoints.list,
  ],
})

/** Networks of a type, to a host, whose access another one can use. */
export const findAccesses =
  (type: number, domain: string, but: number | undefined): LoadOptions<number> =>
  async (search, signal) => {
    const query = { type: String(type), search, ...(domain && { domain }) }
    const found = await call(adNetworkEndpoints.accesses, { query }, { signal })
    return found.filter(({ id }) => id !== but).map(({ id, label }) => ({ value: id, label }))
  }
