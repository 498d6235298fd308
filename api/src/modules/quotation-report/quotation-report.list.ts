import {
  addDays,
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  firstOfMonth,
  isBankDay,
  MAX_REPORT_DAYS,
  PLATFORM_ZONE,
  QUOTED_CURRENCIES,
  type QuotationReportAnswer,
  type QuotationReportQuery,
  type QuotationReportRow,
  type QuotedCurrency,
  rangeOf,
} from '@candela/shared-contract'
import { wrongField } from '../../platform/http/app-error'
import { changeOf, valueText } from '../quotation/quotation.present'
import type { ReportRequester } from '../report/report.context'
import { dayOf, type KnownQuotation, type QuotationBook, readQuotations } from './quotation-report.read'

/** Days have no zone of their own: those of the platform are those of its quotations. */
export const quotationRange = ({ period }: Pick<QuotationReportQuery, 'period'>, today: Day): DayRange => {
  const range = rangeOf(period, today)
  if (!range) throw wrongField('period', 'period')
  if (daysBetween(range.from, range.to) >= MAX_REPORT_DAYS) throw wrongField('period', 'tooMuch')
  return range
}

const textOrNull = (value: string | null): string | null => (value === null ? null : valueText(value))

/**
 * The days of a currency. One without a quotation is told where banks were open and an older one holds: not before the
 * first, and not today, which may still get one.
 */
const rowsOf = (
  currency: QuotedCurrency,
  { from, to }: DayRange,
  today: Day,
  { quotations, averageOf, closingOf, isClosed }: QuotationBook,
): QuotationReportRow[] => {
  const own = quotations.filter(({ cue_currency }) => cue_currency === currency)
  const byDay = new Map(own.map(quotation => [dayOf(quotation), quotation]))
  const rows: QuotationReportRow[] = []
  let last: KnownQuotation | undefined = own.find(quotation => dayOf(quotation) < from)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const quoted = byDay.get(day)
    const held = quoted ? undefined : last
    if (!quoted && !(held && isBankDay(day) && day < today)) continue
    const month = firstOfMonth(day)
    rows.push({
      ...{ day, currency, id: quoted?.id ?? null },
      value: quoted ? valueText(quoted.cue_value) : null,
      held: held ? { day: held.cue_date, value: valueText(held.cue_value) } : null,
      change: quoted ? changeOf(quoted.cue_value, last?.cue_value ?? null) : null,
      average: textOrNull(averageOf(currency, month)),
      closing: textOrNull(closingOf(currency, month)),
      is_closed: isClosed(month),
      set_by: quoted?.cue_id_user && quoted.set_by_name ? { id: quoted.cue_id_user, label: quoted.set_by_name } : null,
    })
    last = quoted ?? last
  }
  return rows
}

/** Quotations are the company's: whoever may ask is told all of them. */
export const listQuotationReport = async (
  { read, now }: Pick<ReportRequester, 'read' | 'now'>,
  query: QuotationReportQuery,
): Promise<QuotationReportAnswer> => {
  const today = dayIn(PLATFORM_ZONE, now)
  const range = quotationRange(query, today)
  const { currency = [], state = [] } = query.filters ?? {}
  const book = await readQuotations(read, range.from, range.to)
  const sign = query.sort?.dir === 'asc' ? 1 : -1
  const rows = QUOTED_CURRENCIES.filter(each => currency.length === 0 || currency.includes(each))
    .flatMap(each => rowsOf(each, range, today, book))
    .filter(({ is_closed }) => state.length === 0 || state.includes(is_closed ? 'closed' : 'open'))
    // Currencies of a day keep their order.
    .toSorted((a, b) => sign * (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
  return { rows, meta: { range } }
}
