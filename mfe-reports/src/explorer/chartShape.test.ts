import { bandsOf, possibleCharts } from './chartShape'

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
