import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { bulkOrderCampaigns } from './order-campaign.bulk'
import { historyOfOrderCampaign, revertOrderCampaign } from './order-campaign.history'
import { exportOrderCampaigns, listOrderCampaigns, networkOptions, orderCampaignOptions } from './order-campaign.list'
import { orderCampaignRemoved } from './order-campaign.removed'
import {
  destroyOrderCampaign,
  orderCampaignAccess,
  storeOrderCampaign,
  updateOrderCampaign,
} from './order-campaign.service'

const calls = endpoints.orderCampaign

export const orderCampaignRoutes = [
  guarded(calls.list, (ctx, { body }) => listOrderCampaigns(ctx, body)),
  guardedSheet(calls.export, exportOrderCampaigns),
  guarded(calls.simpleList, (ctx, { query }) => orderCampaignOptions(ctx, query)),
  guarded(calls.networks, (ctx, { query }) => networkOptions(ctx, query)),
  guarded(calls.get, (ctx, { params, query }) => orderCampaignAccess.get(ctx, params.id, query.currency)),
  guarded(calls.store, (ctx, { body }) => storeOrderCampaign(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateOrderCampaign(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyOrderCampaign(ctx, params.id)),
  ...removedRoutes(calls, orderCampaignRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkOrderCampaigns(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfOrderCampaign(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertOrderCampaign(ctx, params.id, body)),
]
