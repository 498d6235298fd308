import './looks'
import { getSession } from '@candela/shared-auth'
import { DEFAULT_LOCALE } from '@candela/shared-contract'
import { createBrowserRouter, RouterProvider } from '@candela/shared-ui/router'
import { initI18n, OverlayRoot, setLinkNavigation, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { routes } from './routes'

/** What the shell does before and around a remote, as far as one that is alone needs it. */
const start = async (): Promise<void> => {
  await initI18n(getSession().user?.usr_locale ?? DEFAULT_LOCALE)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createBrowserRouter(routes)
  setLinkNavigation(path => void router.navigate(path))
  createRoot(document.getElementById('root') ?? document.body).render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <OverlayRoot />
        <ToastRegion />
      </QueryClientProvider>
    </UiProvider>,
  )
}

void start()
