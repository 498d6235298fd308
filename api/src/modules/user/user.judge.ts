import type { RefusalCode, Verdict } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import type { Tx } from '../../platform/write'
import { administratorsOf, isLastAdministrator, losesAccess } from './user.objections'

/** What is changed of many at once. */
export type BulkPatch = Partial<Pick<Row<'users'>, 'usr_status' | 'usr_id_group' | 'deleted_at'>>

export const endsSessions = ({ usr_status, deleted_at }: BulkPatch): boolean =>
  Boolean(deleted_at) || (usr_status !== undefined && usr_status !== 'Ativo')

/** One after the other, as single changes would be judged: of two administrators the second is the last one. */
export const judged = async (
  ctx: Ctx,
  tx: Tx,
  rows: readonly { row: Row<'users'>; patch: BulkPatch | null }[],
): Promise<Verdict<Row<'users'>>[]> => {
  const administrators = await administratorsOf(tx)
  const against = (row: Row<'users'>, patch: BulkPatch | null): RefusalCode | null => {
    if (!patch) return 'stale'
    if (row.id === ctx.actor.id) return 'ownRecord'
    if (isLastAdministrator(administrators, row.id, patch)) return 'lastAdministrator'
    if (losesAccess(patch, administrators.groups)) administrators.people.delete(row.id)
    return null
  }
  return rows.map(({ row, patch }) => ({ row, label: row.usr_name, refused: against(row, patch) }))
}
