import { endpoints } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Product } from '../product'
import type { Case } from './case'

/** The table of a removed record is that of the rows which its case of one expects. */
const versionOf = async ({ database }: Product, table: string, id: unknown) => {
  const { rows } = await sql<{
    updated_at: string
  }>`select updated_at from ${sql.table(table)} where id = ${id}`.execute(database.unaudited)
  return rows[0]?.updated_at
}

/** Bringing one of many back leaves what bringing it back alone does. */
export const restoreManyCases = (product: Product, cases: Readonly<Record<string, Case>>): Record<string, Case> =>
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([name, calls]) => {
      const one = cases[`${name}.restore`]
      const [row] = one?.rows ?? []
      if (!('restoreMany' in calls) || !one || !row) return []
      const arrange = async () => {
        const { token, id } = (await one.arrange?.()) ?? {}
        const rows = [{ id, updated_at: await versionOf(product, row.table, id) }]
        return { ...(token && { token }), body: { action: 'restore', rows } }
      }
      return [[`${name}.restoreMany`, { arrange, rows: one.rows }]]
    }),
  )
