import { type GroupRow, groupEndpoints, LIST_PAGE, PAIRS, type Pair, viewEndpoints } from '@candela/shared-contract'
import { type Answer, answers, INSTANT, onPhone, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import GroupList from './GroupList'

const EVERYTHING = { update: true, destroy: true }

const toGroup = (id: number, can: GroupRow['can']): GroupRow => ({
  id,
  gro_name: `Group ${id}`,
  gro_scope: 'own',
  permissions_count: 3,
  users_count: 0,
  created_at: INSTANT,
  updated_at: INSTANT,
  can,
})

/** What comes in the place of a page. */
type Instead = (page: number) => Response | Promise<never> | undefined

/** As many groups, a page at a time. */
const groups = (total: number, instead: Instead = () => undefined, can: GroupRow['can'] = EVERYTHING) =>
  answers(groupEndpoints.list, ({ body: { page = 1 } }) => {
    const first = (page - 1) * LIST_PAGE
    const data = Array.from({ length: Math.min(LIST_PAGE, total - first) }, (_, index) =>
      toGroup(first + index + 1, can),
    )
    return instead(page) ?? { data, meta: { total, page, perPage: LIST_PAGE, asOf: INSTANT } }
  })

const show = (list: Answer, rights: readonly Pair[] = PAIRS) =>
  renderScreen({ '/group': GroupList }, { rights, server: [list, answers(viewEndpoints.list, [])] })

const press = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the list of access groups', () => {
  test('offers to make the first one when there is none yet', async () => {
    await show(groups(0))
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'New group' })).toHaveLength(2)
  })

  test('says what failed with a reference, can still be searched, and tries again', async () => {
    let isBroken = true
    const ui = await show(groups(3, () => (isBroken ? refusal('internal', { requestId: 'ref-42' }) : undefined)))
    const failure = (await screen.findByText('The list did not load')).closest('[role=alert]')
    expect(failure).toHaveTextContent('ref-42')
    expect(screen.getByRole('searchbox', { name: 'Group name' })).toBeVisible()
    isBroken = false
    await press(ui, 'Try again')
    expect(await screen.findByText('3 groups')).toBeVisible()
    expect(screen.queryByText('The list did not load')).not.toBeInTheDocument()
  })
})

describe('on a phone', () => {
  beforeEach(onPhone)

  test('a long list shows more on demand, as long as there is more', async () => {
    const ui = await show(groups(120))
    expect(await screen.findByText('100 of 120 shown')).toBeVisible()
    await press(ui, 'Show more')
    expect(await screen.findByRole('link', { name: 'Group 120' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('rows that do not come are said, the others stay, and they are fetched on demand', async () => {
    let isAway = true
    const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
    const ui = await show(groups(LIST_PAGE + 1, page => (isAway && page > 1 ? noNetwork() : undefined)))
    await press(ui, 'Show more')
    expect(await screen.findByText('Some rows did not load.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Group 1' })).toBeVisible()
    isAway = false
    await press(ui, 'Try again')
    expect(await screen.findByRole('link', { name: `Group ${LIST_PAGE + 1}` })).toBeVisible()
    expect(screen.queryByText('Some rows did not load.')).not.toBeInTheDocument()
  })

  test.each<[string, Pair[], string[], boolean]>([
    ['only reads', [], ['Open'], false],
    ['edits', ['group.update'], ['Open', 'Edit'], false],
    ['adds', ['group.store'], ['Open', 'Copy'], true],
    ['removes', ['group.destroy'], ['Open', 'Remove'], false],
  ])('whoever %s is offered that and nothing else', async (_, rights, actions, adds) => {
    const can = { update: rights.includes('group.update'), destroy: rights.includes('group.destroy') }
    const ui = await show(
      groups(1, () => undefined, can),
      ['group.list', ...rights],
    )
    await press(ui, 'Actions for Group 1')
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(actions)
    expect(screen.queryAllByRole('link', { name: 'New group' })).toHaveLength(adds ? 1 : 0)
  })
})
