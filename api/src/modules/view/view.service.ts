import { MAX_VIEWS, type View, type ViewCreateBody, type ViewUpdateBody } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { AppError, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { mayChange, objectionsTo, type Shared } from './view.policy'
import { groupOf, toView } from './view.present'
import { defaultIdOf, type FoundView, foundView, groupToShareWith, isPinned, ownViewsCount } from './view.repository'

const viewAccess = defineRecordAccess({
  table: 'saved_views',
  find: foundView,
  may: (actor, _action: 'change', view) => mayChange(actor, { ...view, group: groupOf(view) }),
  present: ({ actor }, _read, view) => toView(actor, view),
})

/** A private one is shared with nobody. */
const sharingOf = ({ viw_sharing, viw_id_group }: Shared): Shared => ({
  viw_sharing,
  viw_id_group: viw_sharing === 'private' ? null : viw_id_group,
})

const authorizeSharing = async ({ actor }: Ctx, tx: Tx, before: FoundView | null, after: Shared): Promise<void> => {
  const group = await groupToShareWith(tx.read, actor, after.viw_id_group)
  const known = before && { ...before, group: groupOf(before) }
  const fields = objectionsTo(actor, known, after, group)
  throwIfAny(fields)
}

/** One at a time decides what groups see first: the former one steps back before the new one takes its place. */
const inTurnOfDefaults = (tx: Tx): Promise<void> => tx.inTurn('what groups see first')

const stepBack = async (tx: Tx, viw_list: string, after: Shared, except: number | null): Promise<void> => {
  const { viw_sharing, viw_id_group } = after
  if (viw_sharing !== 'default' || viw_id_group === null) return
  const former = await defaultIdOf(tx.read, { viw_id_group, viw_list }, except)
  const row = former === undefined ? undefined : await tx.lock('saved_views', former)
  if (row) await tx.update('saved_views', row, { viw_sharing: 'group' })
}

const setPin = async (tx: Tx, vip_id_view: number, vip_id_user: number, pinned: boolean): Promise<void> => {
  if (pinned === (await isPinned(tx.read, vip_id_view, vip_id_user))) return
  if (pinned) await tx.insert('saved_view_pins', { vip_id_view, vip_id_user })
  else await tx.remove('saved_view_pins', { vip_id_view, vip_id_user })
}

export const storeView = (ctx: Ctx, { pinned, ...input }: ViewCreateBody): Promise<View> =>
  write(writeContext(ctx), 'view.store', async tx => {
    const { id: viw_id_user } = ctx.actor
    const sharing = sharingOf(input)
    if (sharing.viw_sharing === 'default') await inTurnOfDefaults(tx)
    await tx.inTurn(`views of ${viw_id_user}`)
    await authorizeSharing(ctx, tx, null, sharing)
    if ((await ownViewsCount(tx.read, viw_id_user)) >= MAX_VIEWS)
      throw new AppError('invalid', { fields: [{ code: 'tooMany' }] })
    await stepBack(tx, input.viw_list, sharing, null)
    const viw_look = input.viw_look && JSON.stringify(input.viw_look)
    const { id } = await tx.insert('saved_views', { ...input, ...sharing, viw_look, viw_id_user })
    if (pinned) await setPin(tx, id, viw_id_user, true)
    return viewAccess.answer(ctx, tx.read, id)
  })

/** The database keeps the keys of a look in an order of its own. */
const isSameLook = (a: View['viw_look'], b: View['viw_look']): boolean => {
  const said = (look: View['viw_look']) => look && JSON.stringify([look.order, look.hidden, look.density])
  return said(a) === said(b)
}

export const updateView = (ctx: Ctx, id: number, { updated_at, viw_look, ...input }: ViewUpdateBody): Promise<View> =>
  write(writeContext(ctx), 'view.update', async tx => {
    if (input.viw_sharing !== undefined || input.viw_id_group !== undefined) await inTurnOfDefaults(tx)
    const { row, record: before } = await viewAccess.lock(ctx, tx, id, 'change', updated_at)
    const sharing = sharingOf({
      viw_sharing: input.viw_sharing ?? before.viw_sharing,
      viw_id_group: input.viw_id_group === undefined ? before.viw_id_group : input.viw_id_group,
    })
    await authorizeSharing(ctx, tx, before, sharing)
    await stepBack(tx, before.viw_list, sharing, id)
    const hasNewLook = viw_look !== undefined && !isSameLook(viw_look, row.viw_look)
    const patch = { ...input, ...sharing, ...(hasNewLook && { viw_look: viw_look && JSON.stringify(viw_look) }) }
    const after = await tx.update('saved_views', row, patch)
    const now = await foundView(tx.read, ctx.actor, id)
    // What a group no longer sees first is found by its owner and by that group.
    return toView(ctx.actor, now ?? { ...before, ...after })
  })

export const destroyView = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'view.destroy', async tx => {
    const { row } = await viewAccess.lock(ctx, tx, id, 'change')
    await tx.remove('saved_views', row)
  })

export const pinView = (ctx: Ctx, id: number, pinned: boolean): Promise<View> =>
  write(writeContext(ctx), 'view.pin', async tx => {
    // Held, so that two presses at the same moment make one pin.
    await tx.lock('saved_views', id)
    await viewAccess.findOrThrow(ctx, tx.read, id)
    await setPin(tx, id, ctx.actor.id, pinned)
    return viewAccess.answer(ctx, tx.read, id)
  })
