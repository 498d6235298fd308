import {
  adNetworkEndpoints,
  type OneOrder,
  orderEndpoints,
  PAIRS,
  type Pair,
  technologyEndpoints,
} from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
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
