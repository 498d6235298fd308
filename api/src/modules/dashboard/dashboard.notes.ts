import type { ChartAnswer } from '@candela/shared-contract'
import { sql } from 'kysely'
import { isOneOf } from '../../platform/db/text'
import type { Asker, Field } from '../report/report.gather'

type Note = NonNullable<ChartAnswer['notes']>[number]

/** More of them explain nothing. */
const MOST_NOTES = 40

/**
 * What happened to websites on the days of a chart: their status was changed, another share began. Whoever is not
 * shown the share does not learn that it changed either.
 */
export const notesFor = async ({ read }: Asker, { ground, range, audience }: Field): Promise<Note[]> => {
  const sites = ground.sites && [...new Set(ground.sites.map(({ website }) => website))]
  const ofSites = (column: string) => (sites ? isOneOf(column, sites) : sql`true`)
  const day = sql`(l.created_at at time zone ${ground.zone}::text)::date`
  const statuses = sql`select distinct ${day} as day, 'websiteStatus' as kind, w.anw_name as label
    from system_logs as l join websites as w on w.id = l.slo_object_id
    where l.slo_table_name = 'websites' and l.slo_diffs ? 'anw_status'
      and l.created_at >= (${range.from}::date - 1) and l.created_at < (${range.to}::date + 2)
      and ${day} between ${range.from}::date and ${range.to}::date and ${ofSites('l.slo_object_id')}`
  const shares = sql`select s.wrs_valid_from, 'revenueShare', w.anw_name
    from website_revenue_shares as s join websites as w on w.id = s.wrs_id_website
    where s.deleted_at is null and s.wrs_valid_from between ${range.from}::date and ${range.to}::date
      and ${ofSites('s.wrs_id_website')}`
  const notes = await read
    .selectFrom(sql<Note>`(${statuses} ${audience.seesGross ? sql`union all ${shares}` : sql``})`.as('n'))
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('label', 'desc')
    .limit(MOST_NOTES)
    .execute()
  return notes.toReversed()
}
