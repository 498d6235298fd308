import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer, simpleListAnswer, simpleListQuery } from '../list'
import { adNetworkRowSchema, connectionTest, oneAdNetwork } from './adNetwork'
import {
  AD_NETWORK_COLUMNS,
  AD_NETWORK_REVERTIBLE_COLUMNS,
  adNetworkAccessesQuery,
  adNetworkBulkBody,
  adNetworkCreateBody,
  adNetworkListBody,
  adNetworkManyAnswer,
  adNetworkManyBody,
  adNetworkRetestBody,
  adNetworkTestBody,
  adNetworkUpdateBody,
} from './adNetworkBodies'
import { currencyQuery } from './report'

const calls = entityCalls('adNetwork', { one: 'an ad network', many: 'ad networks', page: '/ad-networks' })

/** Keys of service accounts are long, and there may be several in one form. */
const FORM_BYTES = 512 * 1024

export const adNetworkEndpoints = {
  list: calls.list({ body: adNetworkListBody, answer: listAnswer(adNetworkRowSchema) }),
  export: calls.export({ body: z.extend(exportBody(adNetworkListBody, AD_NETWORK_COLUMNS), currencyQuery) }),
  search: calls.search(),
  simpleList: calls.simpleList({ access: 'adNetwork.simpleList' }),
  adManagers: defineEndpoint({
    method: 'GET',
    path: '/adNetwork/adManagers',
    summary: 'Ad managers to choose from, with their network codes',
    access: 'adNetwork.list',
    effect: 'read',
    failure: 'list',
    query: simpleListQuery,
    answer: simpleListAnswer,
  }),
  accesses: defineEndpoint({
    method: 'GET',
    path: '/adNetwork/accesses',
    summary: 'Ad networks whose access another one of that type and domain can use',
    access: 'adNetwork.update',
    effect: 'read',
    failure: 'list',
    query: adNetworkAccessesQuery,
    answer: simpleListAnswer,
  }),
  get: calls.get({
    summary: 'One ad network with what is known of its credentials, and what the caller may do to it',
    query: z.strictObject(currencyQuery),
    answer: oneAdNetwork,
  }),
  store: calls.store({ body: adNetworkCreateBody, bodyLimit: FORM_BYTES, answer: oneAdNetwork }),
  storeMany: defineEndpoint({
    method: 'POST',
    path: '/adNetwork/many',
    summary: 'A new ad network for each of these websites, all with one access; says which of them got none',
    access: 'adNetwork.store',
    effect: 'write',
    failure: 'create',
    idempotent: true,
    bodyLimit: FORM_BYTES,
    body: adNetworkManyBody,
    answer: adNetworkManyAnswer,
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/adNetwork/test',
    summary: 'Try a connection before it is saved: nothing is kept',
    access: 'adNetwork.store',
    effect: 'read',
    failure: 'get',
    bodyLimit: FORM_BYTES,
    body: adNetworkTestBody,
    answer: connectionTest,
  }),
  retest: calls.write('test', {
    summary: 'Try the connection of an ad network, as it is stored or with what is typed over it',
    access: 'adNetwork.update',
    bodyLimit: FORM_BYTES,
    body: adNetworkRetestBody,
    answer: connectionTest,
  }),
  update: calls.update({ body: adNetworkUpdateBody, bodyLimit: FORM_BYTES, answer: oneAdNetwork }),
  destroy: calls.destroy({ summary: 'Remove an ad network; its report data stays' }),
  restore: calls.restore({ answer: oneAdNetwork }),
  bulk: calls.bulk({ access: { status: 'adNetwork.update' }, body: adNetworkBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneAdNetwork }),
}

export const adNetworkLogConfig = calls.logConfig(['ad network'], {
  endpoint: adNetworkEndpoints.revert,
  table: 'ad_networks',
  fields: AD_NETWORK_REVERTIBLE_COLUMNS,
  ties: [],
})
