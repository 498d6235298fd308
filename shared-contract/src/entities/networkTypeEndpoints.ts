import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer } from '../list'
import {
  NETWORK_TYPE_COLUMNS,
  NETWORK_TYPE_REVERTIBLE_COLUMNS,
  networkTypeBulkBody,
  networkTypeCreateBody,
  networkTypeListBody,
  networkTypeRowSchema,
  networkTypeUpdateBody,
  oneNetworkType,
} from './networkType'

const calls = entityCalls('adNetworkType', {
  one: 'a type of ad network',
  many: 'types of ad networks',
  page: '/ad-network-type',
})

/** A type says what is asked for in up to thirteen fields, each in four languages. */
const BODY_LIMIT = 128 * 1024

export const networkTypeEndpoints = {
  list: calls.list({ body: networkTypeListBody, answer: listAnswer(networkTypeRowSchema) }),
  export: calls.export({ body: exportBody(networkTypeListBody, NETWORK_TYPE_COLUMNS) }),
  simpleList: calls.simpleList({
    summary: 'Types of ad networks to choose from: those that are enabled',
    access: 'adNetworkType.simpleList',
  }),
  get: calls.get({
    summary: 'One type of ad network with what it asks for and who uses it, and what the caller may do to it',
    answer: oneNetworkType,
  }),
  store: calls.store({ body: networkTypeCreateBody, bodyLimit: BODY_LIMIT, answer: oneNetworkType }),
  update: calls.update({
    summary: 'Change a type of ad network; its networks keep what they have',
    body: networkTypeUpdateBody,
    bodyLimit: BODY_LIMIT,
    answer: oneNetworkType,
  }),
  destroy: calls.destroy({ summary: 'Remove a type that no ad network uses' }),
  restore: calls.restore({ answer: oneNetworkType }),
  bulk: calls.bulk({ access: { status: 'adNetworkType.update' }, body: networkTypeBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneNetworkType }),
}

export const networkTypeLogConfig = calls.logConfig(['ad network type'], {
  endpoint: networkTypeEndpoints.revert,
  table: 'ad_network_types',
  fields: NETWORK_TYPE_REVERTIBLE_COLUMNS,
  ties: [],
})
