import { TRANSFER_SORTS } from '@candela/shared-contract'
import { inOrder } from './transfer.order'
import type { Found } from './transfer.present'

const found = (id: number, facts: Partial<Found> = {}): Found => ({
  ...{ id, account: { id, label: `Account ${id}`, zone: 'America/Sao_Paulo' }, month: '2026-10', state: 'scheduled' },
  ...{ gross: null, net: '1.00', net_usd: null, deductions: '0.00', adjustments: '0.00', payable: '1.00' },
  ...{ pay_on: '2026-11-10', ...facts },
})
const ids = (all: readonly Found[]) => all.map(({ id }) => id)

it('begins with the newest month, and in it goes by the name of the account', () => {
  const all = [found(10), found(2, { month: '2026-09' }), found(9), found(1, { month: '2026-11' })]
  expect(ids(inOrder(all))).toEqual([1, 9, 10, 2])
})

it('compares amounts as what they are, to the cent, however large they are', () => {
  const all = [
    found(1, { payable: '900719925474099.93' }),
    found(2, { payable: '900719925474099.92' }),
    found(3, { payable: '-5.00' }),
    found(4, { payable: '100.00' }),
    found(5, { payable: '9.99' }),
  ]
  expect(ids(inOrder(all, { field: 'payable', dir: 'asc' }))).toEqual([3, 5, 4, 2, 1])
  expect(ids(inOrder(all, { field: 'payable', dir: 'desc' }))).toEqual([1, 2, 4, 5, 3])
})

it('ends with what has no day of payment, either way', () => {
  const all = [found(1, { pay_on: null }), found(2), found(3, { pay_on: '2026-11-05' })]
  expect(ids(inOrder(all, { field: 'pay_on', dir: 'asc' }))).toEqual([3, 2, 1])
  expect(ids(inOrder(all, { field: 'pay_on', dir: 'desc' }))).toEqual([2, 3, 1])
})

it.each(TRANSFER_SORTS)('keeps what is alike by %s in one order', field => {
  const all = [found(3, { month: '2026-10' }), found(3, { month: '2026-10' }), found(1), found(2)]
  const same = all.map(each => ({ ...each, account: { ...each.account, label: 'One name' } }))
  expect(ids(inOrder(same, { field, dir: 'asc' }))).toEqual([1, 2, 3, 3])
  expect(ids(inOrder(same.toReversed(), { field, dir: 'desc' }))).toEqual([1, 2, 3, 3])
})
