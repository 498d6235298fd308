import type { OneSystemLog, Pair, SystemLog } from '@candela/shared-contract'
import { askList } from './lists'
import type { Product } from './product'

export const READS_TRAIL: readonly Pair[] = ['systemLog.list', 'systemLog.get']

type Written = {
  type: string
  table: string
  object: number
  by?: number | null
  at?: string
  hash?: string
  action?: string
  diffs?: object
}

/** What is asked of the system log, by an administrator where nobody else is named, and rows that are in it. */
export const trailOf = (at: () => { product: Product; admin: string }) => {
  const get = (id: number, token = at().admin) => at().product.call('GET', `/systemLog/${id}`, { token })
  return {
    get,
    list: (body: object = {}, token = at().admin) =>
      askList<SystemLog, Record<'slo_type' | 'by_itself', Record<string, number>>>(
        at().product,
        '/systemLog/list',
        token,
        body,
      ),
    record: async (id: number, token?: string) => ((await get(id, token)).body as unknown as OneSystemLog).record,
    /** A row of the trail, as some action left it. */
    written: async ({ type, table, object, by = 1, at: created_at, hash = crypto.randomUUID(), ...more }: Written) => {
      const { action = 'test.act', diffs = {} } = more
      const row = await at()
        .product.database.unaudited.insertInto('system_logs')
        .values({
          slo_blame_user_id: by,
          slo_type: type,
          slo_action: action,
          slo_table_name: table,
          slo_object_id: object,
          slo_transaction_hash: hash,
          slo_diffs: JSON.stringify(diffs),
          slo_ip: '203.0.113.77',
          slo_request_id: null,
          ...(created_at && { created_at }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}
