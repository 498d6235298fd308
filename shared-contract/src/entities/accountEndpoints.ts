import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { idInPath } from '../fields'
import { IMPORT_BYTES, IMPORT_TYPES } from '../importFile'
import { exportBody, listAnswer } from '../list'
import { accountNoteSchema, accountRowSchema, oneAccount } from './account'
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_REVERTIBLE_COLUMNS,
  accountBulkBody,
  accountCreateBody,
  accountListBody,
  accountNoteBody,
  accountUpdateBody,
  importReport,
  onboardBody,
} from './accountBodies'
import { currencyQuery } from './report'

const calls = entityCalls('account', { one: 'an account', many: 'accounts' })

export const accountEndpoints = {
  list: calls.list({ body: accountListBody, answer: listAnswer(accountRowSchema) }),
  export: calls.export({ body: z.extend(exportBody(accountListBody, ACCOUNT_COLUMNS), currencyQuery) }),
  search: calls.search(),
  simpleList: calls.simpleList({ access: 'account.simpleList' }),
  get: calls.get({
    summary: 'One account with its people, its websites and how ready it is',
    query: z.strictObject(currencyQuery),
    answer: oneAccount,
  }),
  store: calls.store({
    summary: 'A new account with its people and websites',
    body: accountCreateBody,
    answer: oneAccount,
  }),
  onboard: defineEndpoint({
    method: 'POST',
    path: '/account/onboard',
    summary: 'A new publisher: account, website, user and invitation, all of it or nothing',
    access: 'account.store',
    effect: 'write',
    failure: 'create',
    body: onboardBody,
    answer: oneAccount,
    idempotent: true,
  }),
  importTemplate: defineEndpoint({
    method: 'GET',
    path: '/account/import/template',
    summary: 'A file of accounts to fill in',
    access: 'account.store',
    effect: 'read',
    failure: 'get',
    download: true,
  }),
  importCheck: defineEndpoint({
    method: 'POST',
    path: '/account/import/check',
    summary: 'What would become of a file of accounts; saves nothing',
    access: 'account.store',
    effect: 'read',
    failure: 'get',
    upload: IMPORT_TYPES,
    bodyLimit: IMPORT_BYTES,
    answer: importReport,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/account/import',
    summary: 'Accounts from a file, all of them or none; those that are there already are left out',
    access: 'account.store',
    effect: 'write',
    failure: 'create',
    upload: IMPORT_TYPES,
    bodyLimit: IMPORT_BYTES,
    answer: importReport,
  }),
  update: calls.update({
    summary: 'Change an account, its people and its websites',
    body: accountUpdateBody,
    bodyLimit: 256 * 1024,
    answer: oneAccount,
  }),
  destroy: calls.destroy({ summary: 'Remove an account that has no websites any more' }),
  restore: calls.restore({ answer: oneAccount }),
  bulk: calls.bulk({
    access: { status: 'account.update', tier: 'account.update', transfer: 'account.update' },
    body: accountBulkBody,
  }),
  notes: calls.read('notes', {
    summary: 'What those who look after an account wrote down, the newest first',
    access: 'account.update',
    answer: z.array(accountNoteSchema),
  }),
  storeNote: calls.write('notes', {
    summary: 'Write something down about an account',
    access: 'account.update',
    failure: 'create',
    body: accountNoteBody,
    answer: accountNoteSchema,
    idempotent: true,
  }),
  destroyNote: defineEndpoint({
    method: 'DELETE',
    path: '/account/:id/notes/:note',
    summary: "Remove one's own note",
    access: 'account.update',
    effect: 'write',
    failure: 'delete',
    params: z.strictObject({ id: idInPath, note: idInPath }),
  }),
  history: calls.history(),
  revert: calls.revert({ answer: oneAccount }),
}

export const accountLogConfig = calls.logConfig(['account', 'account manager'], {
  endpoint: accountEndpoints.revert,
  table: 'accounts',
  fields: ACCOUNT_REVERTIBLE_COLUMNS,
  ties: ['account_managers', 'account_users'],
})
