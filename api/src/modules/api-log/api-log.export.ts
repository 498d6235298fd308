import { API_LOG_WORDS, type ApiLog, type BodyOf, type endpoints } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import { reachOf } from '../reach'
import { runIdsInOrder } from './api-log.list'
import { toRun } from './api-log.present'
import { runsOf } from './api-log.repository'

const moneyOf = (restated: ApiLog['apl_restated']): string | null =>
  restated &&
  Object.entries(restated)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join('; ')

/** The runs of a list as a file. */
export const exportRuns = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.apiLog.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: API_LOG_WORDS,
    columns,
    rows: rowsInParts(
      window => runIdsInOrder(read, reach, query, window),
      async part => (await runsOf(read, reach, part)).map(row => toRun(reach, row)),
    ),
    cells: {
      anw_name: ({ apl_id_website, anw_name }, words) => (apl_id_website === null ? words.anyWebsite : anw_name),
      apl_operation: ({ apl_operation }, words) => words.operation[apl_operation],
      apl_attempt: ({ apl_attempt }) => exactCell(apl_attempt),
      apl_http_status: ({ apl_http_status }, words) =>
        apl_http_status === null ? words.noAnswer : exactCell(apl_http_status),
      apl_result: ({ apl_result }, words) => words.result[apl_result],
      apl_error: ({ apl_error }, words) => apl_error && words.error[apl_error],
      duration: ({ duration }) => exactCell(duration),
      apl_rows_in: row => exactCell(row.apl_rows_in),
      apl_rows_new: row => exactCell(row.apl_rows_new),
      apl_rows_changed: row => exactCell(row.apl_rows_changed),
      apl_rows_unchanged: row => exactCell(row.apl_rows_unchanged),
      apl_restated: ({ apl_restated }) => moneyOf(apl_restated),
    },
  })
}
