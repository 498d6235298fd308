import type { OneOrder } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { reachOf } from '../reach'
import { canOrder } from './order.policy'
import { ordersIn } from './order.repository'
import { restoreOrderIn } from './order.service'

export const orderRemoved: RemovedRules<'orders', OneOrder> = {
  name: 'order',
  table: 'orders',
  removedIn: (read, actor) => ordersIn(read, reachOf(actor)).where('o.deleted_at', 'is not', null).select('o.id'),
  mayRestore: actor => sql.lit(canOrder(actor, 'destroy')),
  label: sql`r.ord_name`,
  restoreIn: restoreOrderIn,
}
