/// <reference types="webpack/module" />
import { getSession, patience, refreshSession } from '@candela/shared-auth'
import { initI18n, setLinkNavigation } from '@candela/shared-ui/runtime'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { nextTask } from './nextTask'
import { readPage } from './page'
import {
  followReleases,
  hasUnknownVersions,
  refreshRegistry,
  refreshRegistryOnReturn,
} from './registry/refreshRegistry'
import { startRegistry } from './registry/start'
import { watchRegistry } from './registry/store'
import { startFederation } from './remotes/federation'
import { prefetchWhenIdle, prepareOnIntent } from './remotes/intent'
import { ScreenBoundary } from './remotes/ScreenBoundary'
import { reportProblem } from './reportProblem'
import { createRouter } from './router/createRouter'
import { reloadRestoredPage } from './router/signInPage'
import { endSplash } from './splash'

/** Rights and versions may have changed since; the stored ones show the frame meanwhile. */
const renew = async (): Promise<void> => {
  await refreshSession().catch(() => undefined)
  if (hasUnknownVersions(getSession().remotes)) await refreshRegistry()
}

export const start = async (): Promise<void> => {
  const page = readPage()
  __webpack_nonce__ = page.nonce

  const { user } = getSession()
  if (user) void renew()
  startFederation()
  await Promise.all([initI18n(user?.usr_locale ?? page.locale), startRegistry(page.registry)])

  await nextTask()
  const queryClient = new QueryClient({ defaultOptions: { queries: patience } })
  // What another version asked for is nothing that the new one has to understand.
  watchRegistry(() =>
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.fetchStatus === 'idle' }),
  )
  const router = createRouter(queryClient)
  setLinkNavigation(path => void router.navigate(path))
  reloadRestoredPage()
  refreshRegistryOnReturn()
  prepareOnIntent(queryClient)

  await nextTask()
  const root = createRoot(document.getElementById('root') ?? document.body, {
    onCaughtError: (error, { componentStack, errorBoundary }) => {
      // That one says itself which section it stands around.
      if (!(errorBoundary instanceof ScreenBoundary)) reportProblem(error, { stack: componentStack })
    },
    onUncaughtError: (error, { componentStack }) => {
      reportProblem(error, { kind: 'uncaught', stack: componentStack })
      // What nobody handled stays visible as such.
      window.reportError(error)
    },
  })
  root.render(<App nonce={page.nonce} router={router} queryClient={queryClient} />)
  if (user) followReleases()
  endSplash({ router, queryClient }, user !== null, prefetchWhenIdle)
}
