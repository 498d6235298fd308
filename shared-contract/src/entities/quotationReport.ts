import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, periodText } from '../fields'
import { anyOf, fileFormat } from '../list'
import { QUOTED_CURRENCIES } from '../quotation'
import { QUOTATION_MONTH_STATES } from './quotation'
import { dayRange } from './report'

export const quotationReportQuery = z.strictObject({
  period: periodText,
  filters: z.optional(z.strictObject({ currency: anyOf(QUOTED_CURRENCIES), state: anyOf(QUOTATION_MONTH_STATES) })),
  /** Without it the newest day is first. */
  sort: z.optional(z.strictObject({ field: z.enum(['date']), dir: z.enum(['asc', 'desc']) })),
})
export type QuotationReportQuery = z.infer<typeof quotationReportQuery>

export const quotationReportRow = z.object({
  day: z.string(),
  currency: z.enum(QUOTED_CURRENCIES),
  /** Of the quotation; null of a day that has none though banks were open. */
  id: z.nullable(id),
  /** What one unit is worth in BRL, with four to six decimals. */
  value: z.nullable(z.string()),
  /** Of a day without a quotation: the last one before it, which holds. */
  held: z.nullable(z.object({ day: z.string(), value: z.string() })),
  /** In percent, against the last quotation before it; null where it is the first, or there is none. */
  change: z.nullable(z.string()),
  /** Of all quotations that its currency has in its month. */
  average: z.nullable(z.string()),
  closing: z.nullable(z.string()),
  is_closed: z.boolean(),
  set_by: z.nullable(z.object({ id, label: z.string() })),
})
export type QuotationReportRow = z.infer<typeof quotationReportRow>

export const quotationReportAnswer = z.object({
  rows: z.array(quotationReportRow),
  meta: z.object({ range: dayRange }),
})
export type QuotationReportAnswer = z.infer<typeof quotationReportAnswer>

/** What a file may have as columns, in their order. */
export const QUOTATION_REPORT_COLUMNS = [
  'date',
  'currency',
  'value',
  'change',
  'average',
  'closing',
  'is_closed',
  'set_by',
  'note',
] as const
export type QuotationReportColumn = (typeof QUOTATION_REPORT_COLUMNS)[number]

const shared = { method: 'POST', access: 'report.report03', effect: 'read', failure: 'report03' } as const

export const quotationReportEndpoints = {
  report03: defineEndpoint({
    ...shared,
    path: '/report/report03',
    summary: 'Day by day what currencies are worth, and the days on which nobody said so',
    body: quotationReportQuery,
    answer: quotationReportAnswer,
  }),
  report03File: defineEndpoint({
    ...shared,
    path: '/report/report03/export',
    summary: 'The same days as a file, with the columns that are asked for',
    body: z.extend(quotationReportQuery, {
      columns: z
        .array(z.enum(QUOTATION_REPORT_COLUMNS))
        .check(
          z.minLength(1, { error: 'required' }),
          z.maxLength(QUOTATION_REPORT_COLUMNS.length, { error: 'tooMany' }),
        ),
      format: fileFormat,
    }),
    download: true,
  }),
}
