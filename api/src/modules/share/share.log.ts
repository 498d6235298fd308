import { sql } from 'kysely'
import { contains, isOneOf } from '../../platform/db/text'
import { toDisplayHost } from '../../platform/web/host'
import type { LogRules } from '../logged'
import { isReachOfStaff, isStaff, type Reach, reachesWebsite } from '../reach'
import { isMove } from '../website-then'

/** Versions `n` of websites `nw` in reach, removed ones as well. */
const versionsIn = (
  reach: Reach,
) => sql`from website_revenue_shares as n join websites as nw on nw.id = n.wrs_id_website
  join accounts as na on na.id = nw.anw_account_id
  where ${reachesWebsite(reach, 'nw')} and ${isReachOfStaff(reach) ? sql`true` : sql`na.acc_gross_visible = 1`}`

/** A version has no name: it is called after its website and its first day. */
export const shareLogRules: LogRules = {
  types: ['revenue share'],
  namesOf: async (read, ids, reach) => {
    const named = sql<{ id: number; host: string; from: string }>`(
      select n.id, nw.anw_website as host, n.wrs_valid_from as "from" ${versionsIn(reach)} and ${isOneOf('n.id', ids)})`
    const rows = await read.selectFrom(named.as('named')).selectAll().execute()
    return new Map(rows.map(({ id, host, from }) => [id, `${toDisplayHost(host)} · ${from}`]))
  },
  calledSo: (reach, text) =>
    sql`select n.id ${versionsIn(reach)} and (${contains('nw.anw_website', text)} or ${contains('nw.anw_name', text)})`,
  reachedBy: reach => sql`select n.id ${versionsIn(reach)}`,
  // What was agreed on before the website moved is the former account's.
  isOfTheirTime: reach =>
    reach.all
      ? sql`true`
      : sql`not exists (select from system_logs as m join website_revenue_shares as ms on ms.id = l.slo_object_id
          where ${isMove('m', sql`ms.wrs_id_website`)} and m.id >= l.id)`,
  hides: actor => (isStaff(actor) ? {} : { fields: ['wrs_note'] }),
}
