import fc from 'fast-check'
import { addSums, metricDecimal, NO_SUMS, type Sums, scaledFromText, toScaled, valuesOf } from './metricValues'
import { type Currency, microFromText } from './money'
import { netOf } from './revenueShare'
import { goldenRate } from './testing/goldenRate'
import { shareVersion } from './testing/shareVersion'

describe('what the publisher and the platform get', () => {
  const micro = fc.oneof(
    // Halves of a cent, where two roundings would differ from one.
    fc.bigInt(-2_000n, 20_000n).map(halves => halves * 5_000n),
    fc.bigInt(-(10n ** 9n), 10n ** 15n),
  )
  const percent = fc.oneof(fc.constantFrom(0, 5_000, 10_000), fc.integer({ min: 0, max: 10_000 }))
  const share = fc.oneof(
    percent.map(value => shareVersion({ percent: value })),
    percent.map(value =>
      shareVersion({
        type: 'specific_per_condition',
        fallback: 10_000 - value,
        conditions: [{ device: 'mobile', format: null, technology: null, percent: value }],
      }),
    ),
    fc.bigInt(0n, 10n ** 8n).map(fixedCpm => shareVersion({ type: 'website_fixed_cpm', fixedCpm, currency: 'BRL' })),
    fc.constant(undefined),
  )
  const row = fc.record({
    value: micro,
    currency: fc.constantFrom<Currency[]>('BRL', 'USD', 'EUR'),
    device: fc.constantFrom('mobile', 'desktop', 'tablet'),
    format: fc.constantFrom('top', 'video'),
    technology: fc.integer({ min: 1, max: 6 }),
    totalImpressions: fc.nat(10 ** 8),
  })

  const addsUp = (sums: Sums): boolean => {
    const [net = 0n, margin = 0n, gross] = (['net', 'margin', 'gross'] as const).map(metric =>
      microFromText(metricDecimal(metric, sums) ?? ''),
    )
    return net + margin === gross
  }

  it('is gross, in each of 10,000 rows and in their total, and nothing is lost on the way', () => {
    let total = NO_SUMS
    let platform = 0n
    fc.assert(
      fc.property(share, percent, row, (rule, fee, each) => {
        const { net, currency } = netOf(rule, fee, each)
        const sums: Sums = {
          ...NO_SUMS,
          gross: toScaled(each.value, goldenRate(each.currency)),
          net: toScaled(net, goldenRate(currency)),
        }
        total = addSums(total, sums)
        platform += sums.gross - sums.net
        return addsUp(sums) && addsUp(total) && total.net + platform === total.gross
      }),
      { numRuns: 10_000 },
    )
  })

  it('adds up where half a cent is shared half and half', () => {
    const cent: Sums = { ...NO_SUMS, gross: scaledFromText('10000'), net: scaledFromText('5000') }
    expect(valuesOf(['gross', 'net', 'margin'], cent).values).toEqual({ gross: '0.01', net: '0.00', margin: '0.01' })
  })
})
