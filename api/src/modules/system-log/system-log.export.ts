import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  languageOf,
  logWord,
  SYSTEM_LOG_WORDS,
  type SystemLog,
  type SystemLogColumn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { systemLogIdsInOrder, systemLogsOf } from './system-log.list'
import { toSystemLogs } from './system-log.present'

/** The changes of a list as a file. */
export const exportSystemLogs = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.systemLog.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  const words = SYSTEM_LOG_WORDS[language]

  const cellOf = (column: SystemLogColumn, log: SystemLog): CsvCell => {
    switch (column) {
      case 'slo_type':
        return logWord(words.kind, log.slo_type)
      case 'slo_action':
        return logWord(words.action, log.slo_action)
      case 'slo_table_name':
        return logWord(words.table, log.slo_table_name)
      case 'fields':
        return log.fields.map(field => logWord(words.field, field)).join(', ')
      case 'slo_object_id':
        return log.slo_object_id === null ? null : { exact: String(log.slo_object_id) }
      case 'actor':
        return log.actor?.label ?? null
      default:
        return log[column]
    }
  }

  return csvOfList(ctx, {
    words,
    columns,
    ids: await systemLogIdsInOrder(read, reach, query),
    rowsOf: async ids => {
      const rows = await systemLogsOf(read, reach, ids)
      return toSystemLogs(
        ctx,
        read,
        rows.map(row => ({ ...row, follows: false })),
      )
    },
    cellOf,
  })
}
