import * as z from 'zod/mini'
import { entityCalls } from '../entityCalls'
import { exportBody, listAnswer } from '../list'
import { currencyQuery } from './report'
import { oneWebsite, websiteChecklist, websiteRowSchema } from './website'
import {
  WEBSITE_COLUMNS,
  WEBSITE_REVERTIBLE_COLUMNS,
  websiteApproveBody,
  websiteBulkBody,
  websiteCreateBody,
  websiteListBody,
  websiteUpdateBody,
} from './websiteBodies'

const calls = entityCalls('website', { one: 'a website', many: 'websites' })

export const websiteEndpoints = {
  list: calls.list({ failure: 'websiteList', body: websiteListBody, answer: listAnswer(websiteRowSchema) }),
  export: calls.export({
    failure: 'websiteList',
    body: z.extend(exportBody(websiteListBody, WEBSITE_COLUMNS), currencyQuery),
  }),
  search: calls.search(),
  simpleList: calls.simpleList({ access: 'website.simpleList', failure: 'websiteList' }),
  get: calls.get({
    summary: 'One website with its people, and what the caller may do to it',
    query: z.strictObject(currencyQuery),
    answer: oneWebsite,
  }),
  store: calls.store({
    summary: 'A new website; of a publisher it waits for approval',
    body: websiteCreateBody,
    answer: oneWebsite,
  }),
  update: calls.update({
    summary: 'Change a website and its people, or move it to another account',
    body: websiteUpdateBody,
    answer: oneWebsite,
  }),
  approve: calls.write('approve', {
    summary: 'Let a waiting website in or turn it down; its people are told',
    access: 'website.approve',
    body: websiteApproveBody,
    answer: oneWebsite,
  }),
  checklist: calls.read('checklist', {
    summary: 'What a look at the pages of a website finds, now',
    access: 'website.approve',
    answer: websiteChecklist,
  }),
  resubmit: calls.write('resubmit', {
    summary: 'Ask for another look at a website that was turned down',
    access: 'website.update',
    answer: oneWebsite,
  }),
  destroy: calls.destroy(),
  restore: calls.restore({ answer: oneWebsite }),
  bulk: calls.bulk({
    access: { status: 'website.update', approve: 'website.approve', reject: 'website.approve' },
    body: websiteBulkBody,
  }),
  history: calls.history(),
  revert: calls.revert({ answer: oneWebsite }),
}

export const websiteLogConfig = calls.logConfig(['website'], {
  endpoint: websiteEndpoints.revert,
  table: 'websites',
  fields: WEBSITE_REVERTIBLE_COLUMNS,
  ties: ['website_users'],
})
