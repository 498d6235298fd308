import { endpoints, resolveVersions, toPublicRegistry } from '@candela/shared-contract'
import { AppError } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'

export const remoteRoutes = [
  guarded(endpoints.platform.remotes, async ({ app, actor }) => {
    const registry = app.registry.current()
    return toPublicRegistry(registry, resolveVersions(registry, actor))
  }),
  guarded(endpoints.platform.events, async () => {
    throw new AppError('unavailable', { retryAfter: 60 })
  }),
  guarded(endpoints.platform.clientError, async (ctx, { body }) => {
    ctx.app.log.warn({ clientError: body, actor: ctx.actor.id }, 'client error')
  }),
]
