import type { PublicRegistry } from '@candela/shared-contract'
import { createBrowserRouter } from '@candela/shared-ui/router'
import { createRoutes } from './createRoutes'

export type Router = ReturnType<typeof createRouter>

export const createRouter = (registry: PublicRegistry) => createBrowserRouter(createRoutes(registry))
