import type { OneTechnology, TechnologyCreateBody, TechnologyUpdateBody } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { canTechnology, objectionToRemoval, type TechnologyAction } from './technology.policy'
import { toOneTechnology } from './technology.present'
import { technologyOf, usesOf } from './technology.repository'

export const technologyAccess = defineRecordAccess({
  table: 'ad_network_categories',
  find: (read, actor, id) => technologyOf(read, reachOf(actor), id),
  may: (actor, action: TechnologyAction) => canTechnology(actor, action),
  present: ({ actor }, _read, technology) => toOneTechnology(actor, technology),
})

export const rethrowAsTakenName = rethrowAsTaken('ad_network_categories_name', 'anc_name', 'taken')

export const storeTechnology = (ctx: Ctx, body: TechnologyCreateBody): Promise<OneTechnology> =>
  write(writeContext(ctx), 'adNetworkCategory.store', async tx => {
    const { id } = await tx.insert('ad_network_categories', { ...body, deleted_at: null })
    return technologyAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenName)

type Patch = Partial<Row<'ad_network_categories'>>

/** Changes a technology that is held, with the rules of any change. */
export const changeTechnologyIn = async (ctx: Ctx, tx: Tx, row: Row<'ad_network_categories'>, patch: Patch) => {
  await tx.update('ad_network_categories', row, patch).catch(rethrowAsTakenName)
  return technologyAccess.answer(ctx, tx.read, row.id)
}

export const updateTechnology = (
  ctx: Ctx,
  id: number,
  { updated_at, ...facts }: TechnologyUpdateBody,
): Promise<OneTechnology> =>
  write(writeContext(ctx), 'adNetworkCategory.update', async tx => {
    const { row } = await technologyAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeTechnologyIn(ctx, tx, row, facts)
  })

export const destroyTechnology = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'adNetworkCategory.destroy', async tx => {
    const { row } = await technologyAccess.lock(ctx, tx, id, 'destroy')
    const [use] = await usesOf(tx.read, [id])
    const objection = use && objectionToRemoval(use)
    if (objection) throw new AppError('technologyInUse', { count: objection.count })
    await tx.update('ad_network_categories', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreTechnologyIn = (ctx: Ctx, tx: Tx, row: Row<'ad_network_categories'>): Promise<OneTechnology> =>
  changeTechnologyIn(ctx, tx, row, { deleted_at: null })
