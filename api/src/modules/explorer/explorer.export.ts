import {
  CERTAINTY_WORDS,
  DIMENSION_WORDS,
  type Dimension,
  type FileCell,
  keyWord,
  type Language,
  languageOf,
  METRIC_WORDS,
  type MetricKey,
  PERFORMANCE_FILE_WORDS,
  type PerformanceAnswer,
  type PerformanceFileQuery,
  type ReportLine,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { openParts, type Pace, type Sheet } from '../../platform/file/sheet'
import { wrongField } from '../../platform/http/app-error'
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
const keyColumn = (
  dimension: Dimension,
  shown: readonly Dimension[],
  { meta }: Explored,
  { language }: Wording,
): Column => {
  const hasTime = shown.some(each => TIME_DIMENSIONS.has(each))
  const days = `${meta.range.from} – ${meta.range.to}, ${meta.zone}`
  const isFirst = dimension === shown[0]
  const isDays = hasTime ? TIME_DIMENSIONS.has(dimension) : isFirst
  return {
    head: withRemark(DIMENSION_WORDS[language][dimension], isDays ? (hasTime ? meta.zone : days) : undefined),
    cell: row => keyCell(language, dimension, row.key[dimension]),
    total: isFirst ? PERFORMANCE_FILE_WORDS[language].total : null,
  }
}

/** A column that is none of its rows and numbers is no option. */
export const assertColumns = ({ rows, metrics, columns = [] }: PerformanceFileQuery): void => {
  const all: readonly string[] = [...rows, ...metrics]
  for (const [index, column] of columns.entries())
    if (!all.includes(column)) throw wrongField(`columns.${index}`, 'notAnOption')
}

type LineOf = (row: Row) => ReportLine | null | undefined

const metricColumns = (
  metrics: readonly MetricKey[],
  { extras = [] }: PerformanceFileQuery,
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
  const { rows, pivot, extras } = question
  const { language } = wording
  const chosen = question.columns ?? [...rows, ...question.metrics]
  const keys = chosen.flatMap(column => rows.find(dimension => dimension === column) ?? [])
  const metrics = chosen.flatMap(column => question.metrics.find(metric => metric === column) ?? [])
  const ofCells = explored.columns.flatMap((column, index) =>
    metricColumns(
      metrics,
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
  const sums = (of: readonly MetricKey[]) =>
    metricColumns(of, question, wording, row => row, explored.totals, pivot && PERFORMANCE_FILE_WORDS[language].total)
  const keyOf = (dimension: Dimension) => keyColumn(dimension, keys, explored, wording)
  const ordered = chosen.flatMap(column => {
    const dimension = keys.find(key => key === column)
    return dimension ? [keyOf(dimension)] : sums(metrics.filter(metric => metric === column))
  })
  return [
    // Columns of a pivot stand between what a row is about and what it adds up to.
    ...(pivot ? [...keys.map(keyOf), ...ofCells, ...sums(metrics)] : ordered),
    ...(extras?.includes('state') ? [state] : []),
  ]
}

/** The rows on screen, all of them, as a file; in the background also what is too much for a screen. */
export const exportPerformance = async (ctx: Ctx, question: PerformanceFileQuery, pace: Pace): Promise<Sheet> => {
  assertColumns(question)
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
