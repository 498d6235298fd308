import { call, query } from '@candela/shared-auth'
import { type Currency, orderCampaignEndpoints, technologyEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity } from '@candela/shared-ui/pages'

export const ORDER_CAMPAIGN = defineEntity(orderCampaignEndpoints, {
  name: 'orderCampaign',
  path: '/order-campaign',
  nameOf: ({ orc_name }) => orc_name,
  shownIn: [technologyEndpoints.get],
})

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

/** A campaign with its delivery in this currency. */
export const campaignInCurrency = (id: number, currency: Currency) =>
  query<typeof orderCampaignEndpoints.get>(orderCampaignEndpoints.get, { params: { id }, query: { currency } })
