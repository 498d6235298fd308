import { endpoints, type OneSystemLog } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { guardedSheet } from '../../platform/file/write-file'
import { notFound } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'
import { exportSystemLogs } from './system-log.export'
import { listSystemLogs, logsFor } from './system-log.list'
import { toOneSystemLog } from './system-log.present'

const calls = endpoints.systemLog

/** Rows of one action that are shown; a bulk action may have written thousands. */
const SHOWN = 200

/** Of an action that touched records beyond the reader's reach, the part within. */
const oneSystemLog = async (ctx: Ctx, id: number): Promise<OneSystemLog> => {
  const { read } = ctx.app.database
  const inReach = logsFor(read, ctx.actor)
  const row = await inReach.where('l.id', '=', id).selectAll('l').executeTakeFirst()
  if (!row) throw notFound()
  const written = inReach.where('l.slo_transaction_hash', '=', row.slo_transaction_hash)
  const action = await written
    .selectAll('l')
    // The row that was asked for is among them, however many there are.
    .orderBy(sql`l.id <> ${id}::bigint`)
    .orderBy('l.id')
    .limit(SHOWN)
    .execute()
  const { count } = await written.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return toOneSystemLog(ctx, read, row, {
    action: action.sort((a, b) => a.id - b.id),
    more: count - action.length,
  })
}

export const systemLogRoutes = [
  guarded(calls.list, (ctx, { body }) => listSystemLogs(ctx, body)),
  guardedSheet(calls.export, exportSystemLogs),
  guarded(calls.get, (ctx, { params }) => oneSystemLog(ctx, params.id)),
]
