import { endpoints, resolveVersions, toPublicRegistry } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'

export const remoteRoutes = [
  guarded(endpoints.platform.remotes, async ({ app, actor }) => {
    const registry = app.registry.current()
    return toPublicRegistry(registry, resolveVersions(registry, actor))
  }),
]
