import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { removedRoutes } from '../../platform/removed'
import { groupLabels, listGroups } from './group.list'
import { groupRemoved } from './group.removed'
import { destroyGroup, groupAccess, previewGroup, storeGroup, updateGroup } from './group.service'
import { whoMay } from './group.who'

export const groupRoutes = [
  guarded(endpoints.group.list, (ctx, { body }) => listGroups(ctx, body)),
  guarded(endpoints.group.simpleList, ({ app, actor }) => groupLabels(app.database.read, actor)),
  guarded(endpoints.group.who, (ctx, { query }) => whoMay(ctx, query.right)),
  guarded(endpoints.group.get, (ctx, { params }) => groupAccess.get(ctx, params.id)),
  guarded(endpoints.group.store, (ctx, { body }) => storeGroup(ctx, body)),
  guarded(endpoints.group.update, (ctx, { params, body }) => updateGroup(ctx, params.id, body)),
  guarded(endpoints.group.destroy, (ctx, { params }) => destroyGroup(ctx, params.id)),
  ...removedRoutes(endpoints.group, groupRemoved),
  guarded(endpoints.group.preview, (ctx, { params, body }) => previewGroup(ctx, params.id, body.permissions)),
]
