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
  const day = sql<string>`(l.created_at at time zone ${ground.zone}::text)::date`
  const statuses = read
    .selectFrom('system_logs as l')
    .innerJoin('websites as w', 'w.id', 'l.slo_object_id')
    .where('l.slo_table_name', '=', 'websites')
    .where(sql<boolean>`l.slo_diffs ? 'anw_status'`)
    .where(sql<boolean>`l.created_at >= (${range.from}::date - 1) and l.created_at < (${range.to}::date + 2)`)
    .where(sql<boolean>`${day} between ${range.from}::date and ${range.to}::date`)
    .$if(sites !== null, query => query.where(isOneOf('l.slo_object_id', sites ?? [])))
    .select([day.as('day'), 'w.anw_name as label'])
    .distinct()
    .orderBy('day', 'desc')
    .limit(MOST_NOTES)
    .execute()
  const shares = audience.seesGross
    ? read
        .selectFrom('website_revenue_shares as s')
        .innerJoin('websites as w', 'w.id', 's.wrs_id_website')
        .where('s.deleted_at', 'is', null)
        .where('s.wrs_valid_from', '>=', range.from)
        .where('s.wrs_valid_from', '<=', range.to)
        .$if(sites !== null, query => query.where(isOneOf('s.wrs_id_website', sites ?? [])))
        .select(['s.wrs_valid_from as day', 'w.anw_name as label'])
        .orderBy('day', 'desc')
        .limit(MOST_NOTES)
        .execute()
    : []
  const [changed, shared] = await Promise.all([statuses, shares])
  const notes: Note[] = [
    ...changed.map(note => ({ ...note, kind: 'websiteStatus' })),
    ...shared.map(note => ({ ...note, kind: 'revenueShare' })),
  ]
  return notes.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-MOST_NOTES)
}
