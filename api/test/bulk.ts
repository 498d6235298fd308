import { sql } from 'kysely'
import type { Product } from './product'

type Table =
  | 'users'
  | 'accounts'
  | 'websites'
  | 'ad_networks'
  | 'ad_network_categories'
  | 'ad_network_types'
  | 'order_campaigns'
  | 'orders'
  | 'currency_quotations'
  | 'website_revenue_shares'
type Body = { action?: string; payload?: object; ids?: readonly number[]; matching?: object }

const NEVER = '2026-01-01T00:00:00.000000Z'

/** Rows as they are now, and what nobody ever saw: those that are not there. */
export const shownRows = async ({ database }: Product, table: Table, ids: readonly number[]) => {
  const rows = await database.read.selectFrom(table).where('id', 'in', ids).select(['id', 'updated_at']).execute()
  const versions = new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
  return ids.map(id => ({ id, updated_at: versions.get(id) ?? NEVER }))
}

/** When a list is that is answered now. */
export const asOfNow = async ({ database }: Product): Promise<string> => {
  const clock = sql<{ now: string }>`(select clock_timestamp() as now)`.as('clock')
  return (await database.read.selectFrom(clock).select('now').executeTakeFirstOrThrow()).now
}

/** A bulk call of somebody who has just looked: at the rows with these ids, or at a list. */
export const asShown = async (product: Product, table: Table, { ids, matching, ...doing }: Body) => ({
  ...doing,
  ...(ids && { rows: await shownRows(product, table, ids) }),
  ...(matching && { matching: { ...matching, asOf: await asOfNow(product) } }),
})
