import { endpoints } from '@candela/shared-contract'
import { AppError, notFound } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'
import { groupWithRights } from './group.repository'

const later = async (): Promise<never> => {
  throw new AppError('unavailable')
}

export const groupRoutes = [
  guarded(endpoints.group.list, async () => ({
    data: [],
    meta: { total: 0, page: 1, perPage: 100, asOf: new Date().toISOString() },
  })),
  guarded(endpoints.group.simpleList, async () => []),
  guarded(endpoints.group.get, async (ctx, { params }) => {
    const group = await groupWithRights(ctx.app.database.read, Number(params.id))
    if (!group) throw notFound()
    return { record: { ...group, users_count: 0 }, can: { update: true, destroy: true } }
  }),
  guarded(endpoints.group.store, later),
  guarded(endpoints.group.update, later),
  guarded(endpoints.group.destroy, later),
  guarded(endpoints.group.restore, later),
  guarded(endpoints.group.preview, later),
]
