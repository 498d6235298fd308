import fc from 'fast-check'
import { centsAddingUp, centsOf, closeOf, type SiteSum } from './closing'
import { toDay } from './dates'
import type { CloseOutcome } from './entities/transfer'
import { AMOUNT_SCALE } from './metricValues'
import { CURRENCIES, microFromText } from './money'

const month = toDay('2026-10-01')
const rates = { USD: microFromText('5.40'), EUR: microFromText('6.20') }
const NOTHING = new Map<number, bigint>()

const aSum = (facts: Partial<SiteSum> = {}): SiteSum => ({
  ...{ website: 1, account: 7, currency: 'USD', netCurrency: 'USD', gross: 0n, net: 0n },
  ...facts,
})

const closed = (
  sums: readonly SiteSum[],
  more: { adjustments?: Map<number, bigint>; carried?: Map<number, bigint> } = {},
) => closeOf({ month, sums, rates, adjustments: NOTHING, carried: NOTHING, ...more })

const STEPS_PER_CENT = AMOUNT_SCALE / 100n

describe('closing a month', () => {
  it('converts every currency by the rates of the month and rounds an account once', () => {
    const [account] = closed([
      aSum({ gross: microFromText('12'), net: microFromText('9.6') }),
      aSum({
        website: 2,
        currency: 'BRL',
        netCurrency: 'BRL',
        gross: microFromText('9.5'),
        net: microFromText('7.605'),
      }),
      aSum({ website: 2, currency: 'EUR', netCurrency: 'EUR', gross: microFromText('3'), net: microFromText('2.1') }),
    ])
    expect(account?.lines.map(({ grossBrl }) => centsOf(grossBrl))).toEqual([6480n, 2810n])
    // 51.84 + 7.605 + 13.02
    expect(account?.payable).toBe(7246n)
    expect(account?.lines.map(({ netUsd }) => centsOf(netUsd))).toEqual([960n, 382n])
  })

  it('rounds half to even', () => {
    const of = (net: string) => closed([aSum({ netCurrency: 'BRL', net: microFromText(net) })])[0]?.payable
    expect([of('0.005'), of('0.015'), of('0.025'), of('-0.005')]).toEqual([0n, 2n, 2n, 0n])
  })

  it.each<[string, bigint, CloseOutcome]>([
    ['nothing', 0n, 'closed'],
    ['a cent less than the threshold', 9_999n, 'below_threshold'],
    ['the threshold', 10_000n, 'awaiting_invoice'],
    ['a debt', -1n, 'below_threshold'],
  ])('of %s goes on as %s', (_, cents, state) => {
    expect(closed([], { carried: new Map([[7, cents]]) })[0]).toMatchObject({ payable: cents, state })
  })

  it('adds what is left of the month before and takes off what was adjusted, also of who earned nothing', () => {
    const sums = [aSum({ netCurrency: 'BRL', net: microFromText('150') })]
    const result = closed(sums, { adjustments: new Map([[7, -2_550n]]), carried: new Map([[8, 4_000n]]) })
    expect(result).toMatchObject([
      { account: 7, adjustments: -2_550n, payable: 12_450n, state: 'awaiting_invoice' },
      { account: 8, lines: [], carriedIn: 4_000n, payable: 4_000n, state: 'below_threshold' },
    ])
  })

  it('pays each owner of a website for their days', () => {
    const of = (account: number, net: string) => aSum({ account, netCurrency: 'BRL', net: microFromText(net) })
    expect(closed([of(7, '200'), of(8, '300')]).map(({ account, payable }) => [account, payable])).toEqual([
      [7, 20_000n],
      [8, 30_000n],
    ])
  })

  it('loses and makes nothing, in whichever order sums come', () => {
    const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 13n })
    const sum = fc.record<SiteSum>({
      ...{ website: fc.integer({ min: 1, max: 5 }), account: fc.integer({ min: 1, max: 3 }) },
      ...{ currency: fc.constantFrom(...CURRENCIES), netCurrency: fc.constantFrom(...CURRENCIES) },
      ...{ gross: amount, net: amount },
    })
    const worth = { BRL: 10n ** 6n, ...rates }
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 30 }), sums => {
        const result = closed(sums)
        const whole = sums.reduce((all, { net, netCurrency }) => all + net * worth[netCurrency] * 10_000n, 0n)
        expect(result.reduce((all, { net }) => all + net, 0n)).toBe(whole)
        expect(closed(sums.toReversed())).toEqual(result)
      }),
    )
  })
})

test.each([[[5n, 5n]], [[1n, 1n, 1n]], [[-7n, 3n, 12_345n]], [[-1n, -1n, -1n, 4_999n]]])(
  'parts of %p hundredths of a cent are cents that add up to those of their sum',
  parts => {
    const steps = parts.map(part => (part * STEPS_PER_CENT) / 100n)
    const cents = centsAddingUp(steps)
    expect(cents.reduce((sum, each) => sum + each, 0n)).toBe(centsOf(steps.reduce((sum, each) => sum + each, 0n)))
    for (const [index, each] of cents.entries()) {
      const off = each * STEPS_PER_CENT - (steps[index] ?? 0n)
      expect(off > -STEPS_PER_CENT && off < STEPS_PER_CENT).toBe(true)
    }
  },
)
