import { toDay } from '@candela/shared-contract'
import { closeFrom } from './month-close.rehearse'

const MONTH = toDay('2026-10-01')
/** In micro-units. */
const BILLION = String(10n ** 15n)

/** A website that earned a billion euros, in a month that is quoted so. */
const closedAt = (value: { USD: string; EUR: string }) =>
  closeFrom(
    MONTH,
    { USD: { source: 'last' }, EUR: { source: 'average' } },
    {
      quoted: (['USD', 'EUR'] as const).map(currency => ({
        ...{ currency, days: 1, average: value[currency], lastDay: MONTH, last: value[currency] },
      })),
      rates: [],
      sums: [{ website: 1, account: 1, currency: 'EUR', netCurrency: 'EUR', gross: BILLION, net: BILLION }],
      adjustments: [],
      carried: [],
    },
  )

test.each([
  ['BRL', { USD: '5', EUR: '99999999' }],
  ['USD', { USD: '0.000001', EUR: '999999' }],
])('amounts of %s too large to be stored are refused before anything is written', (_, quoted) => {
  expect(() => closedAt(quoted)).toThrow(expect.objectContaining({ code: 'amountsTooLarge' }))
})

test('a billion is closed at a rate of five', () => {
  expect(closedAt({ USD: '5', EUR: '5' }).accounts).toMatchObject([
    { payable: 5n * 10n ** 11n, state: 'awaiting_invoice' },
  ])
})
