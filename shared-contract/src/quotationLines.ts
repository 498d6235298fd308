import { toDay } from './dates'
import { isBankDay, QUOTED_CURRENCIES, type QuotedCurrency } from './quotation'

/** Null: nobody quoted it on a day when banks were open. */
type QuotedDay = { day: string; currency: QuotedCurrency; value: string | null }

/** What a currency was worth on each of the days; null where its line is broken. */
export type QuotationLines = { days: string[]; lines: { currency: QuotedCurrency; values: (string | null)[] }[] }

/**
 * A line per currency along the days of its rows. A day without a quotation breaks it where banks were open; on others,
 * which are there because another currency has one, the last one holds.
 */
export const quotationLines = (rows: readonly QuotedDay[]): QuotationLines => {
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  const lines = QUOTED_CURRENCIES.flatMap((currency): QuotationLines['lines'] => {
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

/** The same as a chart draws it. */
export const quotationSeries = ({ lines }: QuotationLines) =>
  lines.map(({ currency, values }) => ({
    id: currency,
    label: currency,
    values: values.map(value => (value === null ? null : Number(value))),
  }))
