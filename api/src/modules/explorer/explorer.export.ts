import {
  CERTAINTY_WORDS,
  DIMENSION_WORDS,
  type Dimension,
  type FileCell,
  keyWord,
  type Language,
  languageOf,
  METRIC_WORDS,
  PERFORMANCE_FILE_WORDS,
  type PerformanceAnswer,
  type PerformanceFileQuery,
  type ReportLine,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { openParts, type Pace, type Sheet } from '../../platform/file/sheet'
import { dayCell, numberCell, unitIn, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { decimalCell } from '../report/report.earnings30'
import { aboutReport, accountInName } from '../report/report.file'
import { TIME_DIMENSIONS } from '../report/report.lines'
import { answerQuestion } from './explorer.question'
import { type Explored, explore } from './explorer.rows'

type Row = PerformanceAnswer['rows'][number]
/** `total`: what stands below the rows. */
type Column = { head: string; cell: (row: Row) => FileCell; total: FileCell }
type Wording = { language: Language; currency: string }

const keyCell = (language: Language, dimension: Dimension, key: Row['key'][Dimension]): FileCell =>
  dimension === 'date' && key?.id != null ? dayCell(String(key.id)) : keyWord(language, dimension, key)

/** What rows are about. Time says its zone; where there is none, the first says which days it is about. */
const keyColumns = ({ rows }: PerformanceFileQuery, { meta }: Explored, { language }: Wording): Column[] => {
  const hasTime = rows.some(dimension => TIME_DIMENSIONS.has(dimension))
  const days = `${meta.range.from} – ${meta.range.to}, ${meta.zone}`
  return rows.map((dimension, index) => {
    const isDays = hasTime ? TIME_DIMENSIONS.has(dimension) : index === 0
    return {
      head: withRemark(DIMENSION_WORDS[language][dimension], isDays ? (hasTime ? meta.zone : days) : undefined),
      cell: row => keyCell(language, dimension, row.key[dimension]),
      total: index === 0 ? PERFORMANCE_FILE_WORDS[language].total : null,
    }
  })
}

type LineOf = (row: Row) => ReportLine | null | undefined

const metricColumns = (
  { metrics, extras = [] }: PerformanceFileQuery,
  { language, currency }: Wording,
  lineOf: LineOf,
  totals: ReportLine | undefined,
  above?: string,
): Column[] => {
  const words = PERFORMANCE_FILE_WORDS[language]
  return metrics.flatMap(metric => {
    const { label } = METRIC_WORDS[language][metric]
    const name = above === undefined ? label : `${above} · ${label}`
    const unit = unitIn(metric, currency)
    const column = (head: string, of: (line: ReportLine | null | undefined) => FileCell): Column => ({
      head,
      cell: row => of(lineOf(row)),
      total: of(totals),
    })
    return [
      column(withRemark(name, unit), line => numberCell(line?.values[metric])),
      ...(extras.includes('previous')
        ? [column(withRemark(`${name}, ${words.previous}`, unit), line => numberCell(line?.previous?.[metric]))]
        : []),
      ...(extras.includes('change')
        ? [column(`${name}, ${words.change} (%)`, line => decimalCell(line?.changes?.[metric] ?? null))]
        : []),
    ]
  })
}

const columnsOf = (question: PerformanceFileQuery, explored: Explored, wording: Wording): Column[] => {
  const { pivot, extras } = question
  const { language } = wording
  const ofCells = explored.columns.flatMap((column, index) =>
    metricColumns(
      question,
      wording,
      row => row.cells?.[index],
      column,
      pivot && keyWord(language, pivot, column.key[pivot]),
    ),
  )
  const state: Column = {
    head: PERFORMANCE_FILE_WORDS[language].state,
    cell: row => CERTAINTY_WORDS[language][row.state].label,
    total: null,
  }
  return [
    ...keyColumns(question, explored, wording),
    ...ofCells,
    ...metricColumns(question, wording, row => row, explored.totals, pivot && PERFORMANCE_FILE_WORDS[language].total),
    ...(extras?.includes('state') ? [state] : []),
  ]
}

/** The rows on screen, all of them, as a file; in the background also what is too much for a screen. */
export const exportPerformance = async (ctx: Ctx, question: PerformanceFileQuery, pace: Pace): Promise<Sheet> => {
  const requester = { ...reportRequester(ctx), isPatient: pace === 'patient' }
  const answered = await answerQuestion(requester, question)
  const explored = explore(requester, answered, question)
  const account = await accountInName(requester.read, answered.context)
  const language = languageOf(ctx.locale)
  const { range, currency } = explored.meta
  const columns = columnsOf(question, explored, { language, currency })
  return {
    ...aboutReport(explored.meta, language),
    name: `performance_${account}_${range.from}_${range.to}_${currency}`,
    head: columns.map(({ head }) => head),
    // Of some rows alone nothing is summed.
    ...(!question.only && { totals: columns.map(({ total }) => total) }),
    open: () =>
      openParts(explored.rowCount, (start, count) =>
        explored.rowsFrom(start, count).map(row => columns.map(({ cell }) => cell(row))),
      ),
  }
}
