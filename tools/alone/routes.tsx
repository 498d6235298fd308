import { remote, screens } from 'virtual:remote'
import { useCan } from '@candela/shared-auth'
import { labelIn, type RouteDeclaration } from '@candela/shared-contract'
import { EmptyState, Page } from '@candela/shared-ui'
import { Navigate, type RouteObject, useLocation } from '@candela/shared-ui/router'
import { loadMessages, useLocale } from '@candela/shared-ui/runtime'
import type { ComponentType } from 'react'
import { Root } from './Root'
import { useMenu } from './useMenu'

type PlaceProps = { route: RouteDeclaration; Screen: ComponentType }

/** A screen under the rules that it has in the shell: its rights, and a new one for each address. */
const Place = ({ route: { title, anyOf }, Screen }: PlaceProps) => {
  const locale = useLocale()
  const { pathname } = useLocation()
  if (useCan(...anyOf)) return <Screen key={pathname} />
  return (
    <Page title={labelIn(title, locale)}>
      <EmptyState icon="lock" title="No right to this screen" text={`It opens with any of: ${anyOf.join(', ')}`} />
    </Page>
  )
}

const screenAt = (route: RouteDeclaration): RouteObject => ({
  path: route.path,
  lazy: async () => {
    const loaded = await screens[route.module]?.()
    if (!loaded?.default) throw new Error(`${route.module} offers no screen`)
    const { default: Screen } = loaded
    // Its texts in the language of the page were declared just now.
    await loadMessages()
    return { Component: () => <Place route={route} Screen={Screen} /> }
  },
})

const First = () => {
  const [first] = useMenu()
  return first ? <Navigate to={first.path} replace /> : <EmptyState title="Nothing in the menu" />
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: First },
      ...remote.routes.map(screenAt),
      { path: '*', element: <EmptyState title="No screen of this remote is here" /> },
    ],
  },
]
