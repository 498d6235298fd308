import {
  CERTAINTY_WORDS,
  type CsvCell,
  DIMENSION_WORDS,
  keyWord,
  type Language,
  languageOf,
  METRIC_WORDS,
  MOST_FILE_ROWS,
  PERFORMANCE_FILE_WORDS,
  type PerformanceAnswer,
  type PerformanceFileQuery,
  type ReportLine,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import { wrongField } from '../../platform/http/app-error'
import type { FileAnswer } from '../../platform/http/bind'
import { numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { accountInName } from '../report/report.file'
import { TIME_DIMENSIONS } from '../report/report.lines'
import { answerQuestion } from './explorer.question'
import { type Explored, explore } from './explorer.rows'

type Column = { head: string; cell: (row: PerformanceAnswer['rows'][number]) => CsvCell }
type Wording = { language: Language; currency: string }

/** What rows are about. Time says its zone; where there is none, the first says which days it is about. */
const keyColumns = ({ rows }: PerformanceFileQuery, { meta }: Explored, { language }: Wording): Column[] => {
  const hasTime = rows.some(dimension => TIME_DIMENSIONS.has(dimension))
  const days = `${meta.range.from} – ${meta.range.to}, ${meta.zone}`
  return rows.map((dimension, index) => {
    const isDays = hasTime ? TIME_DIMENSIONS.has(dimension) : index === 0
    return {
      head: withRemark(DIMENSION_WORDS[language][dimension], isDays ? (hasTime ? meta.zone : days) : undefined),
      cell: row => keyWord(language, dimension, row.key[dimension]),
    }
  })
}

type LineOf = (row: PerformanceAnswer['rows'][number]) => ReportLine | null | undefined

const metricColumns = (
  { metrics, extras = [] }: PerformanceFileQuery,
  { language, currency }: Wording,
  lineOf: LineOf,
  above?: string,
): Column[] => {
  const words = PERFORMANCE_FILE_WORDS[language]
  return metrics.flatMap(metric => {
    const { label } = METRIC_WORDS[language][metric]
    const name = above === undefined ? label : `${above} · ${label}`
    const unit = unitIn(metric, currency)
    const columns: Column[] = [{ head: withRemark(name, unit), cell: row => numberCell(lineOf(row)?.values[metric]) }]
    if (extras.includes('previous'))
      columns.push({
        head: withRemark(`${name}, ${words.previous}`, unit),
        cell: row => numberCell(lineOf(row)?.previous?.[metric]),
      })
    if (extras.includes('change'))
      columns.push({
        head: `${name}, ${words.change} (%)`,
        cell: row => decimalCell(lineOf(row)?.changes?.[metric] ?? null),
      })
    return columns
  })
}

const columnsOf = (question: PerformanceFileQuery, explored: Explored, wording: Wording): Column[] => {
  const { pivot, extras } = question
  const { language } = wording
  const ofCells = explored.columns.flatMap(({ key }, index) =>
    metricColumns(question, wording, row => row.cells?.[index], pivot && keyWord(language, pivot, key[pivot])),
  )
  const state: Column = {
    head: PERFORMANCE_FILE_WORDS[language].state,
    cell: row => CERTAINTY_WORDS[language][row.state].label,
  }
  return [
    ...keyColumns(question, explored, wording),
    ...ofCells,
    ...metricColumns(question, wording, row => row, pivot && PERFORMANCE_FILE_WORDS[language].total),
    ...(extras?.includes('state') ? [state] : []),
  ]
}

/** The rows on screen, all of them, as a file: as many as can be asked for at once. */
export const exportPerformance = async (ctx: Ctx, question: PerformanceFileQuery): Promise<FileAnswer> => {
  const requester = reportRequester(ctx)
  const answered = await answerQuestion(requester, question)
  const explored = explore(requester, answered, question)
  if (explored.rowCount > MOST_FILE_ROWS) throw wrongField('rows', 'asFile')
  const account = await accountInName(requester.read, answered.context)
  const language = languageOf(ctx.locale)
  const { range, currency } = explored.meta
  const columns = columnsOf(question, explored, { language, currency })
  const batches = async function* () {
    yield explored.rowsFrom(0, MOST_FILE_ROWS).map(row => columns.map(({ cell }) => cell(row)))
  }
  return csvAnswer(
    language,
    `performance_${account}_${range.from}_${range.to}_${currency}`,
    columns.map(({ head }) => head),
    batches(),
  )
}
