import { networkTypeEndpoints, type Pair } from '@candela/shared-contract'
import { answers, onePage, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { NOTHING, rightsOf } from '../shared/testRights'
import NetworkTypeEdit from './NetworkTypeEdit'
import NetworkTypeList from './NetworkTypeList'
import NetworkTypeShow from './NetworkTypeShow'
import { VIDEO, VIDEO_ROW } from './testNetworkType'

const { READS, show, testList, testRecord, testForm } = rightsOf({
  resource: 'adNetworkType',
  path: '/ad-network-type',
  List: NetworkTypeList,
  Show: NetworkTypeShow,
  Edit: NetworkTypeEdit,
  row: VIDEO_ROW,
  record: VIDEO,
  name: 'Video bidder',
  list: (row, can) => answers(networkTypeEndpoints.list, onePage([{ ...row, can }])),
  get: (record, can) => answers(networkTypeEndpoints.get, { record, can }),
  bulk: networkTypeEndpoints.bulk,
  status: 'ant_status',
  add: 'New type of ad network',
  more: ['RemoveIn use. You can disable it.'],
})

describe('the list of types', testList)

describe('a type', () => {
  testRecord()

  test('says what it asks for, who uses it and what they lack', async () => {
    await show(READS, NOTHING, { ...VIDEO, stored_counts: { client_id: 9 } })
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByText('Ad networks').parentElement).toHaveTextContent('12')
    expect(uses.getByText('Orders').parentElement).toHaveTextContent('2')
    expect(uses.getByText(/^As long as something uses it/)).toBeVisible()
    const fields = within(screen.getByRole('region', { name: 'What its networks are asked for' }))
    expect(textsOf(fields.getAllByRole('listitem'))).toEqual([
      'Client IDRequired · Looks like app-####',
      'SeatOptional',
    ])
    expect(screen.getByText('3 ad networks lack Client ID')).toBeVisible()
    expect(screen.getByText('video.example, {account_id}, DIRECT')).toBeVisible()
  })

  test('leads to its ad networks for whoever may list them', async () => {
    await show([...READS, 'adNetwork.list'], NOTHING)
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByRole('link', { name: '12' })).toHaveAttribute('href', '/ad-networks?f.adn_id_ad_network_type=9')
  })

  test.each<[string, Pair[], 0 | 1, number]>([
    ['leads to a new ad network of it', ['adNetwork.store'], 1, 1],
    ['leads nowhere for whoever may add none', [], 1, 0],
    ['leads nowhere once it is disabled', ['adNetwork.store'], 0, 0],
  ])('%s', async (_, more, ant_status, links) => {
    await show([...READS, ...more], NOTHING, { ...VIDEO, ant_status })
    await screen.findByRole('region', { name: 'Where it is used' })
    const there = screen.queryAllByRole('link', { name: 'New ad network' })
    expect(there.map(link => link.getAttribute('href'))).toEqual(Array(links).fill('/ad-networks/new?type=9'))
  })

  test('that nobody uses can go', async () => {
    await show(READS, NOTHING, {
      ...VIDEO,
      networks_count: 0,
      removed_networks_count: 0,
      orders_count: 0,
      is_used: false,
    })
    expect(await screen.findByText('Nothing uses it, so it can be removed.')).toBeVisible()
  })
})

describe('the form of a type', testForm)
