import {
  closeText,
  type Day,
  firstOfMonth,
  monthsLater,
  PLATFORM_ZONE,
  type Rehearsal,
  todayIn,
} from '@candela/shared-contract'
import type { Answer, Product } from './product'

/** The last finished month, which the demo's people left open. */
export const openMonth = (): Day => monthsLater(firstOfMonth(todayIn(PLATFORM_ZONE)), -1)

/** Whatever is quoted in the month. */
export const TYPED = {
  USD: { source: 'typed', value: '5.4', reason: 'As agreed with the bank' },
  EUR: { source: 'typed', value: '6.2', reason: 'As agreed with the bank' },
} as const

/** Somebody who closes months, and the calls that they make for it. */
export const closer = (product: Product, token: string, first: Day = openMonth()) => {
  const month = first.slice(0, 7)
  const call = (path: string, body: object): Promise<Answer> =>
    product.call('POST', `/currencyExchange/${path}`, { token, body })
  const rehearsal = async (rates: object = TYPED): Promise<Rehearsal> =>
    (await call('closeMonth/rehearsal', { month, rates })).body as never
  const begin = async (rates: object = TYPED, facts: object = {}): Promise<Answer> => {
    const { fingerprint } = await rehearsal(rates)
    return call('closeMonth', { month, rates, fingerprint, confirm: closeText(month), ...facts })
  }
  return {
    month,
    call,
    rehearsal,
    /** Asks for it, and does not wait for the work. */
    begin,
    close: async (rates: object = TYPED): Promise<Answer> => {
      const answer = await begin(rates)
      await product.doJobs()
      return answer
    },
    stands: async () => {
      const { body } = await product.call('GET', '/currencyExchange/months', { token })
      return (body.months as { month: string }[]).find(each => each.month === month)
    },
  }
}
