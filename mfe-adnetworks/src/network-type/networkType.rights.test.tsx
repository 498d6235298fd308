import { networkTypeEndpoints, type OneNetworkType, PAIRS, type Pair, viewEndpoints } from '@candela/shared-contract'
import { answers, menuTexts, onePage, onPhone, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import NetworkTypeEdit from './NetworkTypeEdit'
import NetworkTypeList from './NetworkTypeList'
import NetworkTypeShow from './NetworkTypeShow'
import { VIDEO, VIDEO_ROW } from './testNetworkType'

const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const READS: Pair[] = ['adNetworkType.list', 'adNetworkType.get', 'systemLog.list']

const showList = (rights: readonly Pair[], can: OneNetworkType['can']) =>
  renderScreen(
    { '/ad-network-type': NetworkTypeList },
    {
      rights,
      server: [
        answers(networkTypeEndpoints.list, onePage([{ ...VIDEO_ROW, can }])),
        answers(networkTypeEndpoints.bulk, { transaction: 't', done: 1, refused: [] }),
        answers(viewEndpoints.list, []),
      ],
    },
  )

describe('the list of types', () => {
  test.each<[string, Pair[], OneNetworkType['can'], boolean, string[]]>([
    ['may everything', [...PAIRS], EVERYTHING, true, ['Open', 'Edit', 'Remove']],
    [
      'only changes them',
      [...READS, 'adNetworkType.update'],
      { update: true, destroy: false },
      false,
      ['Open', 'Edit'],
    ],
    ['only reads', READS, NOTHING, false, ['Open']],
  ])('offers whoever %s that and no more', async (_, rights, can, mayAdd, offered) => {
    const { user } = await showList(rights, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for Video bidder' }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.queryAllByRole('link', { name: 'New type of ad network' })).toHaveLength(mayAdd ? 1 : 0)
  })

  test.each([
    ['Enable', false, { action: 'status', payload: { ant_status: 1 } }],
    ['Disable', true, { action: 'status', payload: { ant_status: 0 } }],
    ['Remove', true, { action: 'destroy' }],
  ])('does to many: %s', async (name, isAsked, doing) => {
    onPhone()
    const { user, asked } = await showList(PAIRS, EVERYTHING)
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Video bidder' }))
    await user.click(await screen.findByRole('button', { name }))
    if (isAsked) await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    const { id, updated_at } = VIDEO
    await waitFor(() => expect(asked(networkTypeEndpoints.bulk)).toEqual([{ ...doing, rows: [{ id, updated_at }] }]))
  })
})

describe('a type', () => {
  const show = (rights: readonly Pair[], can: OneNetworkType['can'], record = VIDEO) =>
    renderScreen(
      { '/ad-network-type/:id': NetworkTypeShow },
      { at: '/ad-network-type/9', rights, server: [answers(networkTypeEndpoints.get, { record, can })] },
    )

  test.each<[string, readonly Pair[], OneNetworkType['can'], string[], boolean]>([
    ['may everything', PAIRS, EVERYTHING, ['Overview', 'History'], true],
    ['reads all of it', READS, NOTHING, ['Overview', 'History'], false],
    ['has no log', ['adNetworkType.get'], NOTHING, [], false],
  ])('shows whoever %s what they may do', async (_, rights, can, tabs, mayChange) => {
    await show(rights, can)
    expect(await screen.findByRole('heading', { level: 1, name: 'Video bidder' })).toBeVisible()
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    for (const [role, name] of [
      ['link', 'Edit'],
      ['button', 'More actions'],
    ] as const)
      expect(screen.queryAllByRole(role, { name })).toHaveLength(mayChange ? 1 : 0)
  })

  test('says what it asks for, who uses it and what they lack', async () => {
    await show(READS, NOTHING, { ...VIDEO, stored_counts: { client_id: 9 } })
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByText('Ad networks').parentElement).toHaveTextContent('12')
    expect(uses.getByText(/^As long as an ad network uses it/)).toBeVisible()
    const fields = within(screen.getByRole('region', { name: 'What its networks are asked for' }))
    expect(textsOf(fields.getAllByRole('listitem'))).toEqual([
      'Client IDRequired · Looks like app-####',
      'SeatOptional',
    ])
    expect(screen.getByText('3 ad networks lack Client ID')).toBeVisible()
    expect(screen.getByText('video.example, {account_id}, DIRECT')).toBeVisible()
  })

  test('that nobody uses can go', async () => {
    await show(READS, NOTHING, { ...VIDEO, networks_count: 0, removed_networks_count: 0, is_used: false })
    expect(await screen.findByText('No ad network uses it, so it can be removed.')).toBeVisible()
  })
})

describe('the form of a type', () => {
  const open = (can: OneNetworkType['can']) =>
    renderScreen(
      { '/ad-network-type/:id/edit': NetworkTypeEdit },
      {
        at: '/ad-network-type/9/edit',
        server: [answers(networkTypeEndpoints.get, { record: VIDEO, can })],
      },
    )

  test('is not there for whoever only reads', async () => {
    await open(NOTHING)
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
