import {
  API_LOG_RESULTS,
  type BodyOf,
  type endpoints,
  PLATFORM_ZONE,
  type QueryOf,
  rangeOf,
  todayIn,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import { alphabetically, contains } from '../../platform/db/text'
import {
  type Choice,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  optionLimit,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { type Reach, reachOf } from '../reach'
import { isOfIncident } from './api-log.incidents'
import { toRun } from './api-log.present'
import { duration, isLast, runsIn, runsOf } from './api-log.repository'

type RunQuery = BodyOf<typeof endpoints.apiLog.list>

const ORDER: OrderOf<RunQuery> = {
  usual: [{ field: 'apl_started_at', dir: 'desc' }],
  columns: {
    ...columnsOf('l', ['apl_started_at', 'apl_operation', 'apl_from', 'apl_attempt', 'apl_http_status', 'apl_result']),
    ...columnsOf('l', ['apl_error', 'apl_rows_in', 'apl_rows_new', 'apl_rows_changed', 'apl_rows_unchanged']),
    ...columnsOf('l', ['apl_next_retry_at']),
    adn_name: alphabetically('n.adn_name'),
    anw_name: alphabetically('w.anw_name'),
    ant_name: alphabetically('t.ant_name'),
    anc_name: alphabetically('c.anc_name'),
    duration,
  },
  nullable: ['anw_name', 'apl_from', 'apl_http_status', 'apl_error', 'apl_next_retry_at'],
  id: 'l.id',
}

const httpClass = sql`case when l.apl_http_status is null then 'none' else (l.apl_http_status / 100)::text || 'xx' end`

/** Attempts that asked for any of these days. */
const askedFor = ([period = '']: readonly string[] = []): RawBuilder<SqlBool> | undefined => {
  const range = rangeOf(period, todayIn(PLATFORM_ZONE))
  return range && sql`(l.apl_from <= ${range.to}::date and l.apl_to >= ${range.from}::date)`
}

/** The name of a network, or how the id of a run begins. */
const found = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('n.adn_name', text)} or starts_with(l.apl_run::text, ${text.toLowerCase()}::text))`

const numbers = (ids: readonly string[] | undefined): number[] | undefined => ids?.map(Number)

const matchingRuns = (read: Reader, reach: Reach, { search, filters }: Choice<RunQuery>) =>
  narrowed(runsIn(read, reach), [
    searched(search, found),
    chosen('l.apl_id_ad_network', numbers(filters?.apl_id_ad_network)),
    chosen('l.apl_id_website', numbers(filters?.apl_id_website)),
    chosen('l.apl_id_ad_network_type', numbers(filters?.apl_id_ad_network_type)),
    chosen('n.adn_id_ad_network_category', numbers(filters?.adn_id_ad_network_category)),
    chosen('l.apl_operation', filters?.apl_operation),
    chosen('l.apl_result', filters?.apl_result),
    chosen('l.apl_cause', filters?.apl_cause),
    filters?.http_class?.length ? sql`${httpClass} in (${sql.join(filters.http_class)})` : undefined,
    withinPeriod('l.apl_started_at', filters?.period),
    askedFor(filters?.days),
    filters?.is_last?.length ? isLast : undefined,
    filters?.incident?.length ? isOfIncident(read, reach, filters.incident.map(Number)) : undefined,
  ])

/** The ids of all that a list shows, in its order. */
export const runIdsInOrder = (
  read: Reader,
  reach: Reach,
  query: UnpagedQuery<RunQuery>,
  window?: Window,
): Promise<number[]> => idsInOrder(matchingRuns(read, reach, query), query.sort, ORDER, window)

export const listRuns = ({ app, actor }: Ctx, query: RunQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingRuns(read, reach, choice), {
    apl_result: { column: 'l.apl_result', values: API_LOG_RESULTS },
  })
  const page = async (window: Window) => runsOf(read, reach, await runIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, runs => runs.map(run => toRun(reach, run)))
}

const CHOICES = {
  network: { id: 'n.id', label: 'n.adn_name' },
  website: { id: 'w.id', label: 'w.anw_name' },
  type: { id: 't.id', label: 't.ant_name' },
  technology: { id: 'c.id', label: 'c.anc_name' },
} as const

/** What there are runs of, as far as they are in reach. */
export const runChoices = (
  { app, actor }: Ctx,
  { of, id: only, search, limit }: QueryOf<typeof endpoints.apiLog.choices>,
): Promise<{ id: number; label: string }[]> => {
  const { id, label } = CHOICES[of]
  const runs = narrowed(runsIn(app.database.read, reachOf(actor)), [
    sql`${sql.ref(id)} is not null`,
    searched(search, text => contains(label, text)),
    only === undefined ? undefined : chosen(id, [only]),
  ])
  return runs
    .groupBy([sql.ref(id), sql.ref(label)])
    .select([sql.ref<number>(id).as('id'), sql.ref<string>(label).as('label')])
    .orderBy(alphabetically(label))
    .orderBy(sql.ref(id))
    .limit(optionLimit({ limit }))
    .execute()
}
