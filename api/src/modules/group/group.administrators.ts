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

/** A name that no living group has. */
const freeName = async (tx: Tx, wanted: readonly string[]): Promise<string> => {
  const names = await tx.read.selectFrom('access_groups').select('gro_name').where('deleted_at', 'is', null).execute()
  const taken = new Set(names.map(({ gro_name }) => gro_name.toLowerCase()))
  return wanted.find(name => !taken.has(name.toLowerCase())) ?? `Administrators ${new Date().toISOString()}`
}

const newGroup = async (tx: Tx): Promise<Row<'access_groups'>> => {
  const gro_name = await freeName(tx, NAMES)
  return tx.insert('access_groups', { gro_name, gro_scope: 'all', gro_is_administrators: true, deleted_at: null })
}

/** Back as it has to be; under another name where its own was given away meanwhile. */
const madeWhole = async (tx: Tx, group: Row<'access_groups'>): Promise<Row<'access_groups'>> => {
  const gro_name = group.deleted_at ? await freeName(tx, [group.gro_name, ...NAMES]) : group.gro_name
  return tx.update('access_groups', group, { gro_name, gro_scope: 'all', deleted_at: null })
}

/**
 * Gives the administrators' group what it lacks: rights that this version brought, and what a database lost before the
 * rule was. Answers with what was mended, for whoever starts the product.
 */
export const mendAdministrators = (database: Database): Promise<string | null> =>
  write({ database, actorId: null, ip: null, requestId: null }, 'group.mendAdministrators', async tx => {
    // The group before the turn, as whoever gives people this group holds them.
    const known = await administratorsGroup(tx.read)
    if (known) await tx.lock('access_groups', known.id)
    await tx.inTurn('administrators')
    const found = await administratorsGroup(tx.read)
    const group = (found && (await tx.lock('access_groups', found.id))) ?? (await newGroup(tx))
    const whole = await madeWhole(tx, group)
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
