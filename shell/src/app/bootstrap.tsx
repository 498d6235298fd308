/// <reference types="webpack/module" />
import { getSession, refreshSession } from '@candela/shared-auth'
import { initI18n, setLinkNavigation } from '@candela/shared-ui/runtime'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { readPage } from './page'
import { reportProblem } from './reportProblem'
import { createRouter } from './router/createRouter'
import { leaveKeptPages } from './router/signInPage'
import { endSplash } from './splash'

export const start = async (): Promise<void> => {
  const page = readPage()
  __webpack_nonce__ = page.nonce

  const { user } = getSession()
  // Rights may have changed since; the stored ones show the frame meanwhile.
  if (user) refreshSession().catch(() => undefined)
  await initI18n(user?.usr_locale ?? page.locale)

  // Calls try again by themselves where that is safe.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter(page.registry)
  setLinkNavigation(path => void router.navigate(path))
  leaveKeptPages()

  const root = createRoot(document.getElementById('root') ?? document.body, {
    onCaughtError: (error, { componentStack }) => reportProblem(error, { caught: 'yes', componentStack }),
    onUncaughtError: (error, { componentStack }) => {
      reportProblem(error, { caught: 'no', componentStack })
      // What nobody handled stays visible as such.
      window.reportError(error)
    },
  })
  root.render(<App page={page} router={router} queryClient={queryClient} />)
  endSplash({ router, queryClient }, user !== null)
}
