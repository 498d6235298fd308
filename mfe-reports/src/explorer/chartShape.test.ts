import { openAmong, possibleCharts, seriesOf } from './chartShape'

const asked = (facts: object) => ({
  period: 'last7',
  currency: 'BRL' as const,
  rows: ['date' as const],
  metrics: ['net' as const],
  ...facts,
})

test('what does not add up is not stacked, and time is no cloud', () => {
  expect(possibleCharts(asked({ pivot: 'device' }), 'net')).toEqual(['line', 'stacked', 'heat'])
  expect(possibleCharts(asked({ pivot: 'device' }), 'fill')).toEqual(['line', 'heat'])
  expect(possibleCharts(asked({ rows: ['format'], metrics: ['ecpm', 'fill'] }), 'ecpm')).toEqual(['bars', 'scatter'])
  expect(possibleCharts(asked({ rows: ['date', 'format'] }), 'net')).toEqual([])
})

test('only today is a day that is not over, as its zone has it', () => {
  const now = new Date('2026-11-21T02:30:00Z')
  const days = ['2026-11-19', '2026-11-20', '2026-11-21']
  expect(openAmong(days, 'America/Sao_Paulo', now)).toBe(1)
  expect(openAmong(days, 'Europe/Rome', now)).toBe(2)
  expect(openAmong(['mobile', undefined], 'Europe/Rome', now)).toBeUndefined()
})

test('what was before is a line of its own, unless there was nothing', () => {
  const words = { whole: 'Net', before: 'Before', columnName: () => '' }
  const row = (net: string, previous: string | null) => ({ values: { net }, previous: { net: previous } })
  const named = (rows: ReturnType<typeof row>[]) =>
    seriesOf({ rows, columns: [] }, 'net', words).map(({ label, values }) => [label, values])
  expect(named([row('2', '1'), row('3', null)])).toEqual([
    ['Net', [2, 3]],
    ['Before', [1, null]],
  ])
  expect(named([row('2', '0')])).toEqual([['Net', [2]]])
})
