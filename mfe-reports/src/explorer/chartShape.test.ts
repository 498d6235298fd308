import { bandsOf, openAmong, possibleCharts, seriesOf, ticksOf } from './chartShape'

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

test('bands stand on each other, and what has no band of its own is on top of all', () => {
  const series = [
    { id: 'a', label: 'A', values: [1, null] },
    { id: 'b', label: 'B', values: [2, 4] },
  ]
  expect(bandsOf(series, [3, 9], 'Others')).toEqual([
    { id: 'a', label: 'A', from: [0, 0], to: [1, 0] },
    { id: 'b', label: 'B', from: [1, 0], to: [3, 4] },
    { id: 'others', label: 'Others', from: [3, 4], to: [3, 9] },
  ])
  expect(bandsOf(series, [3, 4], 'Others')).toHaveLength(2)
})

test('only today is a day that is not over, as its zone has it', () => {
  const now = new Date('2026-11-21T02:30:00Z')
  const days = ['2026-11-19', '2026-11-20', '2026-11-21']
  expect(openAmong(days, 'America/Sao_Paulo', now)).toBe(1)
  expect(openAmong(days, 'Europe/Rome', now)).toBe(2)
  expect(openAmong(['mobile', undefined], 'Europe/Rome', now)).toBeUndefined()
})

test('a scale goes in round steps, and holds the least and the most', () => {
  expect(ticksOf(0, 192_974.17)).toEqual([0, 50_000, 100_000, 150_000, 200_000])
  expect(ticksOf(0, 80)).toEqual([0, 20, 40, 60, 80])
  expect(ticksOf(-12, 30)).toEqual([-20, 0, 20, 40])
  expect(ticksOf(0, 0)).toEqual([0, 1])
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
