import { endpoints } from '@candela/shared-contract'
import { blame } from '../../platform/context'
import { notFound } from '../../platform/http/app-error'
import { guarded, served } from '../../platform/http/bind'
import { write } from '../../platform/write'
import { contactOf } from '../account/account.contact'
import { reachOf } from '../reach'
import { userAccessRoutes } from './user.access.routes'
import { bulkUsers } from './user.bulk'
import { exportUsers } from './user.export'
import { historyOfUser } from './user.history'
import { userPage } from './user.list'
import { accountManagerOptions, userOptions, userOptionsOfGroups } from './user.pickers'
import { toSessionUser, toUserRow } from './user.present'
import { revertUser } from './user.revert'
import { destroyUser, getUser, permissionsOfUser, restoreUser, storeUser, updateUser } from './user.service'

const calls = endpoints.user

export const userRoutes = [
  guarded(calls.list, async ({ app, actor }, { body }) => {
    const { rows, meta } = await userPage(app.database.read, reachOf(actor), body)
    return { data: rows.map(row => toUserRow(actor, row)), meta: { ...meta, asOf: new Date().toISOString() } }
  }),
  served(calls.export, (ctx, { body }) => exportUsers(ctx, body)),
  guarded(calls.simpleList, ({ app, actor }, { query }) => userOptions(app.database.read, reachOf(actor), query)),
  guarded(calls.simpleListByGroup, ({ app, actor }, { query }) => {
    const asked = [query.groupIds ?? [], query['groupIds[]'] ?? []].flat()
    return userOptionsOfGroups(app.database.read, reachOf(actor), asked.map(Number))
  }),
  guarded(calls.accountManager, ({ app }) => accountManagerOptions(app.database.read)),
  guarded(calls.get, (ctx, { params }) => getUser(ctx, Number(params.id))),
  guarded(calls.store, (ctx, { body }) => storeUser(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateUser(ctx, Number(params.id), body)),
  guarded(calls.destroy, (ctx, { params }) => destroyUser(ctx, Number(params.id))),
  guarded(calls.restore, (ctx, { params }) => restoreUser(ctx, Number(params.id))),
  guarded(calls.bulk, (ctx, { body }) => bulkUsers(ctx, body)),
  guarded(calls.history, (ctx, { params, query }) => historyOfUser(ctx, Number(params.id), query.before)),
  guarded(calls.revert, (ctx, { params, body }) => revertUser(ctx, Number(params.id), body)),
  guarded(calls.permissions, (ctx, { params }) => permissionsOfUser(ctx, Number(params.id))),
  guarded(calls.updateUserLocale, (ctx, { body }) =>
    write(blame(ctx), 'user.updateUserLocale', async tx => {
      const before = await tx.lock('users', ctx.actor.id)
      if (!before) throw notFound()
      const after = await tx.update('users', before, { usr_locale: body.usr_locale })
      return toSessionUser(after, ctx.actor.user.group, await contactOf(tx.read, after.id))
    }),
  ),
  ...userAccessRoutes,
]
