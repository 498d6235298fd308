import fc from 'fast-check'
import { METRIC_KEYS, type MetricKey } from './metrics'
import {
  AMOUNT_SCALE,
  addSums,
  canBreakDownBy,
  changeOf,
  metricDecimal,
  missingOf,
  NO_SUMS,
  type Sums,
  scaledFromText,
  toScaled,
  valuesOf,
} from './metricValues'

describe('a number that is not known', () => {
  const sums = (more: Partial<Sums>): Sums => ({
    ...NO_SUMS,
    gross: 5n * AMOUNT_SCALE,
    net: 4n * AMOUNT_SCALE,
    ...more,
  })
  const cases: [MetricKey, Sums, string][] = [
    ['ecpm', sums({}), 'noImpressions'],
    ['gross_ecpm', sums({}), 'noImpressions'],
    ['refresh_pct', sums({}), 'noImpressions'],
    ['fill', sums({ initialImpressions: 3 }), 'noRequests'],
    ['fill_initial', sums({ refreshAdRequests: 3 }), 'noRequests'],
    ['revshare_pct', sums({ gross: 0n }), 'noGross'],
    ['pageviews', sums({}), 'analyticsMissing'],
    ['rpm', sums({}), 'analyticsMissing'],
    ['imp_per_page', sums({}), 'analyticsMissing'],
    ['rpm', sums({ pageviews: 0 }), 'noPageviews'],
    ['imp_per_page', sums({ pageviews: 0 }), 'noPageviews'],
    ['sessions', sums({}), 'sessionsMissing'],
    ['rps', sums({}), 'sessionsMissing'],
    ['rps', sums({ sessions: 0 }), 'noSessions'],
    ['viewability', sums({ initialImpressions: 9 }), 'viewabilityMissing'],
    ['viewability', sums({ measurableImpressions: 0, viewableImpressions: 0 }), 'noMeasurable'],
    ['ctr', sums({ initialImpressions: 9 }), 'clicksMissing'],
    ['ctr', sums({ clicks: 0, clickableImpressions: 0 }), 'noImpressions'],
  ]
  it.each(cases)('%s is a dash with its reason', (metric, from, reason) => {
    expect(metricDecimal(metric, from)).toBeNull()
    expect(missingOf(metric, from)).toBe(reason)
    expect(valuesOf([metric], from)).toEqual({ values: { [metric]: null }, missing: { [metric]: reason } })
  })

  it('is another thing than nothing', () => {
    expect(metricDecimal('pageviews', sums({ pageviews: 0 }))).toBe('0')
    expect(metricDecimal('sessions', sums({ sessions: 0 }))).toBe('0')
    expect(metricDecimal('fill', sums({ initialAdRequests: 9 }))).toBe('0.00')
    expect(missingOf('fill', sums({ initialAdRequests: 9 }))).toBeUndefined()
    expect(metricDecimal('viewability', sums({ measurableImpressions: 9, viewableImpressions: 0 }))).toBe('0.00')
    expect(metricDecimal('ctr', sums({ clickableImpressions: 9, clicks: 0 }))).toBe('0.00')
  })

  it('is not below zero where a network counts more impressions than requests', () => {
    const odd = sums({ initialAdRequests: 3, initialImpressions: 5 })
    expect(valuesOf(['unfilled', 'fill'], odd).values).toEqual({ unfilled: '0', fill: '166.67' })
  })

  it('takes what is counted elsewhere as it is: nobody and three are three', () => {
    const three = sums({ pageviews: 3, sessions: 2 })
    expect(addSums(NO_SUMS, three)).toMatchObject({ pageviews: 3, sessions: 2 })
    expect(addSums(three, NO_SUMS)).toMatchObject({ pageviews: 3, sessions: 2 })
    expect(addSums(three, three)).toMatchObject({ pageviews: 6, sessions: 4 })
    expect(addSums(NO_SUMS, NO_SUMS)).toEqual(NO_SUMS)
  })
})

describe('what only some ad networks say', () => {
  const silent: Sums = { ...NO_SUMS, initialImpressions: 900 }
  const talking: Sums = {
    ...NO_SUMS,
    initialImpressions: 100,
    measurableImpressions: 80,
    viewableImpressions: 60,
    clicks: 1,
    clickableImpressions: 100,
  }

  it('is a part of their impressions, not of everybody’s', () => {
    expect(valuesOf(['viewability', 'ctr'], addSums(silent, talking)).values).toEqual({
      viewability: '75.00',
      ctr: '1.00',
    })
  })

  it('is a ratio of sums', () => {
    const other = {
      ...talking,
      measurableImpressions: 20,
      viewableImpressions: 0,
      clicks: 0,
      clickableImpressions: 300,
    }
    expect(valuesOf(['viewability', 'ctr'], addSums(talking, other)).values).toEqual({
      viewability: '60.00',
      ctr: '0.25',
    })
  })
})

describe('rounding', () => {
  const net = (text: string): Sums => ({ ...NO_SUMS, net: scaledFromText(text) })

  it.each([
    ['5000', '0.00'],
    ['5000.0000000001', '0.01'],
    ['15000', '0.02'],
    ['25000', '0.02'],
    ['-5000', '0.00'],
    ['-15000', '-0.02'],
    ['-5000.0000000001', '-0.01'],
    ['123456789012345678.5', '123456789012.35'],
  ])('%s micro-units are shown as %s', (micro, shown) => {
    expect(metricDecimal('net', net(micro))).toBe(shown)
  })

  it('happens to a sum, not to its parts', () => {
    const parts = ['4000', '4000', '4000'].map(net)
    expect(parts.map(part => metricDecimal('net', part))).toEqual(['0.00', '0.00', '0.00'])
    expect(metricDecimal('net', parts.reduce(addSums))).toBe('0.01')
  })

  it.each([
    ['10000', '5000', { gross: '0.01', net: '0.00', margin: '0.01' }],
    ['14000', '6000', { gross: '0.01', net: '0.01', margin: '0.00' }],
    ['5000', '15000', { gross: '0.00', net: '0.02', margin: '-0.02' }],
    ['-10000', '-5000', { gross: '-0.01', net: '0.00', margin: '-0.01' }],
  ])('leaves a line that adds up: of %s micro-units %s are passed on', (gross, passedOn, shown) => {
    const sums = { ...net(passedOn), gross: scaledFromText(gross) }
    expect(valuesOf(['gross', 'net', 'margin'], sums).values).toEqual(shown)
  })

  it.each(['1.23456789012', '1e5', '', '-', '1.', '.5', 'NaN', '1,5'])('refuses %j as an amount', text => {
    expect(() => scaledFromText(text)).toThrow(RangeError)
  })

  it('reads what it converts', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.bigInt(1n, 10n ** 12n), (micro, rate) => {
        const product = micro * rate
        const digits = (product < 0n ? -product : product).toString().padStart(11, '0')
        const text = `${product < 0n ? '-' : ''}${digits.slice(0, -10)}.${digits.slice(-10)}`
        expect(scaledFromText(text)).toBe(toScaled(micro, rate))
      }),
    )
  })
})

describe('a change', () => {
  const sums = (net: bigint, more: Partial<Sums> = {}): Sums => ({
    ...NO_SUMS,
    gross: 0n,
    net: net * AMOUNT_SCALE,
    ...more,
  })

  it.each([
    [100n, 110n, '10.00'],
    [100n, 90n, '-10.00'],
    [100n, 100n, '0.00'],
    [100n, 0n, '-100.00'],
    [3n, 2n, '-33.33'],
    [0n, 5n, 'new'],
    [0n, -5n, 'new'],
    [0n, 0n, null],
    [-100n, -50n, '50.00'],
    [-100n, -150n, '-50.00'],
    [-100n, 50n, '150.00'],
  ])('from %s to %s is %s', (before, now, change) => {
    expect(changeOf('net', sums(now), sums(before))).toBe(change)
  })

  it('is of the numbers before they are rounded', () => {
    const now = { ...NO_SUMS, net: scaledFromText('14000') }
    const before = { ...NO_SUMS, net: scaledFromText('10000') }
    expect([metricDecimal('net', now), metricDecimal('net', before)]).toEqual(['0.01', '0.01'])
    expect(changeOf('net', now, before)).toBe('40.00')
  })

  it('is not known where a number is not', () => {
    const counted = sums(8n, { pageviews: 1_000 })
    expect(changeOf('rpm', counted, sums(8n))).toBeNull()
    expect(changeOf('rpm', sums(8n), counted)).toBeNull()
    expect(changeOf('rpm', counted, sums(4n, { pageviews: 1_000 }))).toBe('100.00')
    expect(changeOf('rpm', counted, sums(0n, { pageviews: 1_000 }))).toBe('new')
  })

  it('of a share of less than nothing has its sign', () => {
    const half = { ...NO_SUMS, gross: -10n * AMOUNT_SCALE, net: -5n * AMOUNT_SCALE }
    const whole = { ...NO_SUMS, gross: -10n * AMOUNT_SCALE, net: -10n * AMOUNT_SCALE }
    expect(metricDecimal('revshare_pct', half)).toBe('50.00')
    expect(changeOf('revshare_pct', whole, half)).toBe('100.00')
    expect(changeOf('revshare_pct', half, whole)).toBe('-50.00')
  })
})

describe('metrics beside dimensions', () => {
  it('keeps what is counted per page away from what is finer', () => {
    expect(canBreakDownBy('rpm', 'website')).toBe(true)
    expect(canBreakDownBy('rpm', 'date')).toBe(true)
    expect(canBreakDownBy('rpm', 'format')).toBe(false)
    expect(canBreakDownBy('net', 'format')).toBe(true)
    expect(METRIC_KEYS.filter(metric => !canBreakDownBy(metric, 'adNetwork'))).toEqual([
      'pageviews',
      'rpm',
      'imp_per_page',
      'sessions',
      'rps',
    ])
  })

  it('has text of every number, from anything that was counted', () => {
    const counted = fc.option(fc.nat(10 ** 12))
    const any = fc.record({
      gross: fc.bigInt(-(10n ** 24n), 10n ** 30n),
      net: fc.bigInt(-(10n ** 24n), 10n ** 30n),
      initialAdRequests: fc.nat(10 ** 12),
      refreshAdRequests: fc.nat(10 ** 12),
      initialImpressions: fc.nat(10 ** 12),
      refreshImpressions: fc.nat(10 ** 12),
      measurableImpressions: counted,
      viewableImpressions: counted,
      clicks: counted,
      clickableImpressions: counted,
      pageviews: counted,
      sessions: counted,
    })
    fc.assert(
      fc.property(any, sums => {
        for (const metric of METRIC_KEYS) {
          const shown = metricDecimal(metric, sums)
          expect(shown === null).toBe(missingOf(metric, sums) !== undefined)
          if (shown !== null) expect(shown).toMatch(/^-?\d+(\.\d\d)?$/)
        }
      }),
    )
  })
})
