import type { OneOrder } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'

export type OrderAction = keyof OneOrder['can']
type Asking = Pick<Actor, 'scope' | 'pairs'>

/** Orders are the company's: managers read those of their accounts, and who reaches everything changes them. */
export const mayChangeOrders = ({ scope }: Pick<Asking, 'scope'>): boolean => scope === 'all'

/** Whoever may make ad networks makes them of an order that they reach; for which websites is asked of each. */
export const canOrder = (actor: Asking, action: OrderAction): boolean =>
  action === 'apply' ? actor.pairs.has('adNetwork.store') : mayChangeOrders(actor) && actor.pairs.has(`order.${action}`)
