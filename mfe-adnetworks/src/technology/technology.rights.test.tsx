import { type OneTechnology, PAIRS, type Pair, technologyEndpoints, viewEndpoints } from '@candela/shared-contract'
import { answers, menuTexts, onePage, onPhone, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import TechnologyEdit from './TechnologyEdit'
import TechnologyList from './TechnologyList'
import TechnologyShow from './TechnologyShow'
import { EXCHANGE, FREE } from './testTechnology'

const KEPT = 'RemoveIn use. You can disable it, or merge it into another one.'
const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const READS: Pair[] = ['adNetworkCategory.list', 'adNetworkCategory.get', 'systemLog.list']

const showList = (rights: readonly Pair[], can: OneTechnology['can']) =>
  renderScreen(
    { '/ad-network-category': TechnologyList },
    {
      rights,
      server: [
        answers(technologyEndpoints.list, onePage([{ ...EXCHANGE, is_used: true, can }])),
        answers(technologyEndpoints.bulk, { transaction: 't', done: 1, refused: [] }),
        answers(viewEndpoints.list, []),
      ],
    },
  )

describe('the list of technologies', () => {
  test.each<[string, Pair[], OneTechnology['can'], boolean, string[]]>([
    ['may everything', [...PAIRS], EVERYTHING, true, ['Open', 'Edit', 'Merge into…', KEPT]],
    [
      'only changes them',
      [...READS, 'adNetworkCategory.update'],
      { update: true, destroy: false },
      false,
      ['Open', 'Edit'],
    ],
    ['only reads', READS, NOTHING, false, ['Open']],
  ])('offers whoever %s that and no more', async (_, rights, can, mayAdd, offered) => {
    const { user } = await showList(rights, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for Exchange' }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.queryAllByRole('link', { name: 'New technology' })).toHaveLength(mayAdd ? 1 : 0)
  })

  test.each([
    ['Enable', false, { action: 'status', payload: { anc_status: 1 } }],
    ['Disable', true, { action: 'status', payload: { anc_status: 0 } }],
    ['Remove', true, { action: 'destroy' }],
  ])('does to many: %s', async (name, isAsked, doing) => {
    onPhone()
    const { user, asked } = await showList(PAIRS, EVERYTHING)
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Exchange' }))
    await user.click(await screen.findByRole('button', { name }))
    if (isAsked) await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    const { id, updated_at } = EXCHANGE
    await waitFor(() => expect(asked(technologyEndpoints.bulk)).toEqual([{ ...doing, rows: [{ id, updated_at }] }]))
  })
})

describe('a technology', () => {
  const show = (rights: readonly Pair[], can: OneTechnology['can'], record = EXCHANGE) =>
    renderScreen(
      { '/ad-network-category/:id': TechnologyShow },
      { at: '/ad-network-category/9', rights, server: [answers(technologyEndpoints.get, { record, can })] },
    )

  test.each<[string, readonly Pair[], OneTechnology['can'], string[], boolean]>([
    ['may everything', PAIRS, EVERYTHING, ['Overview', 'History'], true],
    ['reads all of it', READS, NOTHING, ['Overview', 'History'], false],
    ['has no log', ['adNetworkCategory.get'], NOTHING, [], false],
  ])('shows whoever %s what they may do', async (_, rights, can, tabs, mayChange) => {
    await show(rights, can)
    expect(await screen.findByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible()
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    for (const [role, name] of [
      ['link', 'Edit'],
      ['button', 'More actions'],
    ] as const)
      expect(screen.queryAllByRole(role, { name })).toHaveLength(mayChange ? 1 : 0)
  })

  test('says what uses it, its colour by name, and that it stays', async () => {
    await show(READS, NOTHING)
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByText('Months with report data').parentElement).toHaveTextContent('14')
    expect(uses.getByText(/^As long as something uses it, it cannot be removed/)).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('Teal')).toBeVisible()
  })

  test('that nothing uses can go', async () => {
    await show(READS, NOTHING, FREE)
    expect(await screen.findByText('Nothing uses it, so it can be removed.')).toBeVisible()
  })
})

describe('the form of a technology', () => {
  const open = (can: OneTechnology['can']) =>
    renderScreen(
      { '/ad-network-category/:id/edit': TechnologyEdit },
      {
        at: '/ad-network-category/9/edit',
        server: [answers(technologyEndpoints.get, { record: EXCHANGE, can })],
      },
    )

  test('is not there for whoever only reads', async () => {
    await open(NOTHING)
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('has a colour that is chosen by its name, with the arrows', async () => {
    const { user } = await open(EVERYTHING)
    const colors = within(await screen.findByRole('group', { name: 'Color in charts' }))
    expect(colors.getByRole('radio', { name: 'Teal' })).toBeChecked()
    colors.getByRole('radio', { name: 'Teal' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(colors.getByRole('radio', { name: 'Pink' })).toBeChecked()
    expect(screen.getByText('1 unsaved change')).toBeVisible()
  })
})
