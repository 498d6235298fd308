import { type OneSystemLog, RECORDS_IN_LOG, type RecordInLog } from '@candela/shared-contract'

type Written = OneSystemLog['record']['action'][number]

/** Everything that an action wrote about one record. */
export type Touched = { key: string; kind: RecordInLog | undefined; id: number | null; rows: Written[] }

export const recordsOf = (action: readonly Written[]): Touched[] => {
  const records = new Map<string, Touched>()
  for (const row of action) {
    const kind = RECORDS_IN_LOG.find(({ types }) => types.some(type => type === row.slo_type))
    const key = `${kind?.path ?? row.slo_table_name} ${row.slo_object_id}`
    const known = records.get(key)
    if (known) known.rows.push(row)
    else records.set(key, { key, kind, id: row.slo_object_id, rows: [row] })
  }
  return [...records.values()]
}

const isBirth = ({ changes }: Written): boolean =>
  changes.some(({ field, before }) => field === 'id' && before === null)

/** The part of it that comes back; nothing where the action made the record. */
export const revertable = ({ kind, rows }: Touched): Written[] => {
  const revert = kind?.revert
  if (!revert || rows.some(row => row.slo_table_name === revert.table && isBirth(row))) return []
  return rows.flatMap(row => {
    if (revert.ties.includes(row.slo_table_name)) return [row]
    if (row.slo_table_name !== revert.table) return []
    const changes = row.changes.filter(({ field }) => revert.fields.includes(field))
    return changes.length > 0 ? [{ ...row, changes }] : []
  })
}
