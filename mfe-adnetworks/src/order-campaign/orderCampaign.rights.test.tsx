import { orderCampaignEndpoints, PAIRS, type Pair } from '@candela/shared-contract'
import { answers, onePage, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { EVERYTHING, NOTHING, rightsOf } from '../shared/testRights'
import OrderCampaignEdit from './OrderCampaignEdit'
import OrderCampaignList from './OrderCampaignList'
import OrderCampaignNew from './OrderCampaignNew'
import OrderCampaignShow from './OrderCampaignShow'
import { BARE, SPRING } from './testOrderCampaign'

const { READS, showList, show, edit, testList, testRecord, testForm } = rightsOf({
  resource: 'orderCampaign',
  path: '/order-campaign',
  List: OrderCampaignList,
  Show: OrderCampaignShow,
  Edit: OrderCampaignEdit,
  row: SPRING,
  record: SPRING,
  name: 'Spring sale',
  list: (row, can) => answers(orderCampaignEndpoints.list, onePage([{ ...row, can }])),
  get: (record, can) => answers(orderCampaignEndpoints.get, { record, can }),
  bulk: orderCampaignEndpoints.bulk,
  status: 'orc_status',
  add: 'New order campaign',
  more: ['Remove'],
})

describe('the list of campaigns', () => {
  testList()

  test('shows what was delivered with its change', async () => {
    await showList(READS, NOTHING)
    expect((await screen.findByText('R$31.00')).parentElement).toHaveTextContent('+25.0%')
    expect(screen.getByText('5,000')).toBeVisible()
  })
})

describe('a campaign', () => {
  testRecord()

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
  testForm()

  test('asks for a technology before ad networks', async () => {
    await renderScreen({ '/order-campaign/new': OrderCampaignNew }, { rights: PAIRS, server: [] })
    expect(await screen.findByRole('combobox', { name: 'Ad network' })).toBeDisabled()
    expect(screen.getByText('Choose a technology first.')).toBeVisible()
  })

  test('offers ad networks of the technology, takes none twice, and sends them', async () => {
    const { user, asked } = await edit(EVERYTHING, [
      answers(orderCampaignEndpoints.networks, [
        { id: 31, label: 'Aurora' },
        { id: 40, label: 'Marea' },
      ]),
      answers(orderCampaignEndpoints.update, { record: SPRING, can: EVERYTHING }),
    ])
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
