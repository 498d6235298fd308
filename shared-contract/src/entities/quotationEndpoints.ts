import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { IMPORT_BYTES, IMPORT_TYPES } from '../importFile'
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
import { quotationImportQuery, quotationImportReport } from './quotationImport'

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
  importTemplate: defineEndpoint({
    method: 'GET',
    path: '/currencyExchange/import/template',
    summary: 'A file of quotations to fill in',
    access: 'currencyExchange.store',
    effect: 'read',
    failure: 'get',
    download: true,
  }),
  importCheck: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/import/check',
    summary: 'What would become of a file of quotations; saves nothing',
    access: 'currencyExchange.store',
    effect: 'read',
    failure: 'get',
    upload: IMPORT_TYPES,
    bodyLimit: IMPORT_BYTES,
    answer: quotationImportReport,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/currencyExchange/import',
    summary:
      'Quotations from a file, all of them or none, as they were looked at; changing one that is there needs the right to',
    access: 'currencyExchange.store',
    effect: 'write',
    failure: 'create',
    query: quotationImportQuery,
    upload: IMPORT_TYPES,
    bodyLimit: IMPORT_BYTES,
    answer: quotationImportReport,
  }),
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
