import { type BodyOf, type endpoints, LIST_PAGE, TYPES } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { Reach } from '../reach'
import { duration, visitsIn, visitsOf } from './visit-log.repository'

export type VisitListQuery = BodyOf<typeof endpoints.userAccessLog.list>
type VisitChoice = Pick<VisitListQuery, 'search' | 'filters'>
type SortField = NonNullable<VisitListQuery['sort']>[number]['field']

const SORTED_BY: Record<SortField, RawBuilder<unknown>> = {
  created_at: sql.ref('v.created_at'),
  usr_name: alphabetically('u.usr_name'),
  usr_email: sql`lower(u.usr_email)`,
  gro_name: sql`(select g.gro_name collate "und-x-icu" from access_groups as g where g.id = u.usr_id_group)`,
  ual_browser: sql.ref('v.ual_browser'),
  ual_operating_system: sql.ref('v.ual_operating_system'),
  ual_device: sql.ref('v.ual_device'),
  ual_language: sql.ref('v.ual_language'),
  duration,
}
const MAY_BE_MISSING: ReadonlySet<SortField> = new Set([
  'gro_name',
  'ual_browser',
  'ual_operating_system',
  'ual_language',
  'duration',
])

const chosen = (read: Reader, reach: Reach, { search = '', filters = {} }: VisitChoice) => {
  const text = search.trim()
  const { ual_id_user = [], ual_device = [], ual_operating_system = [], period = [] } = filters
  return visitsIn(read, reach)
    .$if(text !== '', query => query.where(eb => eb.or([contains('u.usr_name', text), contains('u.usr_email', text)])))
    .$if(ual_id_user.length > 0, query => query.where(isOneOf('v.ual_id_user', ual_id_user.map(Number))))
    .$if(ual_device.length > 0, query => query.where('v.ual_device', 'in', ual_device))
    .$if(ual_operating_system.length > 0, query => query.where('v.ual_operating_system', 'in', ual_operating_system))
    .$if(period.length > 0, query => query.where(withinPeriod('v.created_at', period[0] ?? '')))
}

const inOrder = (read: Reader, reach: Reach, query: VisitChoice & Pick<VisitListQuery, 'sort'>) => {
  const usual = [{ field: 'created_at', dir: 'desc' }] as const
  const order = { sort: query.sort, usual, columns: SORTED_BY, nullable: MAY_BE_MISSING, id: 'v.id' }
  return ordered(chosen(read, reach, query), order).select('v.id')
}

const deviceCounts = async (read: Reader, reach: Reach, { search, filters }: VisitChoice) => {
  const { ual_device: among = [], ...others } = filters ?? {}
  const rows = await chosen(read, reach, { search, filters: others })
    .groupBy('v.ual_device')
    .select(({ fn }) => ['v.ual_device as value', fn.countAll<number>().as('count')])
    .execute()
  return countsBy(rows, TYPES.device, among)
}

export const visitPage = async (read: Reader, reach: Reach, query: VisitListQuery) => {
  const { page = 1, perPage = LIST_PAGE } = query
  const onPage = inOrder(read, reach, query)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [{ total, counts }, ids] = await Promise.all([deviceCounts(read, reach, query), onPage.execute()])
  // How long they lasted and in which group they are is asked for the rows of the page only.
  const rows = await visitsOf(
    read,
    reach,
    ids.map(({ id }) => id),
  )
  return { rows, meta: { total, page, perPage, counts: { ual_device: counts } } }
}

/** The ids of all that a list shows, in its order. */
export const visitIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: VisitChoice & Pick<VisitListQuery, 'sort'>,
): Promise<number[]> => (await inOrder(read, reach, query).execute()).map(({ id }) => id)
