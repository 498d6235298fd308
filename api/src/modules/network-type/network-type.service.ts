import {
  isSameFields,
  type NetworkTypeCreateBody,
  type NetworkTypeUpdateBody,
  type OneNetworkType,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { inTurnOfAccess } from '../ad-network/ad-network.service'
import { sealNewSecrets } from '../ad-network/ad-network.store-access'
import { reachOf } from '../reach'
import { canNetworkType, type NetworkTypeAction, objectionToRemoval, problemsOfZone } from './network-type.policy'
import { toOneNetworkType } from './network-type.present'
import { networkTypeOf, usesOf } from './network-type.repository'

export const networkTypeAccess = defineRecordAccess({
  table: 'ad_network_types',
  find: (read, actor, id) => networkTypeOf(read, reachOf(actor), id),
  may: (actor, action: NetworkTypeAction) => canNetworkType(actor, action),
  present: ({ actor }, _read, type) => toOneNetworkType(actor, type),
})

export const rethrowAsTakenName = rethrowAsTaken('ad_network_types_name', 'ant_name', 'taken')

type Type = Row<'ad_network_types'>

export const storeNetworkType = (
  ctx: Ctx,
  { ant_fields, ant_ads_txt_lines, ...facts }: NetworkTypeCreateBody,
): Promise<OneNetworkType> =>
  write(writeContext(ctx), 'adNetworkType.store', async tx => {
    throwIfAny(problemsOfZone(facts.ant_time_zone))
    const { id } = await tx.insert('ad_network_types', {
      ...facts,
      ant_fields: JSON.stringify(ant_fields),
      ant_ads_txt_lines: JSON.stringify(ant_ads_txt_lines),
      deleted_at: null,
    })
    return networkTypeAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenName)

/** Changes a type that is held, with the rules of any change. Lists go as text, and only where they differ. */
export const changeNetworkTypeIn = async (
  ctx: Ctx,
  tx: Tx,
  row: Type,
  { ant_fields, ant_ads_txt_lines, ...facts }: Partial<Type>,
) => {
  throwIfAny(problemsOfZone(facts.ant_time_zone))
  const patch = {
    ...facts,
    ...(ant_fields && !isSameFields(ant_fields, row.ant_fields) && { ant_fields: JSON.stringify(ant_fields) }),
    ...(ant_ads_txt_lines &&
      ant_ads_txt_lines.join('\n') !== row.ant_ads_txt_lines.join('\n') && {
        ant_ads_txt_lines: JSON.stringify(ant_ads_txt_lines),
      }),
  }
  const after = await tx.update('ad_network_types', row, patch).catch(rethrowAsTakenName)
  if (patch.ant_fields) await sealNewSecrets(ctx, tx, after)
  return networkTypeAccess.answer(ctx, tx.read, row.id)
}

export const updateNetworkType = (
  ctx: Ctx,
  id: number,
  { updated_at, ...facts }: NetworkTypeUpdateBody,
): Promise<OneNetworkType> =>
  write(writeContext(ctx), 'adNetworkType.update', async tx => {
    await inTurnOfAccess(tx)
    const { row } = await networkTypeAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeNetworkTypeIn(ctx, tx, row, facts)
  })

export const destroyNetworkType = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'adNetworkType.destroy', async tx => {
    const { row } = await networkTypeAccess.lock(ctx, tx, id, 'destroy')
    const [use] = await usesOf(tx.read, [id])
    const objection = use && objectionToRemoval(use)
    if (objection) throw new AppError('networkTypeInUse', { count: objection.count })
    await tx.update('ad_network_types', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreNetworkTypeIn = (ctx: Ctx, tx: Tx, row: Row<'ad_network_types'>): Promise<OneNetworkType> =>
  changeNetworkTypeIn(ctx, tx, row, { deleted_at: null })
