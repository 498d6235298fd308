import { createBrowserRouter } from '@candela/shared-ui/router'
import type { QueryClient } from '@tanstack/react-query'
import { createRoutes } from './createRoutes'

export type Router = ReturnType<typeof createRouter>

export const createRouter = (queryClient: QueryClient) => createBrowserRouter(createRoutes(queryClient))
