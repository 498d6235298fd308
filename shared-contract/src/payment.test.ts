import fc from 'fast-check'
import { dayIn } from './dates'
import { PAYMENT_RULE, paymentFor } from './payment'

/** São Paulo is three hours behind UTC, two in the summers that it had until 2019. */
describe('an invoice in São Paulo', () => {
  it.each([
    ['9 Nov 17:59:59', '2026-11-09T17:59:59-03:00', '2026-11-10', '2026-11-15'],
    ['9 Nov 18:00:00', '2026-11-09T18:00:00-03:00', '2026-11-10', '2026-11-15'],
    ['9 Nov 18:00:01', '2026-11-09T18:00:01-03:00', '2026-11-15', '2026-11-20'],
    ['on a payment day', '2026-11-10T00:00:00-03:00', '2026-11-15', '2026-11-20'],
    ['29 Jan 18:00:00', '2026-01-29T18:00:00-03:00', '2026-01-30', '2026-02-05'],
    ['29 Jan 20:00', '2026-01-29T20:00:00-03:00', '2026-02-05', '2026-02-10'],
    ['31 Jan', '2026-01-31T12:00:00-03:00', '2026-02-05', '2026-02-10'],
    ['24 Feb 18:00:01', '2026-02-24T18:00:01-03:00', '2026-02-28', '2026-03-05'],
    ['27 Feb 17:00', '2026-02-27T17:00:00-03:00', '2026-02-28', '2026-03-05'],
    ['27 Feb 18:00:01', '2026-02-27T18:00:01-03:00', '2026-03-05', '2026-03-10'],
    ['27 Feb of a leap year, late', '2028-02-27T20:00:00-03:00', '2028-02-29', '2028-03-05'],
    ['28 Feb of a leap year, late', '2028-02-28T18:00:01-03:00', '2028-03-05', '2028-03-10'],
    ['30 Dec, early', '2026-12-29T09:00:00-03:00', '2026-12-30', '2027-01-05'],
    ['31 Dec 00:00', '2026-12-31T00:00:00-03:00', '2027-01-05', '2027-01-10'],
    ['31 Dec 17:00', '2026-12-31T17:00:00-03:00', '2027-01-05', '2027-01-10'],
    ['31 Dec 23:59:59', '2026-12-31T23:59:59-03:00', '2027-01-05', '2027-01-10'],
    ['still the 9th here, the 10th in UTC', '2026-11-10T02:00:00Z', '2026-11-15', '2026-11-20'],
    ['on the day without midnight, in time', '2018-11-04T20:00:00Z', '2018-11-05', '2018-11-10'],
    ['on the day without midnight, late', '2018-11-04T20:00:01Z', '2018-11-10', '2018-11-15'],
    ['before the day without midnight', '2018-11-03T21:00:00Z', '2018-11-05', '2018-11-10'],
    ['around the day with midnight twice', '2018-02-18T02:30:00Z', '2018-02-20', '2018-02-25'],
  ])('%s', (_name, at, day, nextDay) => {
    expect(paymentFor(new Date(at))).toMatchObject({ day, nextDay })
  })

  it('is in time until six in the evening of the eve', () => {
    expect(paymentFor(new Date('2026-11-02T12:00:00Z')).invoiceUntil.toISOString()).toBe('2026-11-04T21:00:00.000Z')
    expect(paymentFor(new Date('2018-11-02T12:00:00Z')).invoiceUntil.toISOString()).toBe('2018-11-04T20:00:00.000Z')
  })

  it('is always paid on a later day of the list, whose hour has not passed', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), at => {
        const { day, invoiceUntil, nextDay } = paymentFor(at)
        expect(day > dayIn(PAYMENT_RULE.zone, at) && nextDay > day && at <= invoiceUntil).toBe(true)
        const justLate = paymentFor(new Date(invoiceUntil.getTime() + 1))
        expect(justLate.day).toBe(nextDay)
      }),
    )
  })
})

describe('another rule', () => {
  it('lists a day once that several become in February', () => {
    const rule = { ...PAYMENT_RULE, days: [28, 29, 30] }
    expect(paymentFor(new Date('2026-02-20T12:00:00Z'), rule)).toMatchObject({
      day: '2026-02-28',
      nextDay: '2026-03-28',
    })
    expect(paymentFor(new Date('2028-02-20T12:00:00Z'), rule)).toMatchObject({
      day: '2028-02-28',
      nextDay: '2028-02-29',
    })
  })

  it('pays on the Monday after a weekend, over the end of a month as well', () => {
    const rule = { ...PAYMENT_RULE, shiftToBusinessDay: true }
    // 15 November 2026 is a Sunday, 30 May a Saturday, 31 May 2026 a Sunday.
    expect(paymentFor(new Date('2026-11-12T12:00:00Z'), rule)).toMatchObject({
      day: '2026-11-16',
      nextDay: '2026-11-20',
    })
    expect(paymentFor(new Date('2026-05-30T12:00:00Z'), rule)).toMatchObject({
      day: '2026-06-01',
      nextDay: '2026-06-05',
    })
    expect(paymentFor(new Date('2022-05-01T12:00:00Z'), rule)).toMatchObject({
      day: '2022-05-02',
      nextDay: '2022-05-05',
    })
  })

  it('goes by the clocks of its zone', () => {
    const rule = { ...PAYMENT_RULE, zone: 'Europe/Rome', hour: 12 }
    expect(paymentFor(new Date('2026-11-09T11:00:00Z'), rule).day).toBe('2026-11-10')
    expect(paymentFor(new Date('2026-11-09T11:00:01Z'), rule).day).toBe('2026-11-15')
  })

  it('may know one day, but not none', () => {
    const rule = { ...PAYMENT_RULE, days: [1] }
    expect(paymentFor(new Date('2026-11-30T12:00:00Z'), rule)).toMatchObject({
      day: '2026-12-01',
      nextDay: '2027-01-01',
    })
    expect(paymentFor(new Date('2026-11-30T22:00:00Z'), rule)).toMatchObject({
      day: '2027-01-01',
      nextDay: '2027-02-01',
    })
    expect(() => paymentFor(new Date(), { ...PAYMENT_RULE, days: [] })).toThrow(RangeError)
  })
})
