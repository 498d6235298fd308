import {
  type Day,
  type Dimension,
  firstOfMonth,
  MAX_REPORT_DAYS,
  type MetricKey,
  PERIODS,
  rangeOf,
  toDay,
} from '@candela/shared-contract'
import { partsFor } from '../src/modules/report/report.tables'

const today = toDay('2026-11-20')
const isClosed = (month: Day) => month < firstOfMonth(today)

/** How many websites somebody asks about; null: all of them. */
const SCOPES = [
  ['everything', null],
  ['a publisher', 3],
  ['an account manager', 100],
] as const

const RANGES = [...PERIODS.flatMap(name => rangeOf(name, today) ?? []), { from: toDay('2025-10-17'), to: today }]

type Ask = { dimensions: readonly Dimension[]; metrics: readonly MetricKey[]; filters?: readonly Dimension[] }

/** Walks the questions of a screen through the router, of every scope and period. */
export const itNeverReadsAllFacts = (asks: readonly (readonly [name: string, ask: Ask])[]): void => {
  it('the longest of these ranges is as long as a report may be', () => {
    const days = RANGES.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
    expect(Math.max(...days)).toBe(MAX_REPORT_DAYS)
  })

  describe.each(asks)('%s', (_name, { filters = [], ...ask }) => {
    it.each(SCOPES)('never reads all facts, of %s', (_scope, websiteCount) => {
      for (const range of RANGES) {
        const route = partsFor({ ...ask, filters, range, isClosed, websiteCount })
        expect(route).not.toBe('tooMuch')
        if (websiteCount === null) expect(route).not.toContainEqual(expect.objectContaining({ table: 'facts' }))
      }
    })
  })
}
