import { call, query, useCan, useSession } from '@candela/shared-auth'
import { type Currency, DEFAULT_CURRENCY, orderCampaignEndpoints, technologyEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity, findIn, type SearchFilter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { TECHNOLOGY } from '../technology/technology.api'

export const ORDER_CAMPAIGN = defineEntity(orderCampaignEndpoints, {
  name: 'orderCampaign',
  path: '/order-campaign',
  nameOf: ({ orc_name }) => orc_name,
  shownIn: [technologyEndpoints.get],
})

export const findTechnologies = findIn(technologyEndpoints.simpleList)

/** Ad networks that a campaign of this technology can get, beside those that it has. */
export const findNetworksFor =
  (technology: number, campaign: number | undefined): LoadOptions<number> =>
  async (search, signal) => {
    const asked = {
      technology: String(technology),
      ...(campaign !== undefined && { campaign: String(campaign) }),
      search,
      limit: '20',
    }
    const found = await call(orderCampaignEndpoints.networks, { query: asked }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  }

/** For a filter, which speaks of ids as an address does. */
const findTechnologyValues = async (search: string, signal: AbortSignal) =>
  (await findTechnologies(search, signal)).map(({ value, label }) => ({ value: String(value), label }))

const technologyNameQuery = (id: string) => {
  const { queryKey, queryFn } = TECHNOLOGY.query(id)
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (context: { signal: AbortSignal }) => (await queryFn(context)).record.anc_name,
  }
}

/** By technology; whoever may not look for one has the filter from links only. */
export const useTechnologyFilter = (key: string, label: string): SearchFilter => {
  const finds = useCan('adNetworkCategory.simpleList')
  return useMemo(
    () => ({
      kind: 'search',
      key,
      label,
      nameOf: technologyNameQuery,
      ...(finds && { load: findTechnologyValues }),
    }),
    [key, label, finds],
  )
}

/** In which currency amounts are asked for, where that is not the one that everybody begins with. */
export const useCurrencyParam = (): { currency?: Currency } => {
  const currency = useSession(state => state.currency)
  return useMemo(() => (currency === DEFAULT_CURRENCY ? {} : { currency }), [currency])
}

/** A campaign with its delivery in this currency. */
export const campaignInCurrency = (id: number, currency: Currency) =>
  query<typeof orderCampaignEndpoints.get>(orderCampaignEndpoints.get, { params: { id }, query: { currency } })
