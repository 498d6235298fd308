import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import {
  changeMySettings,
  getMine,
  hideMine,
  listMine,
  markAllMine,
  markMine,
  mySettings,
} from './user-notification.service'

const calls = endpoints.userNotification

export const userNotificationRoutes = [
  guarded(calls.list, (ctx, { body }) => listMine(ctx, body)),
  guarded(calls.settings, ctx => mySettings(ctx)),
  guarded(calls.get, (ctx, { params }) => getMine(ctx, params.id)),
  guarded(calls.read, (ctx, { body }) => markMine(ctx, body)),
  guarded(calls.readAll, (ctx, { body }) => markAllMine(ctx, body)),
  guarded(calls.hide, (ctx, { body }) => hideMine(ctx, body)),
  guarded(calls.changeSettings, (ctx, { body }) => changeMySettings(ctx, body)),
]
