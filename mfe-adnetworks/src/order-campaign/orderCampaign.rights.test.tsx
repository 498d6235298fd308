import {
  type OneOrderCampaign,
  orderCampaignEndpoints,
  PAIRS,
  type Pair,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, menuTexts, onePage, onPhone, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import OrderCampaignEdit from './OrderCampaignEdit'
import OrderCampaignList from './OrderCampaignList'
import OrderCampaignNew from './OrderCampaignNew'
import OrderCampaignShow from './OrderCampaignShow'
import { BARE, SPRING } from './testOrderCampaign'

const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const READS: Pair[] = ['orderCampaign.list', 'orderCampaign.get', 'systemLog.list']

const showList = (rights: readonly Pair[], can: OneOrderCampaign['can'], row = SPRING) =>
  renderScreen(
    { '/order-campaign': OrderCampaignList },
    {
      rights,
      server: [
        answers(orderCampaignEndpoints.list, onePage([{ ...row, can }])),
        answers(orderCampaignEndpoints.bulk, { transaction: 't', done: 1, refused: [] }),
        answers(viewEndpoints.list, []),
      ],
    },
  )

describe('the list of campaigns', () => {
  test.each<[string, Pair[], OneOrderCampaign['can'], boolean, string[]]>([
    ['may everything', [...PAIRS], EVERYTHING, true, ['Open', 'Edit', 'Remove']],
    [
      'only changes them',
      [...READS, 'orderCampaign.update'],
      { update: true, destroy: false },
      false,
      ['Open', 'Edit'],
    ],
    ['only reads', READS, NOTHING, false, ['Open']],
  ])('offers whoever %s that and no more', async (_, rights, can, mayAdd, offered) => {
    const { user } = await showList(rights, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for Spring sale' }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.queryAllByRole('link', { name: 'New order campaign' })).toHaveLength(mayAdd ? 1 : 0)
  })

  test('shows what was delivered with its change', async () => {
    await showList(READS, NOTHING)
    expect((await screen.findByText('R$31.00')).parentElement).toHaveTextContent('+25.0%')
    expect(screen.getByText('5,000')).toBeVisible()
  })

  test.each([
    ['Enable', false, { action: 'status', payload: { orc_status: 1 } }],
    ['Disable', true, { action: 'status', payload: { orc_status: 0 } }],
    ['Remove', true, { action: 'destroy' }],
  ])('does to many: %s', async (name, isAsked, doing) => {
    onPhone()
    const { user, asked } = await showList(PAIRS, EVERYTHING)
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Spring sale' }))
    await user.click(await screen.findByRole('button', { name }))
    if (isAsked) await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    const { id, updated_at } = SPRING
    await waitFor(() => expect(asked(orderCampaignEndpoints.bulk)).toEqual([{ ...doing, rows: [{ id, updated_at }] }]))
  })
})

describe('a campaign', () => {
  const show = (rights: readonly Pair[], can: OneOrderCampaign['can'], record = SPRING) =>
    renderScreen(
      { '/order-campaign/:id': OrderCampaignShow },
      { at: '/order-campaign/5', rights, server: [answers(orderCampaignEndpoints.get, { record, can })] },
    )

  test.each<[string, readonly Pair[], OneOrderCampaign['can'], string[], boolean]>([
    ['may everything', PAIRS, EVERYTHING, ['Overview', 'History'], true],
    ['reads all of it', READS, NOTHING, ['Overview', 'History'], false],
    ['has no log', ['orderCampaign.get'], NOTHING, [], false],
  ])('shows whoever %s what they may do', async (_, rights, can, tabs, mayChange) => {
    await show(rights, can)
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible()
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    for (const [role, name] of [
      ['link', 'Edit'],
      ['button', 'More actions'],
    ] as const)
      expect(screen.queryAllByRole(role, { name })).toHaveLength(mayChange ? 1 : 0)
  })

  test('says what it delivered, and which ad network is of another technology by now', async () => {
    await show(READS, NOTHING)
    const delivery = within(await screen.findByRole('region', { name: 'Delivery, last 7 days' }))
    expect(delivery.getByText('eCPM, 7 days').parentElement).toHaveTextContent(/R\$6\.20.*new/i)
    expect(delivery.getByText(/^What its ad networks delivered as Exchange/)).toBeVisible()
    expect(screen.getByText('Polar').parentElement).toHaveTextContent('Now another technology')
    expect(screen.getByText('Aurora').parentElement).not.toHaveTextContent('another')
  })

  test.each<[string, Pair[], number]>([
    ['leads to its ad networks for whoever may open them', [...READS, 'adNetwork.get'], 1],
    ['only names its ad networks to others', READS, 0],
  ])('%s', async (_, rights, links) => {
    await show(rights, NOTHING)
    expect(await screen.findByText('Aurora')).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Aurora' })).toHaveLength(links)
  })

  test('leads to the ad manager without saying where from, and shows where it leads', async () => {
    await show(READS, NOTHING)
    for (const link of [
      await screen.findByRole('link', { name: 'Open in the ad manager' }),
      screen.getByRole('link', { name: 'admanager.example' }),
    ]) {
      expect(link).toHaveAttribute('href', 'https://admanager.example/orders/42')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  test('without ad networks has no delivery, no link, and says how to get one', async () => {
    await show(READS, NOTHING, BARE)
    expect(await screen.findByText('No delivery to show')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open in the ad manager' })).not.toBeInTheDocument()
  })
})

describe('the form of a campaign', () => {
  test('is not there for whoever only reads', async () => {
    await renderScreen(
      { '/order-campaign/:id/edit': OrderCampaignEdit },
      {
        at: '/order-campaign/5/edit',
        server: [answers(orderCampaignEndpoints.get, { record: SPRING, can: NOTHING })],
      },
    )
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('asks for a technology before ad networks', async () => {
    await renderScreen({ '/order-campaign/new': OrderCampaignNew }, { rights: PAIRS, server: [] })
    expect(await screen.findByRole('combobox', { name: 'Ad network' })).toBeDisabled()
    expect(screen.getByText('Choose a technology first.')).toBeVisible()
  })

  test('offers ad networks of the technology, takes none twice, and sends them', async () => {
    const { user, asked } = await renderScreen(
      { '/order-campaign/:id/edit': OrderCampaignEdit },
      {
        at: '/order-campaign/5/edit',
        rights: PAIRS,
        server: [
          answers(orderCampaignEndpoints.get, { record: SPRING, can: EVERYTHING }),
          answers(orderCampaignEndpoints.networks, [
            { id: 31, label: 'Aurora' },
            { id: 40, label: 'Marea' },
          ]),
          answers(orderCampaignEndpoints.update, { record: SPRING, can: EVERYTHING }),
        ],
      },
    )
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Ad network' }))
      await user.click(await screen.findByRole('option', { name }))
      await user.click(screen.getByRole('button', { name: 'Add' }))
    }
    await user.click(await screen.findByRole('button', { name: 'Take Polar out' }))
    await choose('Aurora')
    expect(screen.getByText('This ad network is already in the list')).toBeVisible()
    await choose('Marea')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(asked(orderCampaignEndpoints.update)).toEqual([{ networks: [31, 40], updated_at: SPRING.updated_at }]),
    )
  })
})
