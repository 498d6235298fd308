import { toDay } from './dates'
import { type Currency, microFromText } from './money'
import { type Closing, isClosed, type Quotation, type QuotedCurrency, rateBook, rateOn, rateSpans } from './quotation'

const quoted = (currency: QuotedCurrency, day: string, value: string): Quotation => ({
  currency,
  day: toDay(day),
  value: microFromText(value),
})
const closing = (currency: QuotedCurrency, month: string, value: string): Closing => ({
  currency,
  month: toDay(month),
  value: microFromText(value),
})

/** Friday 13 November 2026, the Monday after it, and a gap until Thursday; October is closed. */
const QUOTATIONS = [
  quoted('USD', '2026-11-19', '5.50'),
  quoted('USD', '2026-11-13', '5.40'),
  quoted('EUR', '2026-11-16', '6.25'),
  quoted('USD', '2026-11-16', '5.45'),
  quoted('EUR', '2026-11-12', '6.20'),
  quoted('USD', '2026-10-20', '5.10'),
  quoted('EUR', '2026-10-21', '6.10'),
]
const CLOSINGS = [closing('USD', '2026-10-01', '5.30'), closing('EUR', '2026-10-01', '6.36')]
const BOOK = rateBook(QUOTATIONS, CLOSINGS)

describe('what a currency is worth', () => {
  it.each<[string, Currency, Currency, string, bigint, string | null, 'daily' | 'closing']>([
    ['on a day that is quoted', 'USD', 'BRL', '2026-11-13', 54_000_000_000n, '2026-11-13', 'daily'],
    ['on a Saturday, as on Friday', 'USD', 'BRL', '2026-11-14', 54_000_000_000n, '2026-11-13', 'daily'],
    ['on a Sunday, as on Friday', 'USD', 'BRL', '2026-11-15', 54_000_000_000n, '2026-11-13', 'daily'],
    ['on a Monday', 'USD', 'BRL', '2026-11-16', 54_500_000_000n, '2026-11-16', 'daily'],
    ['in a gap', 'USD', 'BRL', '2026-11-18', 54_500_000_000n, '2026-11-16', 'daily'],
    ['long after the last', 'USD', 'BRL', '2027-01-01', 55_000_000_000n, '2026-11-19', 'daily'],
    [
      'after a closed month, before its first own day',
      'USD',
      'BRL',
      '2026-11-01',
      51_000_000_000n,
      '2026-10-20',
      'daily',
    ],
    ['in a closed month, on its first day', 'USD', 'BRL', '2026-10-01', 53_000_000_000n, null, 'closing'],
    ['in a closed month, whatever was quoted', 'EUR', 'BRL', '2026-10-21', 63_600_000_000n, null, 'closing'],
    ['the other way round', 'BRL', 'USD', '2026-11-13', 1_851_851_852n, '2026-11-13', 'daily'],
    ['across, by the older of both', 'EUR', 'USD', '2026-11-13', 11_481_481_481n, '2026-11-12', 'daily'],
    ['across, in a closed month', 'EUR', 'USD', '2026-10-05', 12_000_000_000n, null, 'closing'],
    ['in itself', 'USD', 'USD', '2026-11-13', 10_000_000_000n, null, 'daily'],
    ['in itself, before anything was quoted', 'BRL', 'BRL', '1999-01-01', 10_000_000_000n, null, 'daily'],
  ])('%s: %s in %s', (_name, currency, display, day, rate, quotedOn, kind) => {
    expect(rateOn(BOOK, currency, display, toDay(day))).toEqual({ rate, quotedOn, kind })
  })

  it('is not known before the first quotation, of either currency', () => {
    const book = rateBook(QUOTATIONS, [])
    expect(rateOn(book, 'USD', 'BRL', toDay('2026-10-19'))).toBeUndefined()
    expect(rateOn(book, 'USD', 'BRL', toDay('2026-10-20'))).toBeDefined()
    expect(rateOn(book, 'EUR', 'USD', toDay('2026-10-20'))).toBeUndefined()
    expect(rateOn(book, 'BRL', 'EUR', toDay('2026-10-20'))).toBeUndefined()
    expect(rateOn(rateBook([], []), 'USD', 'BRL', toDay('2026-11-20'))).toBeUndefined()
  })

  it('does not depend on the order of quotations', () => {
    expect(rateBook(QUOTATIONS.toReversed(), CLOSINGS.toReversed())).toEqual(BOOK)
  })

  it('is rounded once, half to even, at the tenth place', () => {
    const book = rateBook([quoted('USD', '2026-11-01', '3')], [])
    expect(rateOn(book, 'BRL', 'USD', toDay('2026-11-01'))?.rate).toBe(3_333_333_333n)
    const half = rateBook([quoted('USD', '2026-11-01', '800'), quoted('EUR', '2026-11-01', '0.000001')], [])
    // 0.00000000125
    expect(rateOn(half, 'EUR', 'USD', toDay('2026-11-01'))?.rate).toBe(12n)
  })
})

describe('a closed month', () => {
  it('has the rate of every currency', () => {
    expect(isClosed(BOOK, toDay('2026-10-01'))).toBe(true)
    expect(isClosed(BOOK, toDay('2026-10-31'))).toBe(true)
    expect(isClosed(BOOK, toDay('2026-11-01'))).toBe(false)
    expect(isClosed(rateBook(QUOTATIONS, CLOSINGS.slice(0, 1)), toDay('2026-10-31'))).toBe(false)
  })

  it('is not closed by half: an amount across the other currency still goes by the day', () => {
    const half = rateBook(QUOTATIONS, [closing('USD', '2026-11-01', '5')])
    expect(rateOn(half, 'EUR', 'USD', toDay('2026-11-16'))).toEqual({
      rate: 12_500_000_000n,
      quotedOn: '2026-11-16',
      kind: 'daily',
    })
  })
})

describe('the rates of a stretch of days', () => {
  const range = (from: string, to: string) => ({ from: toDay(from), to: toDay(to) })

  it('are joined where nothing changes', () => {
    expect(rateSpans(BOOK, ['BRL', 'USD'], 'BRL', range('2026-10-30', '2026-11-19'))).toEqual([
      { currency: 'BRL', from: '2026-10-30', to: '2026-11-19', rate: '1.0000000000', quotedOn: null, kind: 'daily' },
      { currency: 'USD', from: '2026-10-30', to: '2026-10-31', rate: '5.3000000000', quotedOn: null, kind: 'closing' },
      {
        currency: 'USD',
        from: '2026-11-01',
        to: '2026-11-12',
        rate: '5.1000000000',
        quotedOn: '2026-10-20',
        kind: 'daily',
      },
      {
        currency: 'USD',
        from: '2026-11-13',
        to: '2026-11-15',
        rate: '5.4000000000',
        quotedOn: '2026-11-13',
        kind: 'daily',
      },
      {
        currency: 'USD',
        from: '2026-11-16',
        to: '2026-11-18',
        rate: '5.4500000000',
        quotedOn: '2026-11-16',
        kind: 'daily',
      },
      {
        currency: 'USD',
        from: '2026-11-19',
        to: '2026-11-19',
        rate: '5.5000000000',
        quotedOn: '2026-11-19',
        kind: 'daily',
      },
    ])
  })

  it('are told apart by the day of their quotation, even when it is the same', () => {
    const book = rateBook([quoted('USD', '2026-11-12', '5.40'), quoted('USD', '2026-11-13', '5.40')], [])
    const spans = rateSpans(book, ['USD'], 'BRL', range('2026-11-12', '2026-11-15'))
    expect(spans.map(({ from, to, quotedOn }) => [from, to, quotedOn])).toEqual([
      ['2026-11-12', '2026-11-12', '2026-11-12'],
      ['2026-11-13', '2026-11-15', '2026-11-13'],
    ])
  })

  it('leave out days before the first quotation', () => {
    const book = rateBook(QUOTATIONS, [])
    expect(rateSpans(book, ['USD'], 'BRL', range('2026-10-18', '2026-10-21'))).toEqual([
      {
        currency: 'USD',
        from: '2026-10-20',
        to: '2026-10-21',
        rate: '5.1000000000',
        quotedOn: '2026-10-20',
        kind: 'daily',
      },
    ])
    expect(rateSpans(book, ['USD'], 'BRL', range('2026-10-01', '2026-10-10'))).toEqual([])
  })
})
