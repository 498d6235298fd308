import {
  hasNumbers,
  LOW_FILL,
  MOST_PIVOT_COLUMNS,
  type PerformanceAnswer,
  type ReportLine,
} from '@candela/shared-contract'
import { wrongField } from '../../platform/http/app-error'
import type { ReportRequester } from '../report/report.context'
import { labelled } from '../report/report.labels'
import { type Line, presentSums, toLines, totalLineOf } from '../report/report.lines'
import { inOrder } from '../report/report.order'
import { linePresenter, metaOf } from '../report/report.service'
import type { SumGroup } from '../report/report.sums'
import { type Answered, dimensionsOf, type Question } from './explorer.question'

type Columns = PerformanceAnswer['columns']
type Row = PerformanceAnswer['rows'][number]

const hasLowFill = ({ allDays: { sums } }: Line): boolean => {
  const requests = sums.initialAdRequests + sums.refreshAdRequests
  const impressions = sums.initialImpressions + sums.refreshImpressions
  return requests > LOW_FILL.requests && impressions * 100 < LOW_FILL.percent * requests
}

const textOf = (key: SumGroup['key']): string => JSON.stringify(key)

/** The same sums, told apart by some of what they were told apart by. */
const narrowedTo = (groups: readonly SumGroup[], from: number, to?: number): SumGroup[] =>
  groups.map(group => ({ ...group, key: group.key.slice(from, to), names: group.names.slice(from, to) }))

/** Of each row and column what there is, by their keys. */
const cellsOf = (lines: readonly Line[], rowLength: number): Map<string, Map<string, Line>> => {
  const cells = new Map<string, Map<string, Line>>()
  for (const line of lines) {
    const row = textOf(line.key.slice(0, rowLength))
    const ofRow = cells.get(row) ?? new Map<string, Line>()
    cells.set(row, ofRow.set(textOf(line.key.slice(rowLength)), line))
  }
  return cells
}

export type Explored = {
  rowCount: number
  columns: Columns
  /** Rows in their order, from one on and no more than so many. */
  rowsFrom: (start: number, count: number) => Row[]
  totals: ReportLine
  meta: Omit<PerformanceAnswer['meta'], 'total' | 'page' | 'perPage'>
}

/** Sums as rows and columns. Only what is shown of them is worked out. */
export const explore = (requester: ReportRequester, { context, groups }: Answered, question: Question): Explored => {
  const { rows: dimensions, pivot, metrics, sort, hidesEmpty = false, only } = question
  const { comparedPeriods } = context
  const present = linePresenter(context, metrics)
  const ordered = (of: readonly SumGroup[], by: typeof dimensions, order?: Question['sort']) => {
    const lines = toLines(of, by, comparedPeriods)
    const isShown = (line: Line): boolean => !hidesEmpty || hasNumbers(presentSums(metrics, line.allDays))
    const shown = lines.filter(isShown)
    const named = shown.map(line => ({ line, key: labelled(by, line.key, line.names) }))
    return inOrder(named, by, metrics, order)
  }
  const all = dimensionsOf(question)
  const found = ordered(pivot ? narrowedTo(groups, 0, dimensions.length) : groups, dimensions, sort)
  const rows = only === 'lowFill' ? found.filter(({ line }) => hasLowFill(line)) : found
  const columns = pivot ? ordered(narrowedTo(groups, dimensions.length), [pivot]) : []
  if (columns.length > MOST_PIVOT_COLUMNS) throw wrongField('pivot', 'tooMuch')
  const cells = pivot ? cellsOf(toLines(groups, all, comparedPeriods), dimensions.length) : undefined
  const columnKeys = columns.map(({ line }) => textOf(line.key))
  const cellsIn = (line: Line): Row['cells'] => {
    const ofRow = cells?.get(textOf(line.key))
    return columnKeys.map(column => {
      const cell = ofRow?.get(column)
      return cell ? present(cell, all) : null
    })
  }
  return {
    rowCount: rows.length,
    columns: pivot ? columns.map(({ line, key }) => ({ key, ...present(line, [pivot]) })) : [],
    rowsFrom: (start, count) =>
      rows.slice(start, start + count).map(({ line, key }) => ({
        key,
        ...present(line, dimensions),
        ...(pivot && { cells: cellsIn(line) }),
      })),
    totals: present(totalLineOf(groups, comparedPeriods)),
    meta: metaOf(requester, context, groups, 0),
  }
}
