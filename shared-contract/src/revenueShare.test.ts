import fc from 'fast-check'
import { addDays, daysInMonth, toDay } from './dates'
import { fixedOfDay, netOf, percentFor, type ShareCondition, type ShareVersion, versionOn } from './revenueShare'
import { shareVersion } from './testing/shareVersion'
import { TYPES } from './types'

const condition = (percent: number, more: Partial<ShareCondition> = {}): ShareCondition => ({
  device: null,
  format: null,
  technology: null,
  percent,
  ...more,
})
const ROW = { value: 10_000_000n, currency: 'USD', totalImpressions: 9_500, technology: 3 } as const
const row = { ...ROW, device: 'mobile', format: 'video' } as const

describe('the version of a day', () => {
  const versions = ['2026-03-01', '2026-01-01', '2026-11-15'].map((from, index) =>
    shareVersion({ id: index + 1, from: toDay(from) }),
  )

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 2],
    ['2026-02-28', 2],
    ['2026-03-01', 1],
    ['2026-11-14', 1],
    ['2026-11-15', 3],
    ['2030-01-01', 3],
  ])('of %s is %s', (day, id) => {
    expect(versionOn(versions, toDay(day))?.id).toBe(id)
  })

  it('does not depend on the order in which versions are listed', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 8 })
    fc.assert(
      fc.property(starts, fc.integer({ min: -5, max: 410 }), fc.func(fc.integer()), (offsets, at, rank) => {
        const listed = offsets.map(id => shareVersion({ id, from: addDays(toDay('2026-01-01'), id) }))
        const shuffled = [...listed].sort((a, b) => rank(a.id) - rank(b.id))
        const day = addDays(toDay('2026-01-01'), at)
        const latest = Math.max(...offsets.filter(offset => offset <= at))
        expect(versionOn(shuffled, day)).toBe(versionOn(listed, day))
        expect(versionOn(shuffled, day)?.id ?? -Infinity).toBe(latest)
      }),
    )
  })
})

describe('the percent by conditions', () => {
  const share = (...conditions: ShareCondition[]) =>
    shareVersion({ type: 'specific_per_condition', percent: null, fallback: 5000, conditions })
  const [format, technology, device] = [{ format: 'video' }, { technology: 3 }, { device: 'mobile' }] as const

  it.each<[string, ShareCondition[], number]>([
    ['the fallback where there is none', [], 5000],
    [
      'the fallback where none applies',
      [condition(1, { format: 'top' }), condition(2, { ...device, technology: 4 })],
      5000,
    ],
    ['the one that applies', [condition(1, { format: 'top' }), condition(2, device)], 2],
    ['anything rather than the fallback', [condition(1)], 1],
    ['one field rather than none', [condition(1), condition(2, device)], 2],
    ['two fields rather than one', [condition(1, format), condition(2, { ...technology, ...device })], 2],
    [
      'all three rather than two',
      [condition(1, { ...format, ...technology }), condition(2, { ...format, ...technology, ...device })],
      2,
    ],
    ['the format rather than the technology', [condition(1, technology), condition(2, format)], 2],
    ['the technology rather than the device', [condition(1, device), condition(2, technology)], 2],
    ['the format rather than the device', [condition(1, device), condition(2, format)], 2],
    [
      'format and device rather than technology and device',
      [condition(1, { ...technology, ...device }), condition(2, { ...format, ...device })],
      2,
    ],
    [
      'format and technology rather than format and device',
      [condition(1, { ...format, ...device }), condition(2, { ...format, ...technology })],
      2,
    ],
  ])('is %s, whatever comes first', (_name, conditions, percent) => {
    expect(percentFor(share(...conditions), row)).toBe(percent)
    expect(percentFor(share(...conditions.reverse()), row)).toBe(percent)
  })
})

describe('the net of a row', () => {
  it.each<[string, ShareVersion | undefined, number, ReturnType<typeof netOf>]>([
    ['without a version: what the commission leaves', undefined, 2000, { net: 8_000_000n, currency: 'USD', share: 0 }],
    ['without a version and commission: all of it', undefined, 0, { net: 10_000_000n, currency: 'USD', share: 0 }],
    ['by percent, whatever the commission', shareVersion(), 9900, { net: 8_000_000n, currency: 'USD', share: 7 }],
    [
      'by condition',
      shareVersion({ type: 'specific_per_condition', fallback: 1, conditions: [condition(7000, { format: 'video' })] }),
      0,
      { net: 7_000_000n, currency: 'USD', share: 7 },
    ],
    [
      'by a fixed CPM, in its own currency, refreshes included',
      shareVersion({ type: 'website_fixed_cpm', fixedCpm: 2_000_000n, currency: 'BRL' }),
      0,
      { net: 19_000_000n, currency: 'BRL', share: 7 },
    ],
  ])('%s', (_name, share, fee, net) => {
    expect(netOf(share, fee, row)).toEqual(net)
  })

  it.each([
    [1n, 5000, 0n],
    [3n, 5000, 2n],
    [-1n, 5000, 0n],
    [-3n, 5000, -2n],
    [7n, 3333, 2n],
    [5_000n, 5000, 2_500n],
    [9_007_199_254_740_993n, 9999, 9_006_298_534_815_519n],
  ])('%s micro-units at %s hundredths of a percent are %s', (value, percent, net) => {
    expect(netOf(shareVersion({ percent }), 0, { ...row, value }).net).toBe(net)
    expect(netOf(undefined, 10_000 - percent, { ...row, value }).net).toBe(net)
  })

  it('by percent is never less than nothing and never more than gross, and a correction takes back as much', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (value, percent) => {
        const { net } = netOf(shareVersion({ percent }), 0, { ...row, value })
        return net >= 0n && net <= value && netOf(shareVersion({ percent }), 0, { ...row, value: -value }).net === -net
      }),
    )
  })

  it('is refused where it is no matter of a row, or where a share is not whole', () => {
    const fixed = shareVersion({ type: 'website_fixed_value', fixedValue: 1n, currency: 'BRL' })
    expect(() => netOf(fixed, 0, row)).toThrow(RangeError)
    expect(() => netOf(shareVersion({ percent: null }), 0, row)).toThrow('share 7')
    expect(() => netOf(shareVersion({ type: 'website_fixed_cpm', fixedCpm: 1n }), 0, row)).toThrow('share 7')
    expect(() => netOf(shareVersion({ type: 'specific_per_condition' }), 0, row)).toThrow('share 7')
    expect(() => fixedOfDay(shareVersion(), toDay('2026-01-01'))).toThrow('share 7')
  })

  it('knows every kind of share', () => {
    const any = { fixedCpm: 1n, fixedValue: 1n, currency: 'BRL', fallback: 1 } as const
    const kinds = TYPES.revenueShareType.filter(type => type !== 'website_fixed_value')
    expect(kinds.map(type => netOf(shareVersion({ ...any, type }), 0, row).share)).toEqual([7, 7, 7])
  })
})

describe('a fixed value', () => {
  const fixed = (fixedValue: bigint) => shareVersion({ type: 'website_fixed_value', fixedValue, currency: 'BRL' })

  it.each([
    ['2026-01-01', 31],
    ['2026-02-01', 28],
    ['2028-02-01', 29],
    ['2026-04-01', 30],
  ])('is whole in the month of %s', (first, days) => {
    const month = Array.from({ length: days }, (_, index) => addDays(toDay(first), index))
    const sum = (value: bigint) => month.reduce((total, day) => total + fixedOfDay(fixed(value), day), 0n)
    expect(daysInMonth(toDay(first))).toBe(days)
    fc.assert(fc.property(fc.bigInt(0n, 10n ** 14n), value => sum(value) === value))
  })

  it('is the same on every day but for a micro-unit', () => {
    const parts = Array.from({ length: 30 }, (_, index) =>
      fixedOfDay(fixed(1_000_000_000n), addDays(toDay('2026-04-01'), index)),
    )
    expect(new Set(parts)).toEqual(new Set([33_333_333n, 33_333_334n]))
  })
})
