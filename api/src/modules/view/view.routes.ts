import { endpoints } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { toView } from './view.present'
import { foundViews, groupsToShareWith } from './view.repository'
import { destroyView, pinView, storeView, updateView } from './view.service'

export const viewRoutes = [
  guarded(endpoints.view.list, async ({ app, actor }, { query }) => {
    const views = await foundViews(app.database.read, actor, query.list)
    return views.map(view => toView(actor, view))
  }),
  guarded(endpoints.view.groups, ({ app, actor }) => groupsToShareWith(app.database.read, actor)),
  guarded(endpoints.view.store, (ctx, { body }) => storeView(ctx, body)),
  guarded(endpoints.view.update, (ctx, { params, body }) => updateView(ctx, params.id, body)),
  guarded(endpoints.view.destroy, (ctx, { params }) => destroyView(ctx, params.id)),
  guarded(endpoints.view.pin, (ctx, { params, body }) => pinView(ctx, params.id, body.pinned)),
]
