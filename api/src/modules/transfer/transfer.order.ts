import type { TransferQuery, TransferSort } from '@candela/shared-contract'
import { cents, type Found } from './transfer.present'

type Compare = (a: Found, b: Found) => number

const names = new Intl.Collator('und', { numeric: true })

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
/** Exact, however large an amount is. */
const byAmount = (a: string, b: string): number => {
  const [one, other] = [cents(a), cents(b)]
  return one < other ? -1 : Number(one > other)
}

const COMPARE: Record<TransferSort, Compare> = {
  month: (a, b) => byText(a.month, b.month),
  payable: (a, b) => byAmount(a.payable, b.payable),
  account: (a, b) => names.compare(a.account.label, b.account.label),
  net: (a, b) => byAmount(a.net, b.net),
  pay_on: (a, b) => byText(a.pay_on ?? '', b.pay_on ?? ''),
}

const byNewest: Compare = (a, b) => COMPARE.month(b, a) || COMPARE.account(a, b) || a.account.id - b.account.id

/** What is alike stands with the newest first; what has no day of payment comes last either way. */
export const inOrder = <T extends Found>(
  found: readonly T[],
  { field, dir }: NonNullable<TransferQuery['sort']> = { field: 'month', dir: 'desc' },
): T[] =>
  found.toSorted((a, b) => {
    const lacks = field === 'pay_on' ? Number(a.pay_on === null) - Number(b.pay_on === null) : 0
    if (lacks !== 0) return lacks
    return (dir === 'desc' ? -1 : 1) * COMPARE[field](a, b) || byNewest(a, b)
  })
