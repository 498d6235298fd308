import { PAIRS } from '@candela/shared-contract'
import { partsOf } from '@candela/shared-contract/rights/families'
import type { Database, Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { type Tx, write } from '../../platform/write'
import { pairOf } from './group.policy'

const NAMES = ['Administrators', 'Administrators (restored)']

/** The one group that holds every right. */
export const administratorsGroup = (read: Reader): Promise<Row<'access_groups'> | undefined> =>
  read.selectFrom('access_groups').selectAll().where('gro_is_administrators', '=', true).executeTakeFirst()

const newGroup = async (tx: Tx): Promise<Row<'access_groups'>> => {
  const names = await tx.read.selectFrom('access_groups').select('gro_name').where('deleted_at', 'is', null).execute()
  const taken = new Set(names.map(({ gro_name }) => gro_name.toLowerCase()))
  const gro_name = NAMES.find(name => !taken.has(name.toLowerCase())) ?? `Administrators ${new Date().toISOString()}`
  return tx.insert('access_groups', { gro_name, gro_scope: 'all', gro_is_administrators: true, deleted_at: null })
}

/**
 * Gives the administrators' group what it lacks: rights that this version brought, and what a database lost before the
 * rule was. Answers with what was mended, for whoever starts the product.
 */
export const mendAdministrators = (database: Database): Promise<string | null> =>
  write({ database, actorId: null, ip: null, requestId: null }, 'group.mendAdministrators', async tx => {
    await tx.inTurn('administrators')
    const found = await administratorsGroup(tx.read)
    const group = (found && (await tx.lock('access_groups', found.id))) ?? (await newGroup(tx))
    const whole = await tx.update('access_groups', group, { gro_scope: 'all', deleted_at: null })
    const rows = await tx.read
      .selectFrom('access_group_permissions')
      .select(['grp_controller', 'grp_method'])
      .where('grp_id_group', '=', group.id)
      .execute()
    const held = new Set(rows.map(pairOf))
    const missing = PAIRS.filter(pair => !held.has(pair)).map(partsOf)
    await tx.insertAll(
      'access_group_permissions',
      missing.map(({ controller, method }) => ({
        grp_id_group: group.id,
        grp_controller: controller,
        grp_method: method,
      })),
    )
    if (found && whole === group && missing.length > 0) await tx.touch('access_groups', group.id)
    if (!found) return `made ${group.gro_name}, with every right`
    if (missing.length > 0) return `gave ${group.gro_name} ${missing.length} rights that it lacked`
    return whole === group ? null : `brought back ${group.gro_name}, with everything in reach`
  })
