import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer } from '../list'
import {
  oneTechnology,
  TECHNOLOGY_COLUMNS,
  TECHNOLOGY_REVERTIBLE_COLUMNS,
  technologyBulkBody,
  technologyCreateBody,
  technologyListBody,
  technologyMergeBody,
  technologyRowSchema,
  technologyUpdateBody,
} from './technology'

const calls = entityCalls('adNetworkCategory', {
  one: 'a technology',
  many: 'technologies',
  page: '/ad-network-category',
})

export const technologyEndpoints = {
  list: calls.list({ body: technologyListBody, answer: listAnswer(technologyRowSchema) }),
  export: calls.export({ body: exportBody(technologyListBody, TECHNOLOGY_COLUMNS) }),
  simpleList: calls.simpleList({
    summary: 'Technologies to choose from: those that are enabled',
    access: 'adNetworkCategory.simpleList',
  }),
  get: calls.get({
    summary: 'One technology with what names it, and what the caller may do to it',
    answer: oneTechnology,
  }),
  store: calls.store({ body: technologyCreateBody, answer: oneTechnology }),
  update: calls.update({ body: technologyUpdateBody, answer: oneTechnology }),
  destroy: calls.destroy({ summary: 'Remove a technology that nothing names' }),
  restore: calls.restore({ answer: oneTechnology }),
  merge: calls.write('merge', {
    summary: 'Have all that names a technology name another one, and remove it: no number changes',
    access: 'adNetworkCategory.destroy',
    body: technologyMergeBody,
    answer: oneTechnology,
  }),
  unmerge: calls.write('unmerge', {
    summary: 'Take back that a technology became another one, for whoever did it a few minutes ago',
    access: 'adNetworkCategory.destroy',
    failure: 'restore',
    answer: oneTechnology,
  }),
  bulk: calls.bulk({ access: { status: 'adNetworkCategory.update' }, body: technologyBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneTechnology }),
}

export const technologyLogConfig = calls.logConfig(['technology'], {
  endpoint: technologyEndpoints.revert,
  table: 'ad_network_categories',
  fields: TECHNOLOGY_REVERTIBLE_COLUMNS,
  ties: [],
})
