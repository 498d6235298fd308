import type { GroupCreateBody, GroupPreview, Permission } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { canGroup, losesWayBack, objectionsTo, pairOf, pairsOf, type SeenGroup } from './group.policy'
import { toOneGroup, toPermission } from './group.present'
import { groupInScope, signedInCount } from './group.repository'

type OneGroup = ReturnType<typeof toOneGroup>
type GroupUpdateBody = GroupCreateBody & { updated_at?: string | undefined }

export const groupAccess = defineRecordAccess({
  table: 'access_groups',
  find: groupInScope,
  may: canGroup,
  present: ({ actor }, _read, group) => toOneGroup(actor, group),
})

const authorizeChange = (ctx: Ctx, before: SeenGroup | null, input: GroupCreateBody): void => {
  const fields = objectionsTo(ctx.actor, before, input)
  throwIfAny(fields)
}

const rethrowAsTakenName = rethrowAsTaken('access_groups_name', 'gro_name', 'taken')

const without = (permissions: readonly Permission[], others: readonly Permission[]): Permission[] => {
  const known = pairsOf(others)
  return permissions
    .filter(permission => {
      const pair = pairOf(permission)
      // A right that left the closed list since is nobody's any more and goes with the next change.
      return !pair || !known.has(pair)
    })
    .map(toPermission)
}

/** Answers whether anything changed. */
const replacePermissions = async (
  tx: Tx,
  grp_id_group: number,
  before: readonly Permission[],
  after: readonly Permission[],
): Promise<boolean> => {
  const removed = without(before, after)
  const added = without(after, before)
  for (const permission of removed) await tx.remove('access_group_permissions', { grp_id_group, ...permission })
  for (const permission of added) await tx.insert('access_group_permissions', { grp_id_group, ...permission })
  return removed.length + added.length > 0
}

export const storeGroup = (ctx: Ctx, input: GroupCreateBody): Promise<OneGroup> =>
  write(writeContext(ctx), 'group.store', async tx => {
    authorizeChange(ctx, null, input)
    const { gro_name, gro_scope, permissions } = input
    const group = await tx.insert('access_groups', { gro_name, gro_scope, deleted_at: null })
    await replacePermissions(tx, group.id, [], permissions)
    return groupAccess.answer(ctx, tx.read, group.id)
  }).catch(rethrowAsTakenName)

/** People before their group, as whoever gives it holds them: with another scope the database looks at each of them. */
const holdPeople = async (tx: Tx, id: number, { gro_scope }: GroupCreateBody): Promise<void> => {
  const people = await tx.read
    .selectFrom('users as u')
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('g.id', '=', id)
    .where('g.gro_scope', '<>', gro_scope)
    .select('u.id')
    .execute()
  await tx.lockAll(
    'users',
    people.map(person => person.id),
  )
}

export const updateGroup = (ctx: Ctx, id: number, { updated_at, ...input }: GroupUpdateBody): Promise<OneGroup> =>
  write(writeContext(ctx), 'group.update', async tx => {
    await holdPeople(tx, id, input)
    const { row, record: before } = await groupAccess.lock(ctx, tx, id, 'update', updated_at)
    authorizeChange(ctx, before, input)
    const { gro_name, gro_scope, permissions } = input
    const after = await tx.update('access_groups', row, { gro_name, gro_scope })
    const hasOtherRights = await replacePermissions(tx, id, before.permissions, permissions)
    if (hasOtherRights && after === row) await tx.touch('access_groups', id)
    return groupAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenName)

export const destroyGroup = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'group.destroy', async tx => {
    const row = await tx.lock('access_groups', id)
    const group = await groupAccess.findOrThrow(ctx, tx.read, id)
    if (!row) throw notFound()
    if (group.users_count > 0) throw new AppError('inUse', { count: group.users_count })
    if (!canGroup(ctx.actor, 'destroy', group)) throw new AppError('forbidden')
    await tx.update('access_groups', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreGroupIn = async (ctx: Ctx, tx: Tx, row: Row<'access_groups'>): Promise<OneGroup> => {
  await tx.update('access_groups', row, { deleted_at: null }).catch(rethrowAsTakenName)
  return groupAccess.answer(ctx, tx.read, row.id)
}

/** What saving these rights would change. Nothing is stored and nothing is refused: the screen shows it before. */
export const previewGroup = async (ctx: Ctx, id: number, permissions: Permission[]): Promise<GroupPreview> => {
  const { read } = ctx.app.database
  const group = await groupAccess.findOrThrow(ctx, read, id)
  const { permissions: before } = group
  return {
    users_count: group.users_count,
    signed_in_count: await signedInCount(read, id),
    added: without(permissions, before),
    removed: without(before, permissions),
    last_right: id === ctx.actor.groupId && losesWayBack(pairsOf(before), pairsOf(permissions)),
  }
}
