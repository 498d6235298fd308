import type { PageConfig } from '@candela/shared-contract'
import { RouterProvider } from '@candela/shared-ui/router'
import { OverlayRoot, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RegistryProvider } from './page'
import type { Router } from './router/createRouter'

type AppProps = { page: Pick<PageConfig, 'nonce' | 'registry'>; router: Router; queryClient: QueryClient }

/** Everything that exists once per page, whichever remote is in it. */
export const App = ({ page, router, queryClient }: AppProps) => (
  <UiProvider nonce={page.nonce}>
    <QueryClientProvider client={queryClient}>
      <RegistryProvider value={page.registry}>
        <RouterProvider router={router} />
      </RegistryProvider>
      <OverlayRoot />
      <ToastRegion />
    </QueryClientProvider>
  </UiProvider>
)
