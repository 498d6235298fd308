import { type BodyOf, type endpoints, LIST_PAGE, LOG_TYPES } from '@candela/shared-contract'
import { sql } from 'kysely'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { withinPeriod } from '../../platform/db/period'
import { isOneOf, listOf } from '../../platform/db/text'
import type { Reach } from '../reach'
import { isCalled, reachesLog } from './system-log.objects'

export type SystemLogQuery = BodyOf<typeof endpoints.systemLog.list>
type Choice = Pick<SystemLogQuery, 'search' | 'filters'>

export const logsIn = (read: Reader, reach: Reach) => read.selectFrom('system_logs as l').where(reachesLog(reach))

/** The names of the fields of a change, as the index of them has it. */
const FIELDS = sql`jsonb_path_query_array(l.slo_diffs, '$.keyvalue().key')`

const chosen = (read: Reader, reach: Reach, { search = '', filters = {} }: Choice) => {
  const text = search.trim()
  const { slo_type = [], actor = [], slo_action = [], slo_table_name = [], field = [], period = [] } = filters
  const { slo_object_id = [], slo_transaction_hash = [] } = filters
  return logsIn(read, reach)
    .$if(text !== '', query => query.where(isCalled(reach, text)))
    .$if(slo_type.length > 0, query => query.where('l.slo_type', 'in', slo_type))
    .$if(actor.length > 0, query => query.where(isOneOf('l.slo_blame_user_id', actor.map(Number))))
    .$if(slo_action.length > 0, query => query.where('l.slo_action', 'in', slo_action))
    .$if(slo_table_name.length > 0, query => query.where('l.slo_table_name', 'in', slo_table_name))
    .$if(field.length > 0, query =>
      query.where(sql<boolean>`${FIELDS} ?| string_to_array(${field.join(',')}::text, ',')`),
    )
    .$if(slo_object_id.length > 0, query => query.where(isOneOf('l.slo_object_id', slo_object_id.map(Number))))
    .$if(slo_transaction_hash.length > 0, query => query.where('l.slo_transaction_hash', 'in', slo_transaction_hash))
    .$if(period.length > 0, query => query.where(withinPeriod('l.created_at', period[0] ?? '')))
}

/** The trail only grows: by id it stands in the order of time, and every index of it ends with the id. */
const inOrder = (read: Reader, reach: Reach, query: Choice & Pick<SystemLogQuery, 'sort'>) => {
  const dir = query.sort?.[0]?.dir ?? 'desc'
  return chosen(read, reach, query)
    .$if(Boolean(query.filters?.period?.length), rows => rows.orderBy('l.created_at', dir))
    .orderBy('l.id', dir)
}

const typeCounts = async (read: Reader, reach: Reach, { search, filters }: Choice) => {
  const { slo_type: among = [], ...others } = filters ?? {}
  const rows = await chosen(read, reach, { search, filters: others })
    .groupBy('l.slo_type')
    .select(({ fn }) => ['l.slo_type as value', fn.countAll<number>().as('count')])
    .execute()
  // Kinds that areas of the product added stand behind the ones that people tell apart.
  const types = [...new Set([...LOG_TYPES, ...rows.map(({ value }) => value)])]
  return countsBy(rows, types, among)
}

export const systemLogPage = async (read: Reader, reach: Reach, query: SystemLogQuery) => {
  const { page = 1, perPage = LIST_PAGE } = query
  const first = (page - 1) * perPage
  // With the row before the page: whether the first one belongs to its action.
  const before = first > 0 ? 1 : 0
  const [{ total, counts }, rows] = await Promise.all([
    typeCounts(read, reach, query),
    inOrder(read, reach, query)
      .selectAll('l')
      .limit(perPage + before)
      .offset(first - before)
      .execute(),
  ])
  const follows = (index: number) => rows[index]?.slo_transaction_hash === rows[index - 1]?.slo_transaction_hash
  const onPage = rows.map((row, index) => ({ ...row, follows: index > 0 && follows(index) })).slice(before)
  return { rows: onPage, meta: { total, page, perPage, counts: { slo_type: counts } } }
}

export const systemLogIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: Choice & Pick<SystemLogQuery, 'sort'>,
): Promise<number[]> => (await inOrder(read, reach, query).select('l.id').execute()).map(({ id }) => id)

export const systemLogsOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  logsIn(read, reach)
    .where(isOneOf('l.id', ids))
    .selectAll('l')
    .orderBy(sql`array_position(${listOf(ids)}, l.id)`)
    .execute()
