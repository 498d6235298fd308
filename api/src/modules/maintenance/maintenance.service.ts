import {
  type Affected,
  type BodyOf,
  type endpoints,
  endsAfterStart,
  type MaintenanceCreateBody,
  type MaintenanceUpdateBody,
  type OneMaintenance,
  type QueryOf,
} from '@candela/shared-contract'
import { auditRowsOf } from '../../platform/bulk-undo'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import { defineRecordAccess } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { maintenanceLine, maintenanceLines, targetOf } from './maintenance.lines'
import { canMaintenance, objectionToTarget } from './maintenance.policy'
import { toOneMaintenance } from './maintenance.present'

export const maintenanceAccess = defineRecordAccess({
  table: 'maintenance',
  find: maintenanceLine,
  may: canMaintenance,
  present: ({ actor }, _read, line) => toOneMaintenance(actor, line),
})

/** Nobody writes nothing: an empty message is none. */
const messageOf = (text: string | null): string | null => text || null

type Target = { usm_id_user: number | null; usm_id_group: number | null }

/** What speaks against keeping them out, by the rights and the group that the caller has at this request. */
const objectionTo = async (ctx: Ctx, read: Reader, { usm_id_user: user, usm_id_group: group }: Target) => {
  const isOwn = user === ctx.actor.id || (group !== null && group === ctx.actor.groupId)
  return objectionToTarget(await targetOf(read, ctx.actor, { user, group }), isOwn)
}

export const storeMaintenance = (ctx: Ctx, body: MaintenanceCreateBody): Promise<OneMaintenance> =>
  write(writeContext(ctx), 'userMaintenance.store', async tx => {
    const code = await objectionTo(ctx, tx.read, body)
    if (code) throw wrongField(body.usm_id_user === null ? 'usm_id_group' : 'usm_id_user', code)
    const { id } = await tx.insert('maintenance', {
      ...body,
      usm_message: messageOf(body.usm_message),
      deleted_at: null,
    })
    return maintenanceAccess.answer(ctx, tx.read, id)
  })

export const updateMaintenance = (
  ctx: Ctx,
  id: number,
  { updated_at, usm_message, ...times }: MaintenanceUpdateBody,
): Promise<OneMaintenance> =>
  write(writeContext(ctx), 'userMaintenance.update', async tx => {
    const { row } = await maintenanceAccess.lock(ctx, tx, id, 'update', updated_at)
    if (await objectionTo(ctx, tx.read, row)) throw new AppError('forbidden')
    if (!endsAfterStart({ ...row, ...times })) throw wrongField('usm_until', 'endTooEarly')
    await tx.update('maintenance', row, {
      ...times,
      ...(usm_message !== undefined && { usm_message: messageOf(usm_message) }),
    })
    return maintenanceAccess.answer(ctx, tx.read, id)
  })

export const destroyMaintenance = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'userMaintenance.destroy', async tx => {
    const { row } = await maintenanceAccess.lock(ctx, tx, id, 'destroy')
    await tx.update('maintenance', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreMaintenanceIn = async (ctx: Ctx, tx: Tx, row: Row<'maintenance'>): Promise<OneMaintenance> => {
  if (await objectionTo(ctx, tx.read, row)) throw new AppError('forbidden')
  await tx.update('maintenance', row, { deleted_at: null })
  return maintenanceAccess.answer(ctx, tx.read, row.id)
}

/** Everybody out of maintenance whom the caller reaches; whom it is for above them stays. */
export const removeAllMaintenance = (ctx: Ctx): Promise<{ transaction: string; done: number }> =>
  write(writeContext(ctx), 'userMaintenance.removeAll', async tx => {
    const lines = await maintenanceLines(tx.read, ctx.actor).select('m.id').where('m.above', '=', false).execute()
    const held = await tx.lockAll(
      'maintenance',
      lines.map(({ id }) => id),
    )
    // Somebody else may have removed one while this waited.
    const rows = held.filter(({ deleted_at }) => deleted_at === null)
    await tx.updateAll('maintenance', rows, { deleted_at: new Date().toISOString() })
    return { transaction: tx.transaction, done: rows.length }
  })

/** Only what the caller took away and may still put there, and nobody brought back or removed once more since. */
export const undoRemoveAll = (
  ctx: Ctx,
  { transaction }: BodyOf<typeof endpoints.userMaintenance.undoRemoveAll>,
): Promise<{ done: number }> =>
  write(writeContext(ctx), 'userMaintenance.undoRemoveAll', async tx => {
    const own = { transaction, actorId: ctx.actor.id, action: 'userMaintenance.removeAll' }
    const written = await auditRowsOf(tx.read, own)
    const removedAt = new Map(
      written.map(({ slo_object_id, slo_diffs }) => [slo_object_id, slo_diffs.deleted_at?.[1] ?? null]),
    )
    const held = await tx.lockAll(
      'maintenance',
      written.flatMap(({ slo_object_id }) => slo_object_id ?? []),
    )
    const same = held.filter(({ id, deleted_at }) => deleted_at !== null && removedAt.get(id) === deleted_at)
    const rows: typeof same = []
    for (const row of same) if (!(await objectionTo(ctx, tx.read, row))) rows.push(row)
    await tx.updateAll('maintenance', rows, { deleted_at: null })
    return { done: rows.length }
  })

/** Whom it would keep out, before it is saved. */
export const affectedBy = async (
  { app, actor }: Ctx,
  { user, group }: QueryOf<typeof endpoints.userMaintenance.affected>,
): Promise<Affected> => {
  if ((user === undefined) === (group === undefined)) throw wrongField('user', 'userOrGroup')
  const asked = { user: user ? Number(user) : null, group: group ? Number(group) : null }
  const target = await targetOf(app.database.read, actor, asked)
  if (!target) throw notFound()
  return { people_count: target.people_count, stays_reachable: target.stays_reachable }
}
