/**
 * What the product is compared with: the same lists and the same dashboard over the same endpoints, by React, its router
 * and what the libraries need at least. No words, rights, theme, remotes or memory; a screen asks when it is there.
 */
import { createElement as h, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, NavLink, Outlet, RouterProvider } from 'react-router-dom'
import { LISTS } from './lists.mjs'

const grid = () => import(/* webpackPrefetch: true */ './grid.mjs')
const Grid = lazy(async () => ({ default: (await grid()).Grid }))
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.mjs')).Dashboard }))

const Frame = () =>
  h(
    'div',
    { style: { display: 'grid', gridTemplateColumns: '240px 1fr', height: '100vh' } },
    h(
      'nav',
      { 'aria-label': 'Main menu' },
      h(NavLink, { to: '/dashboard' }, 'Dashboard'),
      Object.values(LISTS).map(({ screen, name }) => h('p', { key: screen }, h(NavLink, { to: screen }, name))),
    ),
    h('main', { style: { overflow: 'auto', padding: 24 } }, h(Suspense, { fallback: null }, h(Outlet))),
  )

const router = createBrowserRouter([
  {
    element: h(Frame),
    children: [
      { path: '/dashboard', element: h(Dashboard) },
      ...Object.values(LISTS).map(list => ({ path: list.screen, element: h(Grid, { key: list.path, list }) })),
    ],
  },
])

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(h(RouterProvider, { router }))
