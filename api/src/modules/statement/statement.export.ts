import {
  type BodyOf,
  CERTAINTY_WORDS,
  type CsvCell,
  type Currency,
  type endpoints,
  hasNumbers,
  type Language,
  languageOf,
  PRODUCT_SLUG,
  type ReportMeta,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementColumn,
  type StatementStep,
  statementWord,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import { wrongField } from '../../platform/http/app-error'
import type { FileAnswer } from '../../platform/http/bind'
import { numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { accountInName } from '../report/report.file'
import { maySeeMetric } from '../report/report.visibility'
import { isOfTime } from './statement.breakdowns'
import { planOf, readStatement, type StatementPlan } from './statement.list'

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

const cellOf = (column: StatementColumn, row: Row, step: StatementStep, language: Language): CsvCell => {
  switch (column) {
    case 'time':
    case 'website':
      return row.key[column === 'time' ? STEP_DIMENSIONS[step] : column]?.label ?? null
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

/** The lines on screen as a file. There are never so many that they have to be read in parts. */
export const exportStatement = async (
  ctx: Ctx,
  { columns, hidesEmpty = false, ...query }: BodyOf<typeof endpoints.candelaReport.export>,
): Promise<FileAnswer> => {
  const reader = reportRequester(ctx)
  const statement = await planOf(reader, query)
  assertColumns(columns, query.step, statement)
  const [{ rows, meta }, account] = await Promise.all([
    readStatement(reader, statement, query),
    accountInName(reader.read, statement.context),
  ])
  if (meta.more > 0) throw wrongField('period', 'tooMuch')
  const language = languageOf(ctx.locale)
  const { from, to } = meta.range
  const lines = hidesEmpty ? rows.filter(hasNumbers) : rows
  const batches = async function* () {
    yield lines.map(row => columns.map(column => cellOf(column, row, query.step, language)))
  }
  return csvAnswer(
    language,
    `${PRODUCT_SLUG.toLowerCase()}_${account}_${from}_${to}_${meta.currency}`,
    headOf(columns, query.step, meta, language),
    batches(),
  )
}
