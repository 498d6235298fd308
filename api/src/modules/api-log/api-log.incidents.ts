import { type ApiLogIncident, type BodyOf, type endpoints, INCIDENT_STATES } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import { contains, isOneOf, listOf } from '../../platform/db/text'
import { type Choice, chosen, listAnswer, narrowed, type OrderOf, searched } from '../../platform/list'
import { type Reach, reachOf } from '../reach'
import { answeredAt, isLast, runsIn } from './api-log.repository'

type IncidentQuery = BodyOf<typeof endpoints.apiLog.incidents>

/** Runs that failed in the end, and when the same network next gave what was asked for. */
const failedRuns = (read: Reader, reach: Reach) =>
  runsIn(read, reach)
    .where('l.apl_cause', 'is not', null)
    .where(isLast)
    .select(['l.id', 'l.apl_cause', 'l.apl_result', 'l.apl_error', 'l.apl_started_at'])
    .select(['n.id as network', 'n.adn_name'])
    .select(answeredAt.as('resolved_at'))

type Incident = ApiLogIncident & { names: string; ids: number[]; runs: number[] }

/** Failures of one cause are one incident as long as one of its networks has not answered again when the next one begins. */
const incidents = (read: Reader, reach: Reach): RawBuilder<Incident> => sql`(
  with failed as (${failedRuns(read, reach)}),
  marked as (
    select *, max(coalesce(resolved_at, 'infinity')) over (partition by apl_cause order by apl_started_at, id
      rows between unbounded preceding and 1 preceding) as known_until
    from failed
  ),
  numbered as (
    select *, count(*) filter (where known_until is null or known_until <= apl_started_at)
      over (partition by apl_cause order by apl_started_at, id) as part
    from marked
  )
  select min(id) as id, apl_cause, min(apl_result) as apl_result, min(apl_error) as apl_error,
    jsonb_agg(distinct jsonb_build_object('id', network, 'label', adn_name)) as networks,
    count(distinct network)::int as networks_count, count(*)::int as runs_count,
    string_agg(distinct adn_name, chr(10)) as names, array_agg(distinct network) as ids, array_agg(id) as runs,
    min(apl_started_at) as first_at, max(apl_started_at) as last_at,
    case when bool_or(resolved_at is null) then 'open' else 'resolved' end as state,
    case when not bool_or(resolved_at is null) then max(resolved_at) end as resolved_at
  from numbered group by apl_cause, part
)`

/** Whether the run `l` is one that these incidents count. */
export const isOfIncident = (read: Reader, reach: Reach, ids: readonly number[]): RawBuilder<SqlBool> =>
  sql`l.id in (select unnest(i.runs) from ${incidents(read, reach)} as i where ${isOneOf('i.id', ids)})`

const ORDER: OrderOf<IncidentQuery> = {
  // What goes on comes first.
  usual: [{ field: 'resolved_at', dir: 'desc' }],
  columns: {
    ...columnsOf('i', ['first_at', 'last_at', 'runs_count', 'networks_count', 'apl_result']),
    resolved_at: sql`coalesce(i.resolved_at, 'infinity')`,
  },
  id: 'i.id',
}

const matchingIncidents = (read: Reader, reach: Reach, { search, filters }: Choice<IncidentQuery>) =>
  narrowed(read.selectFrom(incidents(read, reach).as('i')), [
    searched(search, text => contains('i.names', text)),
    filters?.apl_id_ad_network?.length ? sql`i.ids && ${listOf(filters.apl_id_ad_network.map(Number))}` : undefined,
    chosen('i.id', filters?.incident?.map(Number)),
    chosen('i.apl_result', filters?.apl_result),
    chosen('i.state', filters?.state),
    withinPeriod('i.last_at', filters?.period),
  ])

/** Failures as those who mend them count: one cause, one incident. */
export const listIncidents = ({ app, actor }: Ctx, query: IncidentQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingIncidents(read, reach, choice), {
    state: { column: 'i.state', values: INCIDENT_STATES },
  })
  const page = (window: Window) =>
    windowed(ordered(matchingIncidents(read, reach, query), query.sort, ORDER), window)
      .select(['i.id', 'i.apl_cause', 'i.apl_result', 'i.apl_error', 'i.networks', 'i.networks_count'])
      .select(['i.runs_count', 'i.first_at', 'i.last_at', 'i.state', 'i.resolved_at'])
      .execute()
  return listAnswer(read, query, counts, page, rows => [...rows])
}
