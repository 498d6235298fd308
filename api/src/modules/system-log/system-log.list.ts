import { type BodyOf, BY_ITSELF, type endpoints, isByItself, LOG_TYPES, OWN_ACTIONS } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { idsWithin, inOrderOf, type Window } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import { type Choice, chosen, listAnswer, narrowed, searched, type UnpagedQuery } from '../../platform/list'
import { reachOf } from '../reach'
import { hiddenFrom, isCalled, reachesLog } from './system-log.objects'
import { type LogRow, toSystemLogs } from './system-log.present'

type SystemLogQuery = BodyOf<typeof endpoints.systemLog.list>

export const logsFor = (read: Reader, actor: Actor) => read.selectFrom('system_logs as l').where(reachesLog(actor))

/** The fields of a change are read as the index of them has them. */
const touches = (fields: readonly string[]): RawBuilder<SqlBool> =>
  sql`jsonb_path_query_array(l.slo_diffs, '$.keyvalue().key') ?| string_to_array(${fields.join(',')}::text, ',')`

/** Who looks for a field that they are not shown finds nothing. */
const touchesShown = (actor: Actor, fields: readonly string[]): RawBuilder<SqlBool> => {
  const hidden = hiddenFrom(actor).fields
  return touches(fields.filter(field => !hidden.includes(field)))
}

/** Rows behind which nobody stands, or that an action of ours wrote. */
const IS_OWN = sql<SqlBool>`(l.slo_blame_user_id is null
  or l.slo_action in (${sql.join(OWN_ACTIONS.map(action => sql.lit(action)))}))`

const doneBy = (sides: readonly (typeof BY_ITSELF)[number][] = []): RawBuilder<SqlBool> | undefined => {
  const [side, ...others] = sides
  if (side === undefined || others.length > 0) return undefined
  return side === 'only' ? IS_OWN : sql<SqlBool>`not ${IS_OWN}`
}

/** Whoever asks for one action wants all of it, whoever did it. */
const asksForAction = ({ filters }: Choice<SystemLogQuery>): boolean => Boolean(filters?.slo_transaction_hash?.length)

/** What somebody looks for among rows `l`, whoever did it. */
const lookedFor = (actor: Actor, { search, filters }: Choice<SystemLogQuery>) => [
  searched(search, text => isCalled(reachOf(actor), text)),
  chosen('l.slo_type', filters?.slo_type),
  chosen('l.slo_blame_user_id', filters?.actor?.map(Number)),
  chosen('l.slo_action', filters?.slo_action),
  chosen('l.slo_table_name', filters?.slo_table_name),
  filters?.field?.length ? touchesShown(actor, filters.field) : undefined,
  chosen('l.slo_object_id', filters?.slo_object_id?.map(Number)),
  chosen('l.slo_transaction_hash', filters?.slo_transaction_hash),
  withinPeriod('l.created_at', filters?.period),
]

/**
 * Of what the product did by itself, the first row of a kind stands for all that the action wrote of it: no earlier one
 * is found by the same question. Of its kind, so that a kind has as many lines alone as it has among the others. Inside,
 * `l` is that earlier row.
 */
const standsForAction = (read: Reader, actor: Actor, choice: Choice<SystemLogQuery>): RawBuilder<SqlBool> => {
  const earlier = sql<LogRow>`(select e.* from system_logs as e
    where e.slo_transaction_hash = l.slo_transaction_hash and e.slo_type = l.slo_type and e.id < l.id)`
  const found = narrowed(read.selectFrom(earlier.as('l')).where(reachesLog(actor)), lookedFor(actor, choice))
  return sql`(not ${IS_OWN} or not exists (${found.select('l.id')}))`
}

const matchingLogs = (read: Reader, actor: Actor, choice: Choice<SystemLogQuery>) =>
  narrowed(logsFor(read, actor), [
    ...lookedFor(actor, choice),
    doneBy(choice.filters?.by_itself),
    asksForAction(choice) ? undefined : standsForAction(read, actor, choice),
  ])

/** The trail only grows: by id it stands in the order of time, and every index of it ends with the id. */
const inOrder = (read: Reader, actor: Actor, query: UnpagedQuery<SystemLogQuery>) => {
  const dir = query.sort?.[0]?.dir ?? 'desc'
  return matchingLogs(read, actor, query)
    .$if(Boolean(query.filters?.period?.length), rows => rows.orderBy('l.created_at', dir))
    .orderBy('l.id', dir)
}

/** What an action did is told from its beginning, though the newest action comes first. */
const asWritten = (rows: readonly LogRow[]): LogRow[] => {
  const runs: LogRow[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.[0]?.slo_transaction_hash === row.slo_transaction_hash) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap(run => run.toSorted((a, b) => a.id - b.id))
}

const systemLogPage = async (
  read: Reader,
  actor: Actor,
  query: UnpagedQuery<SystemLogQuery>,
  { limit, offset = 0 }: Window,
) => {
  // With the row before the page: whether the first one belongs to its action.
  const before = offset > 0 ? 1 : 0
  const found = await inOrder(read, actor, query)
    .selectAll('l')
    .limit(limit + before)
    .offset(offset - before)
    .execute()
  const rows = [...found.slice(0, before), ...asWritten(found.slice(before))]
  const counts = await countsOf(read, actor, query, rows)
  const follows = (index: number) => rows[index]?.slo_transaction_hash === rows[index - 1]?.slo_transaction_hash
  return rows.map((row, index) => ({ ...row, count: counts(row), follows: index > 0 && follows(index) })).slice(before)
}

/** How many rows of its table each action of ours wrote that a line stands for, as far as they are looked for. */
export const countsOf = async (
  read: Reader,
  actor: Actor,
  query: Choice<SystemLogQuery>,
  rows: readonly LogRow[],
): Promise<(row: LogRow) => number> => {
  const keyOf = ({ slo_transaction_hash, slo_table_name }: Pick<LogRow, 'slo_transaction_hash' | 'slo_table_name'>) =>
    `${slo_transaction_hash} ${slo_table_name}`
  const own = rows.filter(({ slo_action, slo_blame_user_id }) => isByItself(slo_action, slo_blame_user_id))
  if (own.length === 0 || asksForAction(query)) return () => 1
  const hashes = [...new Set(own.map(row => row.slo_transaction_hash))]
  const found = await narrowed(logsFor(read, actor), lookedFor(actor, query))
    .where('l.slo_transaction_hash', 'in', hashes)
    .groupBy(['l.slo_transaction_hash', 'l.slo_table_name'])
    .select(({ fn }) => ['l.slo_transaction_hash', 'l.slo_table_name', fn.countAll<number>().as('count')])
    .execute()
  const counts = new Map(found.map(row => [keyOf(row), row.count]))
  const ids = new Set(own.map(({ id }) => id))
  return row => (ids.has(row.id) ? (counts.get(keyOf(row)) ?? 1) : 1)
}

export const listSystemLogs = (ctx: Ctx, query: SystemLogQuery) => {
  const { read } = ctx.app.database
  const counts = countsOfFilters(query, choice => matchingLogs(read, ctx.actor, choice), {
    by_itself: { column: sql`case when ${IS_OWN} then 'only' else 'no' end`, values: BY_ITSELF },
    // Kinds that areas of the product added stand behind the ones that people tell apart.
    slo_type: { column: 'l.slo_type', values: LOG_TYPES },
  })
  const page = (window: Window) => systemLogPage(read, ctx.actor, query, window)
  return listAnswer(read, query, counts, page, rows => toSystemLogs(ctx, read, rows))
}

export const systemLogIdsInOrder = async (
  read: Reader,
  actor: Actor,
  query: UnpagedQuery<SystemLogQuery>,
  window?: Window,
): Promise<number[]> => idsWithin(inOrder(read, actor, query).select('l.id'), window)

export const systemLogsOf = (read: Reader, actor: Actor, ids: readonly number[]) =>
  inOrderOf(ids, logsFor(read, actor).selectAll('l'), 'l.id').execute()
