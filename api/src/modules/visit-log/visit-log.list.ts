import { type BodyOf, type endpoints, TYPES } from '@candela/shared-contract'
import { sql } from 'kysely'
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
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { type Reach, reachOf } from '../reach'
import { toVisit } from './visit-log.present'
import { duration, visitsIn, visitsOf } from './visit-log.repository'

type VisitQuery = BodyOf<typeof endpoints.userAccessLog.list>

const ORDER: OrderOf<VisitQuery> = {
  usual: [{ field: 'created_at', dir: 'desc' }],
  columns: {
    ...columnsOf('v', ['created_at', 'ual_browser', 'ual_operating_system', 'ual_device', 'ual_language']),
    usr_name: alphabetically('u.usr_name'),
    usr_email: sql`u.usr_email`,
    gro_name: sql`(select g.gro_name collate "und-x-icu" from access_groups as g where g.id = u.usr_id_group)`,
    duration,
  },
  nullable: ['gro_name', 'ual_browser', 'ual_operating_system', 'ual_language', 'duration'],
  id: 'v.id',
}

const matchingVisits = (read: Reader, reach: Reach, { search, filters }: Choice<VisitQuery>) =>
  narrowed(visitsIn(read, reach), [
    searched(search, text => sql`(${contains('u.usr_name', text)} or ${contains('u.usr_email', text)})`),
    chosen('v.ual_id_user', filters?.ual_id_user?.map(Number)),
    chosen('v.ual_device', filters?.ual_device),
    chosen('v.ual_operating_system', filters?.ual_operating_system),
    withinPeriod('v.created_at', filters?.period),
  ])

/** The ids of all that a list shows, in its order. */
export const visitIdsInOrder = (
  read: Reader,
  reach: Reach,
  query: UnpagedQuery<VisitQuery>,
  window?: Window,
): Promise<number[]> => idsInOrder(matchingVisits(read, reach, query), query.sort, ORDER, window)

export const listVisits = ({ app, actor }: Ctx, query: VisitQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingVisits(read, reach, choice), {
    ual_device: { column: 'v.ual_device', values: TYPES.device },
  })
  // How long they lasted and in which group they are is asked for the rows of the page only.
  const page = async (window: Window) => visitsOf(read, reach, await visitIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, visits => visits.map(visit => toVisit(actor, visit)))
}
