import * as z from 'zod/mini'
import { bulkAnswer } from '../bulk'
import { defineEndpoint } from '../endpoint'
import { idText } from '../fields'
import { exportBody, listAnswer, simpleListAnswer, simpleListQuery } from '../list'
import { byRowKey, oneReportRow, REPORT_ROW_COLUMNS, reportRowListBody, reportRowSchema } from './reportRow'
import {
  ROW_CHOICES,
  reportRowBulkBody,
  reportRowCreateBody,
  reportRowDestroyQuery,
  reportRowDone,
  reportRowHistoryEntry,
  reportRowPreview,
  reportRowPreviewBody,
  reportRowTotals,
  reportRowUpdateBody,
} from './reportRowBodies'

const report01 = { access: 'report.report01', effect: 'read', failure: 'report01' } as const

export const reportRowEndpoints = {
  list: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01',
    summary: 'Stored rows of report data, a page at a time',
    body: reportRowListBody,
    answer: listAnswer(reportRowSchema),
  }),
  totals: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01/totals',
    summary: 'What all rows of a list add up to, in each of their currencies',
    body: z.strictObject({ search: reportRowListBody.shape.search, filters: reportRowListBody.shape.filters }),
    answer: reportRowTotals,
  }),
  export: defineEndpoint({
    ...report01,
    method: 'POST',
    path: '/report/report01/export',
    summary: 'The list as a file',
    body: exportBody(reportRowListBody, REPORT_ROW_COLUMNS),
    download: true,
  }),
  choices: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/report/report01/choices',
    summary: 'What rows are chosen by; those with this id, or by a part of their name',
    query: z.extend(simpleListQuery, { of: z.enum(ROW_CHOICES), id: z.optional(idText) }),
    answer: simpleListAnswer,
  }),
  get: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/adNetworkReport/:id',
    summary: 'One stored row, by its key',
    params: byRowKey,
    answer: oneReportRow,
  }),
  history: defineEndpoint({
    ...report01,
    method: 'GET',
    path: '/adNetworkReport/:id/history',
    summary: 'What a row was before, who changed it and why, the newest first',
    params: byRowKey,
    answer: z.array(reportRowHistoryEntry),
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/:id/preview',
    summary: 'What the net of a row would become by such a change',
    access: 'adNetworkReport.updateRow',
    effect: 'read',
    failure: 'get',
    params: byRowKey,
    body: reportRowPreviewBody,
    answer: reportRowPreview,
  }),
  store: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport',
    summary: 'A new row, by hand',
    access: 'adNetworkReport.store',
    effect: 'write',
    failure: 'create',
    body: reportRowCreateBody,
    answer: reportRowDone,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/:id',
    summary: 'Change a row; its net is worked out anew by the share of its day',
    access: 'adNetworkReport.updateRow',
    effect: 'write',
    failure: 'update',
    params: byRowKey,
    body: reportRowUpdateBody,
    answer: reportRowDone,
  }),
  destroy: defineEndpoint({
    method: 'DELETE',
    path: '/adNetworkReport/:id',
    summary: 'Remove a row; the answer names what takes it back',
    access: 'adNetworkReport.destroyRow',
    effect: 'write',
    failure: 'delete',
    params: byRowKey,
    query: reportRowDestroyQuery,
    answer: reportRowDone,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/adNetworkReport/bulk',
    summary: 'Another currency for many rows, flags that were looked at, or taking an action on rows back',
    access: {
      byAction: {
        currency: 'adNetworkReport.updateRow',
        acknowledge: 'adNetworkReport.updateRow',
        undo: 'adNetworkReport.updateRow',
      },
    },
    effect: 'write',
    failure: 'update',
    body: reportRowBulkBody,
    answer: bulkAnswer,
  }),
}
