import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer, simpleListAnswer } from '../list'
import {
  ORDER_CAMPAIGN_COLUMNS,
  ORDER_CAMPAIGN_REVERTIBLE_COLUMNS,
  oneOrderCampaign,
  orderCampaignBulkBody,
  orderCampaignCreateBody,
  orderCampaignListBody,
  orderCampaignNetworksQuery,
  orderCampaignRowSchema,
  orderCampaignUpdateBody,
} from './orderCampaign'
import { currencyQuery } from './report'

const calls = entityCalls('orderCampaign', {
  one: 'an order campaign',
  many: 'order campaigns',
  page: '/order-campaign',
})

export const orderCampaignEndpoints = {
  list: calls.list({ body: orderCampaignListBody, answer: listAnswer(orderCampaignRowSchema) }),
  export: calls.export({ body: z.extend(exportBody(orderCampaignListBody, ORDER_CAMPAIGN_COLUMNS), currencyQuery) }),
  simpleList: calls.simpleList({
    summary: 'Order campaigns to choose from: those that are enabled',
    access: 'orderCampaign.simpleList',
  }),
  networks: defineEndpoint({
    method: 'GET',
    path: '/orderCampaign/networks',
    summary: 'Ad networks that a campaign can get: of its technology, and in no other campaign',
    access: 'orderCampaign.list',
    effect: 'read',
    failure: 'list',
    query: orderCampaignNetworksQuery,
    answer: simpleListAnswer,
  }),
  get: calls.get({
    summary: 'One order campaign with its ad networks and what they delivered, and what the caller may do to it',
    query: z.strictObject(currencyQuery),
    answer: oneOrderCampaign,
  }),
  store: calls.store({ body: orderCampaignCreateBody, answer: oneOrderCampaign }),
  update: calls.update({
    summary: 'Change an order campaign and which ad networks belong to it',
    body: orderCampaignUpdateBody,
    answer: oneOrderCampaign,
  }),
  destroy: calls.destroy({ summary: 'Remove an order campaign; what its ad networks delivered stays' }),
  restore: calls.restore({ answer: oneOrderCampaign }),
  bulk: calls.bulk({ access: { status: 'orderCampaign.update' }, body: orderCampaignBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneOrderCampaign }),
}

export const orderCampaignLogConfig = calls.logConfig(['order campaign'], {
  endpoint: orderCampaignEndpoints.revert,
  table: 'order_campaigns',
  fields: ORDER_CAMPAIGN_REVERTIBLE_COLUMNS,
  ties: ['order_campaign_networks'],
})
