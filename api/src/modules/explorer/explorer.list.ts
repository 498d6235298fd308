import type { PerformanceAnswer, PerformanceQuery } from '@candela/shared-contract'
import type { ReportRequester } from '../report/report.context'
import { answerQuestion } from './explorer.question'
import { explore } from './explorer.rows'

const USUAL_ROWS = 100

/** A page of the rows; columns and totals are about all of them. */
export const listPerformance = async (
  requester: ReportRequester,
  { page = 1, perPage = USUAL_ROWS, ...question }: PerformanceQuery,
): Promise<PerformanceAnswer> => {
  const explored = explore(requester, await answerQuestion(requester, question), question)
  const { rowCount: total, columns, totals, meta } = explored
  const start = (page - 1) * perPage
  const rows = explored.rowsFrom(start, perPage)
  const more = Math.max(0, total - start - rows.length)
  return { rows, columns, totals, meta: { ...meta, more, total, page, perPage } }
}
