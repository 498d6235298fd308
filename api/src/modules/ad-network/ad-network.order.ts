import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { hasRows } from '../../platform/record'
import { type Reach, reachesWebsite } from '../reach'

/** Whether the order `alias` is in reach: publishers reach none, managers those for websites of their accounts. */
export const reachesOrder = (reach: Reach, alias: string): RawBuilder<SqlBool> => {
  if (reach.all) return sql`true`
  if (reach.by === 'own') return sql`false`
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`exists (select from websites as ow where ow.deleted_at is null and ${reachesWebsite(reach, 'ow')}
    and (ow.id = ${of('ord_id_website')} or exists (select from ad_networks as rn
      where rn.adn_id_order = ${of('id')} and rn.adn_id_website = ow.id and rn.deleted_at is null)))`
}

/** Whether somebody may say that an ad network is of this order. */
export const isOrderInReach = (read: Reader, reach: Reach, id: number): Promise<boolean> =>
  hasRows(
    read
      .selectFrom('orders as o')
      .where('o.id', '=', id)
      .where('o.deleted_at', 'is', null)
      .where(reachesOrder(reach, 'o')),
  )
