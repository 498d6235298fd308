import { RouterProvider } from '@candela/shared-ui/router'
import { OverlayRoot, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { OverrideBadge } from './override/OverrideBadge'
import type { Router } from './router/createRouter'

type AppProps = { nonce: string; router: Router; queryClient: QueryClient }

/** Everything that exists once per page, whichever remote is in it. */
export const App = ({ nonce, router, queryClient }: AppProps) => (
  <UiProvider nonce={nonce}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <OverrideBadge />
      <OverlayRoot />
      <ToastRegion />
    </QueryClientProvider>
  </UiProvider>
)
