import { call, useSession } from '@candela/shared-auth'
import {
  adNetworkEndpoints,
  type Currency,
  DEFAULT_CURRENCY,
  networkTypeEndpoints,
  orderCampaignEndpoints,
  orderEndpoints,
  technologyEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity, findIn } from '@candela/shared-ui/pages'
import { useMemo } from 'react'

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
  ],
})

export const findTypes = findIn(networkTypeEndpoints.simpleList)
export const findTechnologies = findIn(technologyEndpoints.simpleList)
export const findWebsites = findIn(websiteEndpoints.simpleList)
export const findAdManagers = findIn(adNetworkEndpoints.adManagers)

/** Networks of a type, to a host, whose access another one can use. */
export const findAccesses =
  (type: number, domain: string, but: number | undefined): LoadOptions<number> =>
  async (search, signal) => {
    const query = { type: String(type), search, ...(domain && { domain }) }
    const found = await call(adNetworkEndpoints.accesses, { query }, { signal })
    return found.filter(({ id }) => id !== but).map(({ id, label }) => ({ value: id, label }))
  }

/** In which currency amounts are asked for, where that is not the one that everybody begins with. */
export const useCurrencyParam = (): { currency?: Currency } => {
  const currency = useSession(state => state.currency)
  return useMemo(() => (currency === DEFAULT_CURRENCY ? {} : { currency }), [currency])
}
