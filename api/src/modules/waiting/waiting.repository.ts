import { MOST_WAITING, type Pair, REPORTS, WAITING, type Waiting, WEBSITE_STATUS } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { lastImportOf, reachesRun } from '../api-log/api-log.repository'
import { type Reach, reachesAccount, reachesWebsite, reachOf } from '../reach'

type Rule = {
  /** Who holds all of them sees what waits and deals with it. */
  rights: readonly Pair[]
  rows: (reach: Reach) => RawBuilder<unknown>
}

const RULES: Record<Waiting, Rule> = {
  websites: {
    rights: ['website.list', 'website.approve'],
    rows: reach => sql`select from websites as w where w.deleted_at is null
      and w.anw_status = ${WEBSITE_STATUS.waiting} and ${reachesWebsite(reach, 'w')}`,
  },
  // Networks that run, and whose last import went wrong and is not tried again by itself.
  imports: {
    rights: ['apiLog.list', 'apiLog.retry'],
    rows: reach => sql`select from ad_networks as n
      cross join lateral ${lastImportOf(sql`n.id`)} as l
      left join websites as w on w.id = l.apl_id_website
      where n.deleted_at is null and n.adn_status = 'Em exibição' and l.apl_cause is not null
        and ${reachesRun(reach)}`,
  },
  invoices: {
    rights: [REPORTS.transfers.right, 'report.decideInvoice'],
    rows: reach => sql`select from transfers as t where t.tra_state = 'invoice_received'
      and ${reachesAccount(reach, 't.tra_id_account')}`,
  },
}

/** People see what is their own; it waits for others. */
export const waitsFor = ({ pairs, scope }: Actor, what: Waiting): boolean =>
  scope !== 'own' && RULES[what].rights.every(right => pairs.has(right))

/** How much waits for somebody, of each thing that they may deal with, by one statement. */
export const waitingFor = async (read: Reader, actor: Actor): Promise<Partial<Record<Waiting, number>>> => {
  const kinds = WAITING.filter(what => waitsFor(actor, what))
  if (kinds.length === 0) return {}
  const counts = kinds.map(
    what => sql`select ${what}::text as what,
      (select count(*)::int from (${RULES[what].rows(reachOf(actor))} limit ${MOST_WAITING}::int) as found) as count`,
  )
  const counted = sql<{ what: Waiting; count: number }>`(${sql.join(counts, sql` union all `)})`.as('counted')
  const rows = await read.selectFrom(counted).selectAll().where('count', '>', 0).execute()
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
