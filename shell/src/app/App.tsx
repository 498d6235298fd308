import { RouterProvider } from '@candela/shared-ui/router'
import { OverlayRoot, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { OverrideBadge } from './override/OverrideBadge'
import type { Router } from './router/createRouter'

type AppProps = { nonce: string; router: Router; queryClient: QueryClient }

/**
 * The router as it is when nobody is on the way: pages hear of where they are, not of where somebody is about to go.
 * Whatever asks it where it stands, such as a link, would be drawn again on the page that is just left.
 */
const settled = (router: Router): Router =>
  Object.assign(Object.create(router) as Router, {
    subscribe: (listener: Parameters<Router['subscribe']>[0]) =>
      router.subscribe((state, options) => {
        if (state.navigation.state === 'idle') listener(state, options)
      }),
  })

/**
 * The first page is drawn in pieces, so that nothing waits long for it. A later one is drawn in one go: each piece brings
 * styles, for which the browser would look through the whole page before it once more.
 */
const Pages = ({ router }: { router: Router }) => {
  const isOpen = useSyncExternalStore(
    listener => router.subscribe(listener),
    () => router.state.initialized,
  )
  return <RouterProvider router={useMemo(() => settled(router), [router])} useTransitions={!isOpen} />
}

/** Everything that exists once per page, whichever remote is in it. */
export const App = ({ nonce, router, queryClient }: AppProps) => (
  <UiProvider nonce={nonce}>
    <QueryClientProvider client={queryClient}>
      <Pages router={router} />
      <OverrideBadge />
      <OverlayRoot />
      <ToastRegion />
    </QueryClientProvider>
  </UiProvider>
)
