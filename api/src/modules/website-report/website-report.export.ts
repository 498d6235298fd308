import {
  ACCOUNT_WORDS,
  type BodyOf,
  type CsvCell,
  type endpoints,
  keyWord,
  type Language,
  languageOf,
  METRICS,
  type ReportMeta,
  WEBSITE_WORDS,
  type WebsiteReportColumn,
  type WebsiteReportRow,
  websiteReportWord,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import { wrongField } from '../../platform/http/app-error'
import type { FileAnswer } from '../../platform/http/bind'
import { isStaff } from '../reach'
import { numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { listWebsiteReport } from './website-report.list'

const isMetric = (column: WebsiteReportColumn): column is Extract<WebsiteReportColumn, keyof typeof METRICS> =>
  column in METRICS

const remarkOf = (column: WebsiteReportColumn, { range, zone, currency }: ReportMeta): string | undefined => {
  if (column === 'website') return `${range.from} – ${range.to}, ${zone}`
  if (column === 'change_net' || column === 'change_rpm' || column === 'percentile') return '%'
  return isMetric(column) ? unitIn(column, currency) : undefined
}

const cellOf = (column: WebsiteReportColumn, row: WebsiteReportRow, language: Language): CsvCell => {
  switch (column) {
    case 'website':
      return row.name
    case 'account':
      return row.account?.label ?? null
    case 'tier':
      return row.tier === null ? null : ACCOUNT_WORDS[language].tier[row.tier as 1]
    case 'manager':
    case 'lastDay':
      return row[column]
    case 'status':
      return row.status === null ? null : WEBSITE_WORDS[language].status[row.status]
    case 'change_net':
      return decimalCell(row.changes?.net ?? null)
    case 'change_rpm':
      return decimalCell(row.changes?.rpm ?? null)
    case 'bestFormat':
      return row.bestFormat && keyWord(language, 'format', { id: row.bestFormat, label: row.bestFormat })
    case 'percentile':
      return row.percentile === null ? null : { exact: String(row.percentile) }
    default:
      return numberCell(row.values[column])
  }
}

/** The websites on screen as a file. */
export const exportWebsiteReport = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.report.report04File>,
): Promise<FileAnswer> => {
  const { rows, metrics, meta } = await listWebsiteReport(reportRequester(ctx), query)
  for (const [index, column] of columns.entries()) {
    const isHidden = isMetric(column) ? !metrics.includes(column) : column === 'tier' || column === 'manager'
    if (isHidden && (isMetric(column) || !isStaff(ctx.actor))) throw wrongField(`columns.${index}`, 'notAnOption')
  }
  const language = languageOf(ctx.locale)
  const batches = async function* () {
    yield rows.map(row => columns.map(column => cellOf(column, row, language)))
  }
  return csvAnswer(
    language,
    `websites_all_${meta.range.from}_${meta.range.to}_${meta.currency}`,
    columns.map(column => withRemark(websiteReportWord(language, column), remarkOf(column, meta))),
    batches(),
  )
}
