import {
  addDays,
  type Day,
  type DayRange,
  isBankDay,
  QUOTED_CURRENCIES,
  type QuotationLines,
  type QuotationRow,
  quotationLines,
} from '@candela/shared-contract'
import { CHART_DAYS } from './quotation.api'

type Quoted = Pick<QuotationRow, 'cue_date' | 'cue_currency' | 'cue_value'>

export const chartRange = (today: Day): DayRange => ({ from: addDays(today, 1 - CHART_DAYS), to: today })

/** Lines along the days when banks were open up to yesterday, and those that were quoted. */
export const chartLines = (quoted: readonly Quoted[], { from, to }: DayRange): QuotationLines => {
  const known = new Set(quoted.map(({ cue_date, cue_currency }) => `${cue_currency} ${cue_date}`))
  const rows: Parameters<typeof quotationLines>[0][number][] = quoted.map(each => ({
    day: each.cue_date,
    currency: each.cue_currency,
    value: each.cue_value,
  }))
  for (let day = from; day < to; day = addDays(day, 1))
    for (const currency of QUOTED_CURRENCIES)
      if (isBankDay(day) && !known.has(`${currency} ${day}`)) rows.push({ day, currency, value: null })
  const { days, lines } = quotationLines(rows)
  return { days, lines: lines.filter(({ values }) => values.some(value => value !== null)) }
}

/** How many quotations are missing, each of a currency and day, since its currency was quoted first; today somebody may still quote it. */
export const breaksIn = ({ days, lines }: QuotationLines, today: Day): number =>
  lines.reduce((sum, { values }) => {
    const first = values.findIndex(value => value !== null)
    return sum + values.filter((value, at) => value === null && at > first && days[at] !== today).length
  }, 0)
