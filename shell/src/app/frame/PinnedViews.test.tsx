import { act, screen, within } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { makeNarrow, renderShell } from '../testing/renderShell'
import { useFrame } from './useFrame'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <h1>A screen</h1> }),
}))

const registry = aRegistry(
  [
    anEntry({ path: '/user', label: 'Users', group: 'publishers', anyOf: ['user.list'] }),
    anEntry({ path: '/website', label: 'Websites', group: 'publishers', anyOf: ['website.list'] }),
  ],
  [aRoute('/user', 'Users'), aRoute('/website', 'Websites')],
)
const user = aUser(['auth.session', 'user.list'])

const aView = (id: number, facts: object) => ({
  id,
  viw_name: `View ${id}`,
  viw_list: '/user',
  viw_search: '?q=ana',
  pinned: true,
  ...facts,
})
const VIEWS = [
  aView(1, { viw_name: 'People called Ana' }),
  aView(2, { viw_name: 'Not pinned', pinned: false }),
  aView(3, { viw_name: 'Sites', viw_list: '/website' }),
]

const { fetch } = globalThis
const answerWith = (answer: () => Response) => {
  globalThis.fetch = async input =>
    new URL((input as Request).url).pathname.endsWith('/view') ? answer() : new Response(null, { status: 404 })
}
beforeEach(() => {
  localStorage.clear()
  useFrame.setState({ rail: false, unfolded: [], drawer: false, palette: false })
  answerWith(() => Response.json(VIEWS))
})
afterEach(() => {
  globalThis.fetch = fetch
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))

it('pinned views stand below the menu, as far as it leads to their lists', async () => {
  await renderShell({ path: '/user', user, registry })
  const views = within(await (await menu()).findByRole('list', { name: 'Views' }))
  expect(views.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['People called Ana', '/user?view=1&q=ana'],
  ])
})

it('the view that is shown is where somebody is, and its section stays unfolded', async () => {
  await renderShell({ path: '/user?view=1&q=other', user, registry })
  expect(await screen.findByRole('link', { name: 'People called Ana' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current')
})

it('on the strip of icons they fly out', async () => {
  useFrame.setState({ rail: true })
  await renderShell({ path: '/user', user, registry })
  const group = await (await menu()).findByRole('button', { name: 'Views' })
  act(() => group.focus())
  expect(await screen.findByRole('link', { name: 'People called Ana' })).toBeVisible()
})

it('in the drawer they close it behind whoever follows them', async () => {
  makeNarrow()
  const { visitor, router } = await renderShell({ path: '/user', user, registry })
  await visitor.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await visitor.click(await drawer.findByRole('link', { name: 'People called Ana' }))
  expect(router.state.location.search).toBe('?view=1&q=ana')
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument()
})

it('without them it is the same menu', async () => {
  answerWith(() => new Response(null, { status: 404 }))
  await renderShell({ path: '/user', user, registry })
  expect(await (await menu()).findByRole('link', { name: 'Users' })).toBeVisible()
  expect(screen.queryByText('Views')).not.toBeInTheDocument()
})
