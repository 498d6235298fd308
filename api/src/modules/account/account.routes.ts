import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded, guardedFile } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { reachOf } from '../reach'
import { bulkAccounts } from './account.bulk'
import { historyOfAccount, revertAccount } from './account.history'
import { checkImport, importAccounts, importTemplate } from './account.import'
import { accountOptions, exportAccounts, listAccounts } from './account.list'
import { destroyNote, notesOfAccount, storeNote } from './account.notes'
import { onboardPublisher } from './account.onboard'
import { accountRemoved } from './account.removed'
import { searchAccounts } from './account.search'
import { accountAccess, destroyAccount, storeAccount, updateAccount } from './account.service'

const calls = endpoints.account

export const accountRoutes = [
  guarded(calls.list, (ctx, { body }) => listAccounts(ctx, body)),
  guardedSheet(calls.export, exportAccounts),
  guarded(calls.search, (ctx, { body }) => searchAccounts(ctx, body)),
  guarded(calls.simpleList, ({ app, actor }, { query }) => accountOptions(app.database.read, reachOf(actor), query)),
  guarded(calls.get, (ctx, { params, query }) => accountAccess.get(ctx, params.id, query.currency)),
  guarded(calls.onboard, (ctx, { body }) => onboardPublisher(ctx, body)),
  guardedFile(calls.importTemplate, ctx => importTemplate(ctx)),
  guarded(calls.importCheck, (ctx, { upload }) => checkImport(ctx, upload)),
  guarded(calls.import, (ctx, { upload }) => importAccounts(ctx, upload)),
  guarded(calls.store, (ctx, { body }) => storeAccount(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateAccount(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyAccount(ctx, params.id)),
  ...removedRoutes(calls, accountRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkAccounts(ctx, body)),
  guarded(calls.notes, (ctx, { params }) => notesOfAccount(ctx, params.id)),
  guarded(calls.storeNote, (ctx, { params, body }) => storeNote(ctx, params.id, body.acn_text)),
  guarded(calls.destroyNote, (ctx, { params }) => destroyNote(ctx, params.id, params.note)),
  guarded(calls.history, (ctx, { params, query }) => historyOfAccount(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertAccount(ctx, params.id, body)),
]
