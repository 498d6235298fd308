import { fieldsSaid, type OneSystemLog, rowEventOf, type SystemLog } from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import { isOnlyIdentifying } from '../../platform/audit'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row, TableName } from '../../platform/db/schema'
import { asText } from '../../platform/history'
import { actorOf, type NameOf, namesFor, type Reference, referenceOf, referenceOfField } from '../../platform/names'
import { hiddenFrom, kindOf } from './system-log.objects'

export type LogRow = Row<'system_logs'>

/** With what it says of the rows beside it in a list. */
export type ListedLog = LogRow & { follows: boolean; count: number }

const objectOf = ({ slo_type, slo_object_id }: LogRow): Reference | null => referenceOf(kindOf(slo_type), slo_object_id)

/** What the reader is shown of a row. */
const fieldsOf = ({ actor }: Ctx, { slo_diffs }: LogRow): string[] => {
  const { fields } = hiddenFrom(actor)
  return Object.keys(slo_diffs).filter(field => !fields.includes(field))
}

const sidesOf = ({ slo_diffs }: LogRow, field: string) => slo_diffs[field] ?? ([null, null] as const)

/** Of these, the ones that changed: others only say which of a record's rows it is. */
const changedIn = ({ app }: Ctx, row: LogRow, fields: readonly string[]): string[] =>
  fields.filter(
    field =>
      !isOnlyIdentifying(app.database.audit, row.slo_table_name as TableName, field, [...sidesOf(row, field)] as const),
  )

/** What the sentence about a row is made of: nothing that the reader is not shown is among it. */
const saidIn = (ctx: Ctx, row: LogRow) => {
  const { slo_action, slo_table_name, slo_diffs } = row
  const shown = fieldsOf(ctx, row)
  const fields = changedIn(ctx, row, shown)
  const rowEvent = rowEventOf(slo_table_name, slo_diffs)
  const said = fieldsSaid(slo_action, slo_table_name, rowEvent, fields).filter(field => shown.includes(field))
  return { fields, rowEvent, said }
}

/** Addresses stand among the values as well. */
const ADDRESSES: readonly string[] = ['ses_ip']

const toChange = (ctx: Ctx, row: LogRow, field: string, nameOf: NameOf) => {
  const show = (side: unknown): string | null => {
    const text = nameOf(referenceOfField(ctx.app.database.audit, row.slo_table_name, field, side)) ?? asText(side)
    return ADDRESSES.includes(field) ? ipSeenBy(ctx.actor)(text) : text
  }
  const [before, after] = sidesOf(row, field)
  return { field, before: show(before), after: show(after) }
}

const toSystemLog = (ctx: Ctx, row: ListedLog, nameOf: NameOf): SystemLog => {
  const { fields, rowEvent, said } = saidIn(ctx, row)
  return {
    id: row.id,
    slo_type: row.slo_type,
    slo_action: row.slo_action,
    slo_table_name: row.slo_table_name,
    slo_object_id: row.slo_object_id,
    object: nameOf(objectOf(row)),
    actor: actorOf(row, nameOf),
    slo_ip: ipSeenBy(ctx.actor)(row.slo_ip),
    slo_transaction_hash: row.slo_transaction_hash,
    fields,
    rowEvent,
    changes: said.map(field => shortened(toChange(ctx, row, field, nameOf))),
    count: row.count,
    follows: row.follows,
    created_at: row.created_at,
  }
}

/** A sentence says no more of a text; the whole of it is in the entry itself. */
const MOST_OF_TEXT = 200
const cut = (text: string | null) => text?.slice(0, MOST_OF_TEXT) ?? null
const shortened = ({ field, before, after }: SystemLog['changes'][number]) => ({
  field,
  before: cut(before),
  after: cut(after),
})

const peopleAndObjects = (rows: readonly LogRow[]): (Reference | null)[] =>
  rows.flatMap(row => [objectOf(row), referenceOf('user', row.slo_blame_user_id)])

const mentionedIn = ({ app }: Ctx, row: LogRow, fields: readonly string[]): (Reference | null)[] =>
  fields.flatMap(field =>
    sidesOf(row, field).map(side => referenceOfField(app.database.audit, row.slo_table_name, field, side)),
  )

/** Names are asked for all rows at once, a question for each kind of record. */
export const toSystemLogs = async (ctx: Ctx, read: Reader, rows: readonly ListedLog[]): Promise<SystemLog[]> => {
  const mentioned = rows.flatMap(row => mentionedIn(ctx, row, saidIn(ctx, row).said))
  const nameOf = await namesFor(ctx, read, [...peopleAndObjects(rows), ...mentioned])
  return rows.map(row => toSystemLog(ctx, row, nameOf))
}

/** A row of the trail with everything that its action wrote. */
export const toOneSystemLog = async (
  ctx: Ctx,
  read: Reader,
  row: LogRow,
  { action, more }: { action: readonly LogRow[]; more: number },
): Promise<OneSystemLog> => {
  const mentioned = action.flatMap(written => mentionedIn(ctx, written, Object.keys(written.slo_diffs)))
  const nameOf = await namesFor(ctx, read, [...peopleAndObjects([row, ...action]), ...mentioned])
  return {
    record: {
      ...toSystemLog(ctx, { ...row, follows: false, count: 1 }, nameOf),
      action: action.map(written => ({
        id: written.id,
        slo_type: written.slo_type,
        slo_table_name: written.slo_table_name,
        slo_object_id: written.slo_object_id,
        object: nameOf(objectOf(written)),
        changes: fieldsOf(ctx, written).map(field => toChange(ctx, written, field, nameOf)),
      })),
      more,
    },
  }
}
