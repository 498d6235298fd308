import type { Transfer } from '@candela/shared-contract'
import type { Sort } from '../report/address'

/** All of them are here, so they are put in order here. */
export const SORTED_BY = ['month', 'payable', 'account', 'net', 'pay_on'] as const
export type SortField = (typeof SORTED_BY)[number]

type Compare = (a: Transfer, b: Transfer) => number

const COMPARE: Record<SortField, Compare> = {
  month: (a, b) => a.month.localeCompare(b.month),
  payable: (a, b) => Number(a.payable) - Number(b.payable),
  account: (a, b) => a.account.label.localeCompare(b.account.label),
  net: (a, b) => Number(a.net) - Number(b.net),
  pay_on: (a, b) => (a.pay_on ?? '').localeCompare(b.pay_on ?? ''),
}

/** What is alike stays in the order in which it came: the newest first. */
export const inOrder = (rows: readonly Transfer[], sort: Sort<SortField> | null): readonly Transfer[] => {
  if (!sort) return rows
  const compare = COMPARE[sort.field]
  return rows.toSorted((a, b) => (sort.dir === 'desc' ? compare(b, a) : compare(a, b)))
}
