import { type RawBuilder, sql } from 'kysely'
import { contains, isOneOf } from '../../platform/db/text'
import type { LogRules } from '../logged'

type Named = RawBuilder<{ id: number; name: string }>

/** Both are called after their account and month; an adjustment after its amount as well. */
const transfers: Named = sql`(
  select t.id, a.acc_name || ', ' || to_char(t.tra_month, 'YYYY-MM') as name
  from transfers as t join accounts as a on a.id = t.tra_id_account)`
const adjustments: Named = sql`(
  select d.id, a.acc_name || ', ' || to_char(d.adj_month, 'YYYY-MM') || ', ' || d.adj_amount as name
  from adjustments as d join accounts as a on a.id = d.adj_id_account)`

const PAYMENT_TABLES = ['transfers', 'invoices', 'adjustments', 'adjustment_messages'] as const

/** Only whoever reaches every account, and reads payments themselves, reads of them in the log. */
const rulesOf = (type: 'transfer' | 'adjustment', named: Named): LogRules => ({
  types: [type],
  hides: ({ pairs }) => (pairs.has('report.report05') ? {} : { tables: PAYMENT_TABLES }),
  namesOf: async (read, ids) => {
    const rows = await read.selectFrom(named.as('n')).selectAll().where(isOneOf('n.id', ids)).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  calledSo: (_reach, text) => sql`select n.id from ${named} as n where ${contains('n.name', text)}`,
})

export const transferLogRules = rulesOf('transfer', transfers)
export const adjustmentLogRules = rulesOf('adjustment', adjustments)
