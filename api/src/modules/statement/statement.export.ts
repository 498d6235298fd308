import {
  type BodyOf,
  CERTAINTY_WORDS,
  type Currency,
  type endpoints,
  type FileCell,
  hasNumbers,
  type Language,
  languageOf,
  PRODUCT_SLUG,
  type ReportMeta,
  STATEMENT_WORDS,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementColumn,
  type StatementStep,
  statementWord,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { openLines, type Pace, type Sheet } from '../../platform/file/sheet'
import { AppError, wrongField } from '../../platform/http/app-error'
import { dayCell, numberCell, unitIn, withRemark } from '../report/report.cells'
import {
  MOST_FILE_GROUPS,
  MOST_GROUPS,
  type ReportRequester,
  reportRequester,
  sumQueryOf,
} from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { aboutReport, accountInName } from '../report/report.file'
import { maySeeMetric } from '../report/report.visibility'
import { isOfTime } from './statement.breakdowns'
import { type Bounds, planOf, readStatement, type StatementPlan } from './statement.list'

/** Columns that this statement does not have are refused by name. */
const assertColumns = (columns: readonly StatementColumn[], step: StatementStep, statement: StatementPlan): void => {
  const { context, dimensions, metrics } = statement
  for (const [index, column] of columns.entries()) {
    if (column === 'previous' || column === 'change' || column === 'state') continue
    const isThere =
      column === 'time' ? isOfTime(step) : column === 'website' ? dimensions.includes(column) : metrics.includes(column)
    if (isThere) continue
    const isSeen = column !== 'time' && column !== 'website' && maySeeMetric(context.readerVisibility, column)
    throw wrongField(`columns.${index}`, isSeen ? 'notPerDimension' : 'notAnOption')
  }
}

const unitOf = (column: StatementColumn, currency: Currency): string | undefined => {
  switch (column) {
    case 'time':
    case 'website':
    case 'state':
      return undefined
    case 'previous':
      return currency
    case 'change':
      return '%'
    default:
      return unitIn(column, currency)
  }
}

/** Numbers say their unit. The first of the columns that are no numbers says whose days, and where needed which. */
const headOf = (
  columns: readonly StatementColumn[],
  step: StatementStep,
  { zone, range, currency }: ReportMeta,
  language: Language,
): string[] =>
  columns.map(column => {
    const word = statementWord(language, step, column)
    const days = column === 'time' ? zone : `${range.from} – ${range.to}, ${zone}`
    const isNaming = column === 'time' || (column === 'website' && !columns.includes('time'))
    const remark = isNaming ? days : unitOf(column, currency)
    return withRemark(word, remark)
  })

type Row = StatementAnswer['rows'][number]

/** All lines, of as many sums as there is memory for: what is too much to wait for is made in the background. */
const BOUNDS: Record<Pace, Bounds> = {
  direct: { lines: Infinity, sums: MOST_GROUPS, refusal: () => new AppError('fileTooLong') },
  patient: { lines: Infinity, sums: MOST_FILE_GROUPS, refusal: () => wrongField('period', 'tooMuch') },
}

const cellOf = (column: StatementColumn, row: Row, step: StatementStep, language: Language): FileCell => {
  switch (column) {
    case 'time': {
      const label = row.key[STEP_DIMENSIONS[step]]?.label ?? null
      return step === 'day' ? dayCell(label) : label
    }
    case 'website':
      return row.key.website?.label ?? null
    case 'previous':
      return numberCell(row.previous?.net)
    case 'change':
      return decimalCell(row.changes?.net ?? null)
    case 'state':
      return CERTAINTY_WORDS[language][row.state].label
    default:
      return numberCell(row.values[column])
  }
}

/** The sums of all lines: what no line has is of none. */
const totalsOf = (columns: readonly StatementColumn[], totals: StatementAnswer['totals'], language: Language) =>
  columns.map((column, index): FileCell => {
    if (column === 'time' || column === 'website' || column === 'state')
      return index === 0 ? STATEMENT_WORDS[language].total : null
    if (column === 'previous') return numberCell(totals.previous?.net)
    if (column === 'change') return decimalCell(totals.changes?.net ?? null)
    return numberCell(totals.values[column])
  })

type FileQuestion = BodyOf<typeof endpoints.candelaReport.export>

/** What a file of it is read from; what is too much or not this reader's to see is refused. */
const askedOf = async (reader: ReportRequester, { columns, ...query }: FileQuestion): Promise<StatementPlan> => {
  const statement = await planOf(reader, query)
  assertColumns(columns, query.step, statement)
  sumQueryOf(statement.context, statement)
  return statement
}

export const assertStatementAskable = (ctx: Ctx, question: FileQuestion) => askedOf(reportRequester(ctx), question)

/** The lines on screen as a file, and more of them than a screen shows. */
export const exportStatement = async (ctx: Ctx, question: FileQuestion, pace: Pace): Promise<Sheet> => {
  const { columns, hidesEmpty = false, format: _, ...query } = question
  const reader = reportRequester(ctx)
  const statement = await askedOf(reader, question)
  const [{ rows, totals, meta }, account] = await Promise.all([
    readStatement(reader, statement, query, BOUNDS[pace]),
    accountInName(reader.read, statement.context),
  ])
  const language = languageOf(ctx.locale)
  const { from, to } = meta.range
  const lines = hidesEmpty ? rows.filter(hasNumbers) : rows
  return {
    ...aboutReport(meta, language),
    name: `${PRODUCT_SLUG.toLowerCase()}_${account}_${from}_${to}_${meta.currency}`,
    head: headOf(columns, query.step, meta, language),
    totals: totalsOf(columns, totals, language),
    open: () => openLines(lines.map(row => columns.map(column => cellOf(column, row, query.step, language)))),
  }
}
