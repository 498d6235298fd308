import { endSession, signIn } from '@candela/shared-auth'
import type { Locale, PublicRegistry, SessionUser } from '@candela/shared-contract'
import { createMemoryRouter } from '@candela/shared-ui/router'
import { initI18n } from '@candela/shared-ui/runtime'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../App'
import { setRegistry } from '../registry/store'
import { createRoutes } from '../router/createRoutes'

const enter = async (user: SessionUser) => {
  const { fetch } = globalThis
  globalThis.fetch = async () => new Response(JSON.stringify({ token: 'token', user, remotes: {} }))
  await signIn({ email: user.usr_email, password: 'secret' })
  globalThis.fetch = fetch
}

type Start = { path?: string; user: SessionUser | null; registry: PublicRegistry; locale?: Locale }

/** The shell at an address, as this person sees it; nobody for the pages that are open to all. */
export const renderShell = async ({ path = '/', user, registry, locale = 'en_US' }: Start) => {
  if (user) await enter(user)
  else endSession()
  await initI18n(locale)
  setRegistry(registry)
  const queryClient = new QueryClient()
  const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [path] })
  const { unmount } = render(<App nonce="" router={router} queryClient={queryClient} />)
  return { router, unmount, visitor: userEvent.setup() }
}

/** A window below 975 px; `restoreMocks` makes it wide again. */
export const makeNarrow = (): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('974'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}
