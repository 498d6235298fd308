import { toDay } from '@candela/shared-contract'
import { breaksIn, chartLines, chartRange } from './quotation.chart'

const quoted = (cue_date: string, cue_currency: 'USD' | 'EUR', cue_value: string) => ({
  cue_date,
  cue_currency,
  cue_value,
})
/** From a Thursday to a Tuesday. */
const range = { from: toDay('2026-11-05'), to: toDay('2026-11-10') }

test('days when banks were open and nobody quoted break a line, weekends and days to come do not', () => {
  const lines = chartLines([quoted('2026-11-09', 'USD', '5.4'), quoted('2026-11-05', 'USD', '5.3')], range)
  expect(lines).toEqual({
    days: ['2026-11-05', '2026-11-06', '2026-11-09'],
    lines: [{ currency: 'USD', values: ['5.3', null, '5.4'] }],
  })
  expect(breaksIn(lines, range.to)).toBe(1)
})

test('before its first quotation a currency has no gap, and none today', () => {
  const lines = chartLines([quoted('2026-11-10', 'USD', '5.4'), quoted('2026-11-06', 'EUR', '6.1')], range)
  expect(lines.lines).toEqual([
    { currency: 'USD', values: [null, null, null, '5.4'] },
    { currency: 'EUR', values: [null, '6.1', null, null] },
  ])
  expect(breaksIn(lines, range.to)).toBe(1)
})

test('ninety days end today', () => {
  expect(chartRange(toDay('2026-11-10'))).toEqual({ from: '2026-08-13', to: '2026-11-10' })
})
