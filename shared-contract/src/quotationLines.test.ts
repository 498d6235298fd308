import { quotationLines, quotationSeries } from './quotationLines'

const row = (day: string, currency: 'USD' | 'EUR', value: string | null) => ({ day, currency, value })

test('a line is broken where there was no quotation, and goes on over days when banks were closed', () => {
  // From a Thursday to a Monday; on the Saturday somebody quoted one of the two.
  const rows = [
    row('2007-02-05', 'USD', '2.3000'),
    row('2007-02-05', 'EUR', '2.9000'),
    row('2007-02-03', 'USD', '2.2000'),
    row('2007-02-02', 'USD', null),
    row('2007-02-02', 'EUR', '2.8000'),
    row('2007-02-01', 'USD', '2.1000'),
  ]
  expect(quotationLines(rows)).toEqual({
    days: ['2007-02-01', '2007-02-02', '2007-02-03', '2007-02-05'],
    lines: [
      { currency: 'USD', values: ['2.1000', null, '2.2000', '2.3000'] },
      { currency: 'EUR', values: [null, '2.8000', '2.8000', '2.9000'] },
    ],
  })
})

test('a chart draws numbers, and nothing where a line is broken', () => {
  const lines = quotationLines([row('2007-02-01', 'EUR', '2.8000'), row('2007-02-02', 'EUR', null)])
  expect(quotationSeries(lines)).toEqual([{ id: 'EUR', label: 'EUR', values: [2.8, null] }])
})
