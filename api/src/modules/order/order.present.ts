import { type OneOrder, type OrderRow, oneOrder, orderRowSchema } from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { abilitiesOf, pickShown } from '../../platform/present'
import { toDisplayHost } from '../../platform/web/host'
import { reachOf } from '../reach'
import { canOrder } from './order.policy'
import { networksOfOrder, type ReadOrder } from './order.repository'

const shownHost = ({ host }: { host: string | null }) => (host === null ? null : toDisplayHost(host))
const shown = (order: ReadOrder) => ({ ...order, anw_website: shownHost(order) })

const canOf = (actor: Actor) => abilitiesOf(oneOrder.shape.can, action => canOrder(actor, action))

export const toOrderRow = (actor: Actor, order: ReadOrder): OrderRow =>
  pickShown(orderRowSchema, { ...shown(order), can: canOf(actor) })

/** As `get` answers it: the record and what the caller may do to it. */
export const presentOrder = async ({ actor }: Ctx, read: Reader, order: ReadOrder): Promise<OneOrder> => {
  const made = await networksOfOrder(read, reachOf(actor), order.id)
  const networks = made.map(network => ({ ...network, anw_website: shownHost(network) }))
  return { record: pickShown(oneOrder.shape.record, { ...shown(order), networks }), can: canOf(actor) }
}
