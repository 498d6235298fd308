import { createBrowserRouter, RouterProvider } from '@candela/shared-ui/router'
import { initI18n, OverlayRoot, setLinkNavigation, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { followLanguage, readLanguage } from './language'
import { routes } from './routes'
import { answerSamples } from './samples/answers'

/** What the shell does around a screen, as far as a page of samples needs it. */
const start = async (): Promise<void> => {
  answerSamples()
  await initI18n(readLanguage())
  followLanguage()
  const router = createBrowserRouter(routes)
  setLinkNavigation(path => void router.navigate(path))
  createRoot(document.getElementById('root') ?? document.body).render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
        <OverlayRoot />
        <ToastRegion />
      </QueryClientProvider>
    </UiProvider>,
  )
}

void start()
