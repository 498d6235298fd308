import {
  adNetworkEndpoints,
  type OneOrder,
  orderEndpoints,
  PAIRS,
  type Pair,
  technologyEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { EXCHANGE } from '../technology/testTechnology'
import OrderEdit from './OrderEdit'
import OrderShow from './OrderShow'
import { LAUNCH } from './testOrder'

const NOTHING = { update: false, destroy: false, apply: false }
const EVERYTHING = { update: true, destroy: true, apply: true }
const READS: Pair[] = ['order.list', 'order.get']

const show = (rights: readonly Pair[], can: OneOrder['can']) =>
  renderScreen(
    { '/orders/:id': OrderShow },
    { at: '/orders/4', rights, server: [answers(orderEndpoints.get, { record: LAUNCH, can })] },
  )

describe('an order', () => {
  test.each<[string, readonly Pair[], OneOrder['can'], boolean]>([
    ['may everything', PAIRS, EVERYTHING, true],
    ['only reads', READS, NOTHING, false],
  ])('shows whoever %s what they may do', async (_, rights, can, mayChange) => {
    await show(rights, can)
    expect(await screen.findByRole('heading', { level: 1, name: 'Launch' })).toBeVisible()
    for (const [role, name] of [
      ['link', 'Edit'],
      ['button', 'More actions'],
      ['button', 'Apply to websites…'],
    ] as const)
      expect(screen.queryAllByRole(role, { name })).toHaveLength(mayChange ? 1 : 0)
  })

  test.each<[string, Pair[], number]>([
    ['leads to its ad networks for whoever may open them', [...READS, 'adNetwork.get'], 1],
    ['only names its ad networks to others', READS, 0],
  ])('%s', async (_, rights, links) => {
    await show(rights, NOTHING)
    expect(await screen.findByText('Launch serra')).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Launch serra' })).toHaveLength(links)
  })
})

test('what is made is what was shown, and of an order that changed meanwhile nothing is', async () => {
  const rows = [
    { id: 7, label: 'serra.example', adn_name: 'TAKEN serra.example', code: 'taken', message: 'TAKEN exists already' },
  ]
  const { user, asked } = await renderScreen(
    { '/orders/:id': OrderShow },
    {
      at: '/orders/4',
      rights: PAIRS,
      server: [
        answers(orderEndpoints.get, { record: LAUNCH, can: EVERYTHING }),
        answers(websiteEndpoints.simpleList, [
          { id: 7, label: 'serra.example' },
          { id: 8, label: 'vale.example' },
        ]),
        answers(orderEndpoints.preview, {
          updated_at: INSTANT,
          rows: [...rows, { id: 8, label: 'vale.example', adn_name: 'Launch vale.example', code: null, message: null }],
        }),
        answers(orderEndpoints.apply, refusal('stale')),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Apply to websites…' }))
  for (const name of ['serra.example', 'vale.example']) {
    await user.click(await screen.findByRole('combobox', { name: 'Add a website' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('TAKEN exists already')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Create/ }))
  expect(await screen.findByText(/The server says: stale/)).toBeVisible()
  expect(asked(orderEndpoints.apply)).toMatchObject([{ websites: [7, 8], updated_at: INSTANT }])
})

test('what two people chose differently is told by its names', async () => {
  const NAMES: Record<string, string> = { 9: 'Exchange', 12: 'Direct', 14: 'Video' }
  const { user } = await renderScreen(
    { '/orders/:id/edit': OrderEdit },
    {
      at: '/orders/4/edit',
      rights: PAIRS,
      server: [
        answers(orderEndpoints.get, { record: LAUNCH, can: EVERYTHING }),
        answers(technologyEndpoints.simpleList, [{ id: 12, label: 'Direct' }]),
        answers(technologyEndpoints.get, ({ params: { id = '' } }) => ({
          record: { ...EXCHANGE, id: Number(id), anc_name: NAMES[id] ?? '' },
          can: EVERYTHING,
        })),
        answers(adNetworkEndpoints.adManagers, [{ id: 2, label: 'Brazil (1234)' }]),
        answers(
          orderEndpoints.update,
          refusal('stale', {
            current: { record: { ...LAUNCH, ord_id_ad_network_category: 14, anc_name: 'Video' }, can: EVERYTHING },
          }),
        ),
      ],
    },
  )
  await user.click(await screen.findByRole('combobox', { name: 'Technology' }))
  await user.click(await screen.findByRole('option', { name: 'Direct' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Yours')).toBeVisible()
  expect(await screen.findByText('Direct')).toBeVisible()
  expect(await screen.findByText('Video')).toBeVisible()
  expect(screen.queryByText('#12')).not.toBeInTheDocument()
})
