import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer } from '../list'
import { adNetworkManyAnswer } from './adNetworkBodies'
import {
  ORDER_COLUMNS,
  ORDER_REVERTIBLE_COLUMNS,
  oneOrder,
  orderApplyBody,
  orderBulkBody,
  orderCreateBody,
  orderListBody,
  orderPreviewAnswer,
  orderPreviewBody,
  orderRowSchema,
  orderUpdateBody,
} from './order'

const calls = entityCalls('order', { one: 'an order', many: 'orders', page: '/orders' })

export const orderEndpoints = {
  list: calls.list({ body: orderListBody, answer: listAnswer(orderRowSchema) }),
  export: calls.export({ body: exportBody(orderListBody, ORDER_COLUMNS) }),
  simpleList: calls.simpleList({ access: 'order.simpleList' }),
  get: calls.get({
    summary: 'One order with the ad networks that were made of it, and what the caller may do to it',
    answer: oneOrder,
  }),
  store: calls.store({ summary: 'A new order: what ad networks are made of', body: orderCreateBody, answer: oneOrder }),
  update: calls.update({
    summary: 'Change an order; ad networks that were made of it stay as they are',
    body: orderUpdateBody,
    answer: oneOrder,
  }),
  preview: {
    ...calls.write('preview', {
      summary: 'Which ad networks an order would make for these websites, and why others get none',
      access: 'adNetwork.store',
      body: orderPreviewBody,
      answer: orderPreviewAnswer,
    }),
    effect: 'read' as const,
  },
  apply: calls.write('apply', {
    summary: 'Make an ad network of an order for each of these websites',
    access: 'adNetwork.store',
    idempotent: true,
    body: orderApplyBody,
    answer: adNetworkManyAnswer,
  }),
  destroy: calls.destroy({ summary: 'Remove an order; the ad networks that were made of it stay' }),
  restore: calls.restore({ answer: oneOrder }),
  bulk: calls.bulk({ access: { status: 'order.update' }, body: orderBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneOrder }),
}

export const orderLogConfig = calls.logConfig(['order'], {
  endpoint: orderEndpoints.revert,
  table: 'orders',
  fields: ORDER_REVERTIBLE_COLUMNS,
  ties: [],
})
