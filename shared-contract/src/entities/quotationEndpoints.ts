import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer } from '../list'
import {
  oneQuotation,
  QUOTATION_COLUMNS,
  QUOTATION_REVERTIBLE_COLUMNS,
  quotationBulkBody,
  quotationCreateBody,
  quotationGaps,
  quotationListBody,
  quotationRowSchema,
  quotationUpdateBody,
} from './quotation'

const calls = entityCalls('currencyExchange', {
  one: 'a quotation',
  many: 'quotations',
  page: '/currency-exchange',
})

export const quotationEndpoints = {
  list: calls.list({ body: quotationListBody, answer: listAnswer(quotationRowSchema) }),
  export: calls.export({ body: exportBody(quotationListBody, QUOTATION_COLUMNS) }),
  gaps: defineEndpoint({
    method: 'GET',
    path: '/currencyExchange/gaps',
    summary: 'Days from Monday to Friday of open months without a quotation, the newest first',
    access: 'currencyExchange.list',
    effect: 'read',
    failure: 'list',
    answer: quotationGaps,
  }),
  get: calls.get({
    summary: 'One quotation with what stands around it, and what the caller may do to it',
    answer: oneQuotation,
  }),
  store: calls.store({ body: quotationCreateBody, answer: oneQuotation }),
  update: calls.update({ body: quotationUpdateBody, answer: oneQuotation }),
  destroy: calls.destroy({ summary: 'Remove a quotation of a month that is open' }),
  restore: calls.restore({ answer: oneQuotation }),
  bulk: calls.bulk({ access: {}, body: quotationBulkBody }),
  history: calls.history(),
  revert: calls.revert({ answer: oneQuotation }),
}

export const quotationLogConfig = calls.logConfig(['currency'], {
  endpoint: quotationEndpoints.revert,
  table: 'currency_quotations',
  fields: QUOTATION_REVERTIBLE_COLUMNS,
  ties: [],
})
