import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { listAudience, listNotifications, listRecipients } from './notification.list'
import { notificationRemoved } from './notification.removed'
import { destroyNotification, notificationAccess, storeNotification, updateNotification } from './notification.service'

const calls = endpoints.notification

export const notificationRoutes = [
  guarded(calls.list, (ctx, { body }) => listNotifications(ctx, body)),
  guarded(calls.audience, (ctx, { body }) => listAudience(ctx, body)),
  guarded(calls.get, (ctx, { params }) => notificationAccess.get(ctx, params.id)),
  guarded(calls.store, (ctx, { body }) => storeNotification(ctx, body)),
  guarded(calls.update, (ctx, { params, body }) => updateNotification(ctx, params.id, body)),
  guarded(calls.destroy, (ctx, { params }) => destroyNotification(ctx, params.id)),
  ...removedRoutes(calls, notificationRemoved),
  guarded(calls.recipients, (ctx, { params, body }) => listRecipients(ctx, params.id, body)),
]
