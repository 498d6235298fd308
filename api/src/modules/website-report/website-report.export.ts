import {
  ACCOUNT_WORDS,
  type BodyOf,
  type endpoints,
  type FileCell,
  keyWord,
  type Language,
  languageOf,
  METRICS,
  type ReportLine,
  type ReportMeta,
  STATEMENT_WORDS,
  WEBSITE_WORDS,
  type WebsiteReportColumn,
  type WebsiteReportRow,
  websiteReportWord,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { openLines, type Sheet } from '../../platform/file/sheet'
import { wrongField } from '../../platform/http/app-error'
import { dayCell, numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportContext, reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { aboutReport } from '../report/report.file'
import { maySeeDimension, maySeeMetric, type ReaderVisibility } from '../report/report.visibility'
import { listWebsiteReport, toldWebsiteMetrics } from './website-report.list'

const isMetric = (column: WebsiteReportColumn): column is Extract<WebsiteReportColumn, keyof typeof METRICS> =>
  column in METRICS

const remarkOf = (column: WebsiteReportColumn, { range, zone, currency }: ReportMeta): string | undefined => {
  if (column === 'website') return `${range.from} – ${range.to}, ${zone}`
  if (column === 'change_net' || column === 'change_rpm' || column === 'percentile') return '%'
  return isMetric(column) ? unitIn(column, currency) : undefined
}

const cellOf = (column: WebsiteReportColumn, row: WebsiteReportRow, language: Language): FileCell => {
  switch (column) {
    case 'website':
      return row.name
    case 'account':
      return row.account?.label ?? null
    case 'tier':
      return row.tier === null ? null : ACCOUNT_WORDS[language].tier[row.tier as 1]
    case 'manager':
      return row.manager
    case 'lastDay':
      return dayCell(row.lastDay)
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

const totalOf = (column: WebsiteReportColumn, { values, changes }: ReportLine): FileCell => {
  if (column === 'change_net') return decimalCell(changes?.net ?? null)
  if (column === 'change_rpm') return decimalCell(changes?.rpm ?? null)
  return isMetric(column) ? numberCell(values[column]) : null
}

type FileQuestion = BodyOf<typeof endpoints.report.report04File>

const mayTell = (column: WebsiteReportColumn, visibility: ReaderVisibility): boolean => {
  if (column === 'tier' || column === 'manager') return maySeeDimension(visibility, column)
  return !isMetric(column) || maySeeMetric(visibility, column)
}

/** Its days and whose numbers it is about are looked up, and what of them is told; no number is read. */
export const assertWebsiteReportAskable = async (ctx: Ctx, question: FileQuestion): Promise<void> => {
  const { period, compare = 'none', currency, filters, columns } = question
  const { status: _, ...ofNumbers } = filters ?? {}
  const asked = { period, compare, currency, filters: ofNumbers }
  const { readerVisibility } = await reportContext(reportRequester(ctx), asked)
  toldWebsiteMetrics(readerVisibility, question)
  for (const [index, column] of columns.entries())
    if (!mayTell(column, readerVisibility)) throw wrongField(`columns.${index}`, 'notAnOption')
}

/** The websites on screen as a file, and more of them than a screen shows. */
export const exportWebsiteReport = async (ctx: Ctx, question: FileQuestion): Promise<Sheet> => {
  await assertWebsiteReportAskable(ctx, question)
  const { columns, format: _, ...query } = question
  const { rows, totals, meta } = await listWebsiteReport(reportRequester(ctx), query, Number.POSITIVE_INFINITY)
  const language = languageOf(ctx.locale)
  return {
    ...aboutReport(meta, language),
    name: `websites_all_${meta.range.from}_${meta.range.to}_${meta.currency}`,
    head: columns.map(column => withRemark(websiteReportWord(language, column), remarkOf(column, meta))),
    totals: columns.map((column, index) =>
      column === 'website' && index === 0 ? STATEMENT_WORDS[language].total : totalOf(column, totals),
    ),
    open: () => openLines(rows.map(row => columns.map(column => cellOf(column, row, language)))),
  }
}
