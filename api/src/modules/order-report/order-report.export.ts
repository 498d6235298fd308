import {
  type BodyOf,
  type endpoints,
  type FileCell,
  type Language,
  languageOf,
  METRICS,
  ORDER_WORDS,
  type OrderReportBy,
  type OrderReportColumn,
  type OrderReportRow,
  orderReportWord,
  type ReportLine,
  type ReportMeta,
  STATEMENT_WORDS,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { openLines, type Sheet } from '../../platform/file/sheet'
import { wrongField } from '../../platform/http/app-error'
import { dayCell, numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportContext, reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { aboutReport } from '../report/report.file'
import { maySeeMetric } from '../report/report.visibility'
import { listOrderReport, toldOrderMetrics } from './order-report.list'

const isMetric = (column: OrderReportColumn): column is Extract<OrderReportColumn, keyof typeof METRICS> =>
  column in METRICS

const remarkOf = (column: OrderReportColumn, first: OrderReportColumn, { range, zone, currency }: ReportMeta) => {
  if (column === 'name') return `${range.from} – ${range.to}, ${zone}`
  if (column === 'change' || column === 'share') return '%'
  if (column === 'previous') return isMetric(first) ? unitIn(first, currency) : undefined
  return isMetric(column) ? unitIn(column, currency) : undefined
}

type First = 'gross' | 'net'

const numberOf = (
  column: 'previous' | 'change' | Extract<OrderReportColumn, keyof typeof METRICS>,
  { values, previous, changes }: ReportLine,
  first: First,
): FileCell => {
  if (column === 'previous') return numberCell(previous?.[first])
  return column === 'change' ? decimalCell(changes?.[first] ?? null) : numberCell(values[column])
}

const cellOf = (
  column: OrderReportColumn,
  row: OrderReportRow,
  first: First,
  { by, language }: { by: OrderReportBy; language: Language },
): FileCell => {
  switch (column) {
    case 'name':
      return by === 'date' ? dayCell(row.name) : row.name
    case 'technology':
    case 'website':
    case 'orc_ad_manager_order_id':
      return row[column]
    case 'status':
      return row.status && ORDER_WORDS[language].status[row.status]
    case 'campaigns':
      return row.campaigns.join(', ')
    case 'first':
      return dayCell(row.delivered?.from)
    case 'last':
      return dayCell(row.delivered?.to)
    case 'share':
      return numberCell(row.share)
    default:
      return numberOf(column, row, first)
  }
}

const totalOf = (column: OrderReportColumn, totals: ReportLine, first: First): FileCell =>
  column === 'previous' || column === 'change' || isMetric(column) ? numberOf(column, totals, first) : null

type FileQuestion = BodyOf<typeof endpoints.report.report02File>

/** Its days and whose numbers it is about are looked up, and what of them is told; no number is read. */
export const assertOrderReportAskable = async (ctx: Ctx, question: FileQuestion): Promise<void> => {
  const { period, compare = 'none', currency, filters, columns } = question
  const { website, account, manager } = filters ?? {}
  const ofNumbers = { period, compare, currency, filters: { website, account, manager } }
  const { readerVisibility } = await reportContext(reportRequester(ctx), ofNumbers)
  toldOrderMetrics(readerVisibility, question)
  for (const [index, column] of columns.entries()) {
    // A share of gross tells it.
    const told = column === 'share' ? 'gross' : column
    if (isMetric(told) && !maySeeMetric(readerVisibility, told)) throw wrongField(`columns.${index}`, 'notAnOption')
  }
}

/** The lines on screen as a file, and more of them than a screen shows. */
export const exportOrderReport = async (ctx: Ctx, question: FileQuestion): Promise<Sheet> => {
  await assertOrderReportAskable(ctx, question)
  const { columns, format: _, ...query } = question
  const { rows, totals, metrics, meta } = await listOrderReport(reportRequester(ctx), query, Number.POSITIVE_INFINITY)
  const language = languageOf(ctx.locale)
  const first = metrics.includes('gross') ? 'gross' : 'net'
  const { range, currency } = meta
  const { by } = query
  return {
    ...aboutReport(meta, language),
    name: `orders_all_${range.from}_${range.to}_${currency}`,
    head: columns.map(column => withRemark(orderReportWord(language, by, column), remarkOf(column, first, meta))),
    totals: columns.map((column, index) =>
      column === 'name' && index === 0 ? STATEMENT_WORDS[language].total : totalOf(column, totals, first),
    ),
    open: () => openLines(rows.map(row => columns.map(column => cellOf(column, row, first, { by, language })))),
  }
}
