import { LOG_CONFIGS, type LogConfig, type OneSystemLog } from '@candela/shared-contract'

type Written = OneSystemLog['record']['action'][number]

/** Everything that an action wrote about one record. */
export type Touched = { key: string; kind: LogConfig | undefined; id: number | null; rows: Written[] }

export const recordsOf = (action: readonly Written[]): Touched[] => {
  const records = new Map<string, Touched>()
  for (const row of action) {
    const kind = LOG_CONFIGS.find(({ types }) => types.some(type => type === row.slo_type))
    const key = `${kind?.path ?? row.slo_table_name} ${row.slo_object_id}`
    const known = records.get(key)
    if (known) known.rows.push(row)
    else records.set(key, { key, kind, id: row.slo_object_id, rows: [row] })
  }
  return [...records.values()]
}

/** Which record a row beside the record's own is of: the record itself says it. */
const ownerIn = ({ kind }: Touched, { changes }: Written) =>
  kind && changes.find(({ field }) => field.endsWith(`_id_${kind.path.slice(1)}`))

/** What is new in a row, and whether the row itself came or went. */
export const newsOf = (record: Touched, row: Written): { changes: Written['changes']; rowCameOrWent: boolean } => {
  const owner = ownerIn(record, row)
  return {
    changes: row.changes.filter(change => change !== owner),
    rowCameOrWent: owner !== undefined && owner.before !== owner.after,
  }
}

export const isRemoval = (record: Touched): boolean =>
  record.rows.some(
    row => !ownerIn(record, row) && row.changes.some(({ field, after }) => field === 'deleted_at' && after !== null),
  )

/** Whether everything that was done is done the other way round. */
export const isTurnedBack = (done: readonly Written[], later: readonly Written[]): boolean =>
  done.every(({ slo_table_name, slo_object_id, changes }) => {
    const rows = later.filter(row => row.slo_table_name === slo_table_name && row.slo_object_id === slo_object_id)
    const turned = rows.flatMap(row => row.changes)
    return changes.every(({ field, before, after }) =>
      turned.some(other => other.field === field && other.before === after && other.after === before),
    )
  })

const isBirth = ({ changes }: Written): boolean =>
  changes.some(({ field, before }) => field === 'id' && before === null)

/** The part of it that comes back; nothing where the action made the record or removed it. */
export const revertable = (touched: Touched): Written[] => {
  const { kind, rows } = touched
  const revert = kind?.revert
  if (!revert || isRemoval(touched) || rows.some(row => row.slo_table_name === revert.table && isBirth(row))) return []
  return rows.flatMap(row => {
    if (revert.ties.includes(row.slo_table_name)) return [row]
    if (row.slo_table_name !== revert.table) return []
    const changes = row.changes.filter(({ field }) => revert.fields.includes(field))
    return changes.length > 0 ? [{ ...row, changes }] : []
  })
}
