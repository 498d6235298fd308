import { type BodyOf, type endpoints, logSpeech, SYSTEM_LOG_WORDS } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import { countsOf, systemLogIdsInOrder, systemLogsOf } from './system-log.list'
import { toSystemLogs } from './system-log.present'

/** The changes of a list as a file. */
export const exportSystemLogs = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.systemLog.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  // Files name instants of the world's clock.
  const { kind, action, table, field, sentence } = logSpeech(ctx.locale, 'UTC')
  return sheetOfList(ctx, {
    words: SYSTEM_LOG_WORDS,
    columns,
    rows: rowsInParts(
      window => systemLogIdsInOrder(read, ctx.actor, query, window),
      async part => {
        const rows = await systemLogsOf(read, ctx.actor, part)
        const counts = await countsOf(read, ctx.actor, query, rows)
        return toSystemLogs(
          ctx,
          read,
          rows.map(row => ({ ...row, follows: false, count: counts(row) })),
        )
      },
    ),
    cells: {
      changes: row => sentence(row),
      slo_type: ({ slo_type }) => kind(slo_type),
      slo_action: ({ slo_action }) => action(slo_action),
      slo_table_name: ({ slo_table_name }) => table(slo_table_name),
      fields: ({ fields }) => fields.map(field).join(', '),
      slo_object_id: ({ slo_object_id }) => exactCell(slo_object_id),
      actor: ({ actor }) => actor?.label ?? null,
      // A name can be borrowed.
      slo_blame_user_id: ({ actor }) => exactCell(actor?.id ?? null),
    },
  })
}
