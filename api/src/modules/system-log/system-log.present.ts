import type { OneSystemLog, SystemLog } from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { asText } from '../../platform/history'
import { actorOf, type NameOf, namesFor, type Reference, referenceOf, referenceOfField } from '../../platform/names'
import { hiddenFrom, kindOf } from './system-log.objects'

export type LogRow = Row<'system_logs'>

const objectOf = ({ slo_type, slo_object_id }: LogRow): Reference | null => referenceOf(kindOf(slo_type), slo_object_id)

const fieldsOf = ({ actor }: Ctx, { slo_diffs }: LogRow): string[] => {
  const { fields } = hiddenFrom(actor)
  return Object.keys(slo_diffs).filter(field => !fields.includes(field))
}

const toSystemLog = (ctx: Ctx, row: LogRow & { follows: boolean }, nameOf: NameOf): SystemLog => ({
  id: row.id,
  slo_type: row.slo_type,
  slo_action: row.slo_action,
  slo_table_name: row.slo_table_name,
  slo_object_id: row.slo_object_id,
  object: nameOf(objectOf(row)),
  actor: actorOf(row, nameOf),
  slo_ip: ipSeenBy(ctx.actor)(row.slo_ip),
  slo_transaction_hash: row.slo_transaction_hash,
  fields: fieldsOf(ctx, row),
  follows: row.follows,
  created_at: row.created_at,
})

const peopleAndObjects = (rows: readonly LogRow[]): (Reference | null)[] =>
  rows.flatMap(row => [objectOf(row), referenceOf('user', row.slo_blame_user_id)])

export const toSystemLogs = async (
  ctx: Ctx,
  read: Reader,
  rows: readonly (LogRow & { follows: boolean })[],
): Promise<SystemLog[]> => {
  const nameOf = await namesFor(ctx, read, peopleAndObjects(rows))
  return rows.map(row => toSystemLog(ctx, row, nameOf))
}

/** Addresses stand among the values as well. */
const ADDRESSES: readonly string[] = ['ses_ip']

/** A row of the trail with everything that its action wrote. */
export const toOneSystemLog = async (
  ctx: Ctx,
  read: Reader,
  row: LogRow,
  { action, more }: { action: readonly LogRow[]; more: number },
): Promise<OneSystemLog> => {
  const { audit } = ctx.app.database
  const mentioned = action.flatMap(({ slo_table_name, slo_diffs }) =>
    Object.entries(slo_diffs).flatMap(([field, sides]) =>
      sides.map(side => referenceOfField(audit, slo_table_name, field, side)),
    ),
  )
  const nameOf = await namesFor(ctx, read, [...peopleAndObjects([row, ...action]), ...mentioned])
  const shown = (table: string, field: string, value: unknown): string | null => {
    const text = nameOf(referenceOfField(audit, table, field, value)) ?? asText(value)
    return ADDRESSES.includes(field) ? ipSeenBy(ctx.actor)(text) : text
  }
  return {
    record: {
      ...toSystemLog(ctx, { ...row, follows: false }, nameOf),
      action: action.map(written => ({
        id: written.id,
        slo_type: written.slo_type,
        slo_table_name: written.slo_table_name,
        slo_object_id: written.slo_object_id,
        object: nameOf(objectOf(written)),
        changes: fieldsOf(ctx, written).map(field => {
          const [before, after] = written.slo_diffs[field] ?? [null, null]
          const show = (side: unknown) => shown(written.slo_table_name, field, side)
          return { field, before: show(before), after: show(after) }
        }),
      })),
      more,
    },
  }
}
