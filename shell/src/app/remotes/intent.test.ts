import { endSession } from '@candela/shared-auth'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { prefetchWhenIdle, prepareOnIntent } from './intent'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
  loadRemote: async () => ({ default: () => 'A screen' }),
}))

jest.mock('@candela/shared-ui/grid', () => ({}))

const files = {
  'remoteEntry.js': 'sha384-entry',
  'list.js': 'sha384-list',
  'start.js': 'sha384-start',
  'rows.js': 'sha384-rows',
}
const base = aRegistry(
  [
    anEntry({ path: '/start', label: 'Start' }),
    anEntry({ path: '/list', label: 'List' }),
    anEntry({ path: '/rows', label: 'Rows' }),
    anEntry({ path: '/locked', label: 'Locked' }),
  ],
  [
    { ...aRoute('/start', 'Start'), module: './Start' },
    { ...aRoute('/list', 'List'), module: './List', data: [{ method: 'GET', path: '/numbers', together: true }] },
    { ...aRoute('/rows', 'Rows'), module: './Rows', data: [{ method: 'POST', path: '/rows/list' }] },
    { ...aRoute('/locked', 'Locked', ['group.list']), module: './Locked' },
  ],
)
const registry = {
  ...base,
  remotes: base.remotes.map(remote => ({
    ...remote,
    files,
    modules: { './Start': ['start.js'], './List': ['list.js'], './Rows': ['rows.js'], './Locked': ['locked.js'] },
  })),
}

const fetched = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href.split('/').at(-1))

/** The browser says of each whether it came. */
const come = (file: string) =>
  document.head.querySelector(`link[rel=prefetch][href$="${file}"]`)?.dispatchEvent(new Event('load'))

afterAll(() => {
  endSession()
  delete document.documentElement.dataset.grid
})

it('scripts are there before they are asked for: those of the menu when idle, one after the other, those of a link when pointed at', async () => {
  document.documentElement.dataset.grid = '/assets/grid.js'
  const queryClient = new QueryClient()
  prepareOnIntent(queryClient)
  const { visitor } = await renderShell({ path: '/start', user: aUser(['auth.session']), registry })
  expect(await screen.findByText('A screen')).toBeVisible()
  expect(fetched('preload')).toEqual(['remoteEntry.js', 'start.js'])
  prefetchWhenIdle()
  await waitFor(() => expect(fetched('prefetch')).toEqual(['grid.js']))
  come('grid.js')
  await waitFor(() => expect(fetched('prefetch')).toEqual(['grid.js', 'list.js']))

  await visitor.hover(screen.getByRole('link', { name: 'Locked' }))
  await visitor.hover(screen.getByRole('link', { name: 'List' }))
  await waitFor(() => expect(fetched('preload')).toEqual(['remoteEntry.js', 'start.js', 'list.js']))
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preload][href$="list.js"]')
  expect(link).toMatchObject({ integrity: 'sha384-list', crossOrigin: 'anonymous' })
  // What somebody pointed at meanwhile is not fetched twice.
  come('list.js')
  await waitFor(() => expect(fetched('prefetch')).toEqual(['grid.js', 'list.js', 'rows.js']))

  await visitor.hover(screen.getByRole('link', { name: 'Rows' }))
  const asked = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])
  await waitFor(() => expect(asked()).toEqual(['POST /rows/list']))
})
