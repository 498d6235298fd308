import { type BodyOf, type endpoints, LOG_TYPES } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { idsWithin, inOrderOf, type Window } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import { type Choice, chosen, listAnswer, narrowed, searched, type UnpagedQuery } from '../../platform/list'
import { reachOf } from '../reach'
import { hiddenFrom, isCalled, reachesLog } from './system-log.objects'
import { toSystemLogs } from './system-log.present'

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

const matchingLogs = (read: Reader, actor: Actor, { search, filters }: Choice<SystemLogQuery>) =>
  narrowed(logsFor(read, actor), [
    searched(search, text => isCalled(reachOf(actor), text)),
    chosen('l.slo_type', filters?.slo_type),
    chosen('l.slo_blame_user_id', filters?.actor?.map(Number)),
    chosen('l.slo_action', filters?.slo_action),
    chosen('l.slo_table_name', filters?.slo_table_name),
    filters?.field?.length ? touchesShown(actor, filters.field) : undefined,
    chosen('l.slo_object_id', filters?.slo_object_id?.map(Number)),
    chosen('l.slo_transaction_hash', filters?.slo_transaction_hash),
    withinPeriod('l.created_at', filters?.period),
  ])

/** The trail only grows: by id it stands in the order of time, and every index of it ends with the id. */
const inOrder = (read: Reader, actor: Actor, query: UnpagedQuery<SystemLogQuery>) => {
  const dir = query.sort?.[0]?.dir ?? 'desc'
  return matchingLogs(read, actor, query)
    .$if(Boolean(query.filters?.period?.length), rows => rows.orderBy('l.created_at', dir))
    .orderBy('l.id', dir)
}

const systemLogPage = async (
  read: Reader,
  actor: Actor,
  query: UnpagedQuery<SystemLogQuery>,
  { limit, offset = 0 }: Window,
) => {
  // With the row before the page: whether the first one belongs to its action.
  const before = offset > 0 ? 1 : 0
  const rows = await inOrder(read, actor, query)
    .selectAll('l')
    .limit(limit + before)
    .offset(offset - before)
    .execute()
  const follows = (index: number) => rows[index]?.slo_transaction_hash === rows[index - 1]?.slo_transaction_hash
  return rows.map((row, index) => ({ ...row, follows: index > 0 && follows(index) })).slice(before)
}

export const listSystemLogs = (ctx: Ctx, query: SystemLogQuery) => {
  const { read } = ctx.app.database
  const counts = countsOfFilters(query, choice => matchingLogs(read, ctx.actor, choice), {
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
