import {
  type BodyOf,
  type endpoints,
  type FileCell,
  heldWord,
  type Language,
  languageOf,
  marksOf,
  PLATFORM_ZONE,
  QUOTATION_WORDS,
  type QuotationReportColumn,
  type QuotationReportRow,
  quotationReportWord,
  todayIn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, openLines, type Sheet } from '../../platform/file/sheet'
import { dayCell, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { aboutReport } from '../report/report.file'
import { listQuotationReport, quotationRange } from './quotation-report.list'

type FileQuestion = BodyOf<typeof endpoints.report.report03File>

const cellOf = (column: QuotationReportColumn, row: QuotationReportRow, language: Language): FileCell => {
  switch (column) {
    case 'date':
      return dayCell(row.day)
    case 'currency':
      return row.currency
    case 'is_closed':
      return QUOTATION_WORDS[language].state[row.is_closed ? 'closed' : 'open']
    case 'set_by':
      return row.set_by?.label ?? null
    case 'note':
      return (
        row.held && heldWord(language, { ...row.held, value: row.held.value.replace('.', marksOf(language).decimal) })
      )
    default:
      return exactCell(row[column])
  }
}

/** Numbers are bare in a file: the value says its unit itself. */
const UNITS: Partial<Record<QuotationReportColumn, string>> = { change: '%', average: 'BRL', closing: 'BRL' }

/** Its days are looked up; none of them is read. */
export const assertQuotationReportAskable = async (_: Ctx, question: FileQuestion): Promise<void> => {
  quotationRange(question, todayIn(PLATFORM_ZONE))
}

/** The days on screen as a file. */
export const exportQuotationReport = async (
  ctx: Ctx,
  { columns, format: _, ...query }: FileQuestion,
): Promise<Sheet> => {
  const { rows, meta } = await listQuotationReport(reportRequester(ctx), query)
  const language = languageOf(ctx.locale)
  const about = aboutReport({ range: meta.range, currency: 'BRL', zone: PLATFORM_ZONE }, language)
  return {
    ...about,
    words: { ...about.words, state: quotationReportWord(language, 'is_closed') },
    name: `${QUOTATION_WORDS[language].file}_${meta.range.from}_${meta.range.to}`,
    head: columns.map(column => withRemark(quotationReportWord(language, column), UNITS[column])),
    open: () => openLines(rows.map(row => columns.map(column => cellOf(column, row, language)))),
  }
}
