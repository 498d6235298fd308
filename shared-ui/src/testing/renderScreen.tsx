import { endSession, type SessionState, setCurrency, signIn } from '@candela/shared-auth'
import {
  type BodyOf,
  type CurrencyChoice,
  type Endpoint,
  type Locale,
  PAIRS,
  type Pair,
  type Scope,
} from '@candela/shared-contract'
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from '@candela/shared-ui/router'
import { initI18n, setLinkNavigation } from '@candela/shared-ui/runtime'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { aQueryClient } from './aQueryClient'
import { type Answer, serve } from './fakeServer'
import { renderUi } from './renderUi'
import { INSTANT, ME } from './screens'

type Person = NonNullable<SessionState['user']>

// Without a layout there is nothing to draw in; what a chart says in words is ours.
jest.mock('../chart/highcharts', () => ({ Highcharts: { chart: () => ({ destroy: () => undefined }) } }))

const aPerson = (rights: readonly Pair[], gro_scope: Scope, usr_locale: Locale): Person => ({
  id: ME,
  usr_name: 'Lívia Prado',
  usr_email: 'livia@cariri.example',
  usr_status: 'Ativo',
  usr_id_group: 3,
  usr_comission: null,
  usr_product: 'Candela',
  usr_locale,
  created_at: INSTANT,
  updated_at: INSTANT,
  manager: null,
  group: {
    id: 3,
    gro_name: 'Readers',
    gro_scope,
    permissions: rights.map(right => {
      const [grp_controller = '', grp_method = ''] = right.split('.')
      return { grp_controller, grp_method }
    }),
    created_at: INSTANT,
    updated_at: INSTANT,
  },
})

const enter = async (user: Person): Promise<void> => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ token: 'token', user, remotes: {} }))
  await signIn({ email: user.usr_email, password: 'a long enough one' })
}

const computedStyle = globalThis.getComputedStyle

/**
 * jsdom has no layout: what has no width is not drawn, so everything is as wide as the window. A grid measures each of
 * its parts by the styles in force, which jsdom works out rule by rule: there only those of the element count.
 */
const replaceLayout = (): void => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(innerWidth)
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, part) =>
      element instanceof HTMLElement && element.closest('[class^=ag-]')
        ? element.style
        : computedStyle.call(window, element, part),
    )
}

/** As in the shell, another address is another screen. */
const Place = ({ Screen }: { Screen: ComponentType }) => <Screen key={useLocation().pathname} />

const Main = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
)

let visits = 0
let leave: (() => void) | undefined

afterEach(() => {
  // Tests of words come here without a page.
  if (!leave) return
  leave()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

export type Visit = {
  /** The address that is opened; the first screen's unless said. */
  at?: string
  /** What whoever leads there tells the screen. */
  state?: object
  /** What the person may do, everything unless said, and whose rows they reach. */
  rights?: readonly Pair[]
  scope?: Scope
  currency?: CurrencyChoice
  locale?: Locale
  server: readonly Answer[]
}

/** Screens of a remote at their paths, as the shell shows them to a person, over a server that answers what is said. */
export const renderScreen = async (screens: Record<string, ComponentType>, visit: Visit) => {
  const {
    at = Object.keys(screens)[0],
    state,
    rights = PAIRS,
    scope = 'all',
    locale = 'en_US',
    currency,
    server,
  } = visit
  leave?.()
  await enter(aPerson(rights, scope, locale))
  if (currency) setCurrency(currency)
  await initI18n(locale)
  const calls = serve(server, rights)
  visits += 1
  // What a list remembers is kept by the entry of the history: no visit finds what another one left.
  history.replaceState({ key: `visit-${visits}`, idx: 0, usr: state }, '', at)
  replaceLayout()
  const router = createBrowserRouter([
    {
      element: <Main />,
      children: [
        ...Object.entries(screens).map(([path, Screen]) => ({ path, element: <Place Screen={Screen} /> })),
        { path: '*', element: <h1>Elsewhere</h1> },
      ],
    },
  ])
  setLinkNavigation(path => void router.navigate(path))
  const ui = renderUi(
    <QueryClientProvider client={aQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  leave = () => {
    ui.unmount()
    router.dispose()
    setLinkNavigation(undefined)
  }
  return {
    ...ui,
    calls,
    /** The bodies that an endpoint was asked with, in their order. */
    asked: <E extends Endpoint>(endpoint: E) =>
      calls.filter(call => call.endpoint === endpoint).map(({ body }) => body as BodyOf<E>),
    address: () => location.pathname + location.search,
  }
}
