import {
  isBankDay,
  QUOTED_CURRENCIES,
  type QuotationReportRow,
  type QuotedCurrency,
  toDay,
} from '@candela/shared-contract'
import type { Series } from '../explorer/chartShape'

/** What a currency was worth on each of the days; null where its line is broken. */
type Line = { currency: QuotedCurrency; values: (string | null)[] }
export type DayLines = { days: string[]; lines: Line[] }

/**
 * A line per currency along the days of its rows. A day without a quotation breaks it where banks were open; on others,
 * which are there because another currency has one, the last one holds.
 */
export const linesOf = (rows: readonly QuotationReportRow[]): DayLines => {
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  const lines = QUOTED_CURRENCIES.flatMap((currency): Line[] => {
    const own = new Map(rows.filter(row => row.currency === currency).map(row => [row.day, row]))
    if (own.size === 0) return []
    let last: string | null = null
    const values = days.map(day => {
      const value: string | null = own.get(day)?.value ?? (isBankDay(toDay(day)) ? null : last)
      last = value
      return value
    })
    return [{ currency, values }]
  })
  return { days, lines }
}

export const seriesOf = ({ lines }: DayLines): Series[] =>
  lines.map(({ currency, values }) => ({
    id: currency,
    label: currency,
    values: values.map(value => (value === null ? null : Number(value))),
  }))
