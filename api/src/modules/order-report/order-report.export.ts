import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  type Language,
  languageOf,
  METRICS,
  ORDER_WORDS,
  type OrderReportColumn,
  type OrderReportRow,
  orderReportWord,
  type ReportMeta,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import { wrongField } from '../../platform/http/app-error'
import type { FileAnswer } from '../../platform/http/bind'
import { numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { listOrderReport } from './order-report.list'

const isMetric = (column: OrderReportColumn): column is Extract<OrderReportColumn, keyof typeof METRICS> =>
  column in METRICS

const remarkOf = (column: OrderReportColumn, first: OrderReportColumn, { range, zone, currency }: ReportMeta) => {
  if (column === 'name') return `${range.from} – ${range.to}, ${zone}`
  if (column === 'change' || column === 'share') return '%'
  if (column === 'previous') return isMetric(first) ? unitIn(first, currency) : undefined
  return isMetric(column) ? unitIn(column, currency) : undefined
}

const cellOf = (
  column: OrderReportColumn,
  row: OrderReportRow,
  first: 'gross' | 'net',
  language: Language,
): CsvCell => {
  switch (column) {
    case 'name':
    case 'technology':
    case 'website':
    case 'orc_ad_manager_order_id':
      return row[column]
    case 'status':
      return row.status && ORDER_WORDS[language].status[row.status]
    case 'campaigns':
      return row.campaigns.join(', ')
    case 'first':
      return row.delivered?.from ?? null
    case 'last':
      return row.delivered?.to ?? null
    case 'previous':
      return numberCell(row.previous?.[first])
    case 'change':
      return decimalCell(row.changes?.[first] ?? null)
    case 'share':
      return numberCell(row.share)
    default:
      return numberCell(row.values[column])
  }
}

/** The lines on screen as a file. */
export const exportOrderReport = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.report.report02File>,
): Promise<FileAnswer> => {
  const { rows, metrics, meta } = await listOrderReport(reportRequester(ctx), query)
  for (const [index, column] of columns.entries())
    if (isMetric(column) && !metrics.includes(column)) throw wrongField(`columns.${index}`, 'notAnOption')
  const language = languageOf(ctx.locale)
  const first = metrics.includes('gross') ? 'gross' : 'net'
  const batches = async function* () {
    yield rows.map(row => columns.map(column => cellOf(column, row, first, language)))
  }
  const { range, currency } = meta
  return csvAnswer(
    language,
    `orders_all_${range.from}_${range.to}_${currency}`,
    columns.map(column => withRemark(orderReportWord(language, query.by, column), remarkOf(column, first, meta))),
    batches(),
  )
}
