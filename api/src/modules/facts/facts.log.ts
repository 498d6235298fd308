import { sql } from 'kysely'
import { contains, isOneOf } from '../../platform/db/text'
import type { LogRules } from '../logged'

/** A month has rows in several tables and is no row itself: in the log its id is its number, `202610`. */
export const monthNumber = (day: string): number => Number(day.slice(0, 7).replace('-', ''))

/** Named as where the log names payments. */
const months = sql<{ id: number; name: string }>`(
  select to_char(m.mcl_month, 'YYYYMM')::integer as id, to_char(m.mcl_month, 'YYYY-MM') as name from month_closes as m)`

/** Whoever may not open the page of the months reads of them nowhere else. */
export const monthLogRules: LogRules = {
  types: ['month close'],
  hides: ({ pairs }) => (pairs.has('currencyExchange.list') ? {} : { tables: ['month_closes', 'currency_closings'] }),
  namesOf: async (read, ids) => {
    const rows = await read.selectFrom(months.as('n')).selectAll().where(isOneOf('n.id', ids)).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
  calledSo: (_reach, text) => sql`select n.id from ${months} as n where ${contains('n.name', text)}`,
}
