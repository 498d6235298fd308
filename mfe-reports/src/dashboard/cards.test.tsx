import { dashboardEndpoints, type Pair } from '@candela/shared-contract'
import { renderScreen, type Visit } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { remote } from '../remote'
import { DASHBOARD } from '../testing/numbers'
import { READERS } from '../testing/readers'
import { CARDS } from './cards'
import Dashboard from './Dashboard'

const open = (reader: Pick<Visit, 'rights' | 'scope'> = {}) =>
  renderScreen({ '/dashboard': Dashboard }, { ...reader, server: DASHBOARD })

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const TOTALS = ['Earnings and payment', 'Needs attention']
const OF_PUBLISHERS = 'Next payment'
const CHARTS = [
  'Estimated earnings per day',
  'RPM per day',
  'Top websites',
  'Formats',
  'Devices',
  'Technologies',
  'Ad types',
]
const OF_STAFF = ['Data by ad network', 'Error log', 'Biggest changes']
const ALL = [...TOTALS, ...CHARTS, 'Quotations', ...OF_STAFF]

// Nothing is asked that would be refused: the server of the test refuses nothing silently.
test.each([
  { reader: READERS.administrator, sees: ALL },
  { reader: READERS.staff, sees: ALL },
  { reader: READERS.manager, sees: ALL },
  { reader: READERS.owner, sees: [...TOTALS, OF_PUBLISHERS, ...CHARTS, 'Quotations'] },
  { reader: READERS.viewer, sees: [...TOTALS, OF_PUBLISHERS, ...CHARTS] },
])('$reader.who sees the cards that their rights name, and no other is asked for', async ({ reader, sees }) => {
  await open(reader)
  expect(await screen.findByRole('region', { name: 'Totals' })).toBeVisible()
  expect(titles().toSorted()).toEqual(sees.toSorted())
  await waitFor(() => {
    const menus = screen.getAllByRole('button', { name: /^Chart menu/ })
    expect(menus).toHaveLength(7)
    for (const menu of menus) expect(menu).toBeEnabled()
  })
})

test('the dashboard opens for whoever may see one of its cards, and for nobody else', () => {
  const rights = new Set<Pair>(CARDS.map(({ right }) => right))
  const opens = (path: string) => remote.routes.find(route => route.path === path)?.anyOf
  expect(opens('/dashboard')?.toSorted()).toEqual([...rights].toSorted())
})

test('without the right to the report the numbers lead nowhere', async () => {
  const { container } = await open({ rights: ['dashboard.totalizers'], scope: 'own' })
  expect(within(await screen.findByRole('region', { name: 'Totals' })).queryByRole('link')).not.toBeInTheDocument()
  expect(container.querySelector('a[href^="/report"]')).toBeNull()
  expect(titles().toSorted()).toEqual([...TOTALS, OF_PUBLISHERS].toSorted())
})

test.each([
  [READERS.administrator.rights, 1],
  [READERS.administrator.rights.filter(right => right !== 'apiLog.list'), 0],
])('the error log leads to how a network was asked for those who may see that', async (rights, links) => {
  await open({ rights })
  const log = within(await screen.findByRole('region', { name: 'Error log' }))
  expect(await log.findByText('No data from Northlight')).toBeVisible()
  expect(log.queryAllByRole('link', { name: 'No data from Northlight' })).toHaveLength(links)
})

describe('a card that somebody hides', () => {
  const arrange = () => screen.findByRole('button', { name: 'Arrange cards' })
  const asAtFirst = () => screen.findByRole('button', { name: 'Reset' })

  test('is gone, is not asked for, and comes back', async () => {
    const { user } = await open()
    await user.click(await arrange())
    await user.click(await screen.findByRole('checkbox', { name: 'Technologies' }))
    expect(titles()).not.toContain('Technologies')

    const { user: again, asked } = await open()
    const charts = () => asked(dashboardEndpoints.charts).map(({ chart }) => chart)
    expect(await screen.findByText('Mobile')).toBeVisible()
    await waitFor(() => expect(charts()).toContain('adType'))
    expect(titles()).not.toContain('Technologies')
    expect(charts()).not.toContain('technology')

    await again.click(await arrange())
    await again.click(await asAtFirst())
    expect(await screen.findByText('Header bidding')).toBeVisible()
    expect(charts()).toContain('technology')
  })

  test('with all others leaves words and the way back', async () => {
    const { user } = await open()
    await user.click(await arrange())
    const boxes = await within(await screen.findByRole('dialog')).findAllByRole('checkbox')
    expect(boxes).toHaveLength(CARDS.filter(card => !('only' in card) || card.only === 'staff').length)
    for (const box of boxes) await user.click(box)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('All cards are hidden')).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    await user.click(await asAtFirst())
    expect(await screen.findByRole('region', { name: 'Devices' })).toBeVisible()
  })
})
