import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import type { LogConfig } from '../history'
import { exportBody, listAnswer } from '../list'
import {
  oneShare,
  SHARE_COLUMNS,
  shareBulkBody,
  shareCreateBody,
  shareListBody,
  sharePreview,
  sharePreviewBody,
  shareRowSchema,
  shareTimeline,
  shareTimelineQuery,
  shareUpdateBody,
} from './share'

const calls = entityCalls('websiteRevenueShare', { one: 'a version of a revenue share', many: 'revenue shares' })

export const shareEndpoints = {
  list: calls.list({ body: shareListBody, answer: listAnswer(shareRowSchema) }),
  export: calls.export({ body: exportBody(shareListBody, SHARE_COLUMNS) }),
  timeline: defineEndpoint({
    method: 'GET',
    path: '/websiteRevenueShare/timeline',
    summary: 'All versions of a website, and the first day that a new one may begin on',
    access: 'websiteRevenueShare.get',
    effect: 'read',
    failure: 'get',
    query: shareTimelineQuery,
    answer: shareTimeline,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/websiteRevenueShare/preview',
    summary: 'What websites would have got by a draft in the last 30 whole days',
    access: 'websiteRevenueShare.preview',
    effect: 'read',
    failure: 'reportData',
    body: sharePreviewBody,
    answer: sharePreview,
  }),
  get: calls.get({
    summary: 'One version with those before and after it, and what the caller may do to it',
    answer: oneShare,
  }),
  store: calls.store({
    summary: 'A new version: what a website gets from a day on',
    body: shareCreateBody,
    answer: oneShare,
  }),
  update: calls.update({ summary: 'Change a version that has not begun', body: shareUpdateBody, answer: oneShare }),
  destroy: calls.destroy({ summary: 'Remove a version that has not begun' }),
  restore: calls.restore({ summary: 'Bring back a removed version that would still be to come', answer: oneShare }),
  bulk: calls.bulk({ access: {}, body: shareBulkBody }),
  history: calls.history(),
}

export const shareLogConfig: LogConfig = {
  types: ['revenue share'],
  path: '/revenue-share',
  right: 'websiteRevenueShare.get',
}
