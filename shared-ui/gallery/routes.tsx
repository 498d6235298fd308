import type { RouteObject } from '@candela/shared-ui/router'
import { Navigate } from '@candela/shared-ui/router'
import { loadMessages } from '@candela/shared-ui/runtime'
import type { ComponentType } from 'react'
import { CHAPTERS } from './chapters'
import { Gallery } from './Gallery'

const lazily = (load: () => Promise<{ default: ComponentType }>) => async () => {
  const { default: Component } = await load()
  // Its texts in the language of the page were declared just now.
  await loadMessages()
  return { Component }
}

export const routes: RouteObject[] = [
  {
    Component: Gallery,
    HydrateFallback: () => null,
    children: [
      ...CHAPTERS.map(({ path, load }) => ({ path, lazy: lazily(load) })),
      { path: '*', element: <Navigate to={CHAPTERS[0].path} replace /> },
    ],
  },
]
