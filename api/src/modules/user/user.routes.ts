import { endpoints } from '@candela/shared-contract'
import { guardedSheet } from '../../platform/file/write-file'
import { guarded, guardedFile } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { reachOf } from '../reach'
import { bulkUsers } from './user.bulk'
import { changeEmail, changePassword } from './user.credentials'
import { historyOfUser, revertUser } from './user.history'
import { inviteAgain, inviteUser } from './user.invitation'
import { accountManagerOptions, exportUsers, listUsers, userOptions, userOptionsOfGroups } from './user.list'
import { destroyPhoto, photoOf, storePhoto } from './user.photo'
import { userRemoved } from './user.removed'
import { searchUsers } from './user.search'
import { destroyUser, permissionsOfUser, storeUser, updateLocale, updateUser, userAccess } from './user.service'
import { endSession, endSessions, sessionsOf, visitsOf } from './user.sessions'

const calls = endpoints.user

export const userRoutes = [
  guarded(calls.list, (ctx, { body }) => listUsers(ctx, body)),
  guardedSheet(calls.export, exportUsers),
  guarded(calls.search, (ctx, { body }) => searchUsers(ctx, body)),
  guarded(calls.simpleList, ({ app, actor }, { query }) => userOptions(app.database.read, reachOf(actor), query)),
  guarded(calls.simpleListByGroup, ({ app, actor }, { query }) =>
    userOptionsOfGroups(app.database.read, reachOf(actor), query),
  ),
  guarded(calls.accountManager, ({ app }) => accountManagerOptions(app.database.read)),
  guarded(calls.get, (ctx, { params }) => userAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeUser(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateUser(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyUser(ctx, params.id)),
  ...removedRoutes(calls, userRemoved),
  guarded(calls.bulk, (ctx, { body }) => bulkUsers(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfUser(ctx, params.id, query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertUser(ctx, params.id, body)),
  guarded(calls.permissions, (ctx, { params }) => permissionsOfUser(ctx, params.id)),
  guarded(calls.updateUserLocale, (ctx, { body }) => updateLocale(ctx, body)),
  // How people get in and what they look like: invitations, passwords, addresses, devices, pictures.
  guarded(calls.invite, (ctx, { body }) => inviteUser(ctx, body)),
  guarded(calls.inviteAgain, (ctx, { params }) => inviteAgain(ctx, params.id)),
  guarded(calls.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  guarded(calls.changeEmail, (ctx, { body }) => changeEmail(ctx, body)),
  guardedFile(calls.photo, (ctx, { params }) => photoOf(ctx, params.id)),
  guarded(calls.storePhoto, (ctx, { params, upload }) => storePhoto(ctx, params.id, upload)),
  guarded(calls.destroyPhoto, (ctx, { params }) => destroyPhoto(ctx, params.id)),
  guarded(calls.sessions, (ctx, { params }) => sessionsOf(ctx, params.id)),
  guarded(calls.endSession, (ctx, { params }) => endSession(ctx, params.id, params.session)),
  guarded(calls.endSessions, (ctx, { params }) => endSessions(ctx, params.id)),
  guarded(calls.visits, (ctx, { params }) => visitsOf(ctx, params.id)),
]
