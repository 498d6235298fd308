import type { OneOrder, OrderCreateBody, OrderUpdateBody } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, throwIfAny } from '../../platform/http/app-error'
import { defineRecordAccess } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { planAccess } from '../ad-network/ad-network.access'
import { holdNamed, problemsOfFacts } from '../ad-network/ad-network.facts'
import { reachOf } from '../reach'
import { asNetwork, underOrderNames } from './order.network'
import { canOrder, mayChangeOrders, type OrderAction } from './order.policy'
import { presentOrder } from './order.present'
import { orderInReach } from './order.repository'

export const orderAccess = defineRecordAccess({
  table: 'orders',
  find: (read, actor, id) => orderInReach(read, reachOf(actor), id),
  may: (actor, action: OrderAction) => canOrder(actor, action),
  present: presentOrder,
})

type Facts = Omit<OrderUpdateBody, 'updated_at'>

/** What speaks against the access of networks that are made of it, and the host that follows from it. */
const accessOf = async (ctx: Ctx, tx: Tx, after: Facts, before?: Row<'orders'>) => {
  const said = asNetwork(after)
  const known = before && {
    id: 0,
    adn_id_ad_network_type: before.ord_id_ad_network_type,
    adn_id_credential_set: null,
    adn_domain: before.ord_domain,
  }
  const { plan, problems } = await planAccess(ctx, tx.read, said, (said.credentialsOf === undefined && known) || null)
  // A template may lack what its type requires: that is asked when ad networks are made of it.
  return { domain: plan?.domain ?? null, problems: problems.filter(({ code }) => code !== 'required') }
}

/** The columns that are written; refuses what no ad network could be made of. What stays as it is was allowed once. */
const patchFor = async (ctx: Ctx, tx: Tx, said: Facts, before?: Row<'orders'>): Promise<Facts> => {
  const problems = await problemsOfFacts(ctx, tx.read, asNetwork(said), before && asNetwork(before))
  const isOther = (field: keyof Facts) => said[field] !== undefined && said[field] !== before?.[field]
  const touchesAccess = (['ord_id_ad_network_type', 'ord_id_ad_network', 'ord_domain'] as const).some(isOther)
  const access = touchesAccess ? await accessOf(ctx, tx, { ...before, ...said }, before) : null
  throwIfAny(underOrderNames([...problems, ...(access?.problems ?? [])]))
  return access ? { ...said, ord_domain: access.domain } : said
}

const EMPTY = {
  ord_id_website: null,
  ord_id_ad_manager: null,
  ord_id_ad_network: null,
  ord_domain: null,
  ord_token_expires_at: null,
}

export const storeOrder = (ctx: Ctx, body: OrderCreateBody): Promise<OneOrder> =>
  write(writeContext(ctx), 'order.store', async tx => {
    if (!mayChangeOrders(ctx.actor)) throw new AppError('forbidden')
    await holdNamed(tx, body.ord_id_ad_network_category, body.ord_id_ad_network_type)
    const { id } = await tx.insert('orders', {
      ...EMPTY,
      ...body,
      ...(await patchFor(ctx, tx, body)),
      deleted_at: null,
    })
    return orderAccess.answer(ctx, tx.read, id)
  })

/** Changes an order that is held, with the rules of any change. */
export const changeOrderIn = async (ctx: Ctx, tx: Tx, row: Row<'orders'>, facts: Facts): Promise<OneOrder> => {
  await tx.update('orders', row, await patchFor(ctx, tx, facts, row))
  return orderAccess.answer(ctx, tx.read, row.id)
}

export const updateOrder = (ctx: Ctx, id: number, { updated_at, ...facts }: OrderUpdateBody): Promise<OneOrder> =>
  write(writeContext(ctx), 'order.update', async tx => {
    await holdNamed(tx, facts.ord_id_ad_network_category, facts.ord_id_ad_network_type)
    const { row } = await orderAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeOrderIn(ctx, tx, row, facts)
  })

export const destroyOrder = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'order.destroy', async tx => {
    const { row } = await orderAccess.lock(ctx, tx, id, 'destroy')
    await tx.update('orders', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action. */
export const restoreOrderIn = async (ctx: Ctx, tx: Tx, row: Row<'orders'>): Promise<OneOrder> => {
  await tx.update('orders', row, { deleted_at: null })
  return orderAccess.answer(ctx, tx.read, row.id)
}
