import type { ReportMeta } from '@candela/shared-contract'
import type { useFormat } from '@candela/shared-ui'
import { figureCell, figureColumn, NO_CELL, shareCell } from './figureCell'
import type { MetricFormat } from './useMetricFormat'

const metricFormat = {
  labelOf: metric => `the ${metric}`,
  text: (metric, value) => `${metric} ${value}`,
} as MetricFormat

const format = { percent: (value, places) => `${Number(value).toFixed(places)}%` } as ReturnType<typeof useFormat>

const meta = { currency: 'EUR' } as ReportMeta

test('columns of amounts name the currency of the answer, rates are percent, counts have no unit', () => {
  const unitOf = (metric: Parameters<typeof figureColumn>[1]) => figureColumn(metricFormat, metric, meta).unit
  expect(unitOf('net')).toBe('EUR')
  expect(unitOf('rpm')).toBe('EUR')
  expect(unitOf('fill')).toBe('%')
  expect(unitOf('pageviews')).toBeUndefined()
  expect(unitOf('imp_per_page')).toBeUndefined()
})

test('a number is shown in words and exact in the file; what is not known is a dash, and nothing in the file', () => {
  expect(figureCell(metricFormat, 'net', '4.10')).toEqual({ shown: 'net 4.10', file: { exact: '4.10' } })
  expect(figureCell(metricFormat, 'net', null)).toBe(NO_CELL)
})

test('a part of nothing is no share', () => {
  expect(shareCell(format, 1, 8)).toEqual({ shown: '12.5%', file: { exact: '12.50' } })
  expect(shareCell(format, 0, 0)).toBe(NO_CELL)
})
