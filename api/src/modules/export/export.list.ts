import { type BodyOf, type endpoints, FILE_STATES } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { type Window, windowed } from '../../platform/db/order'
import { contains } from '../../platform/db/text'
import { type Choice, listAnswer, narrowed, searched } from '../../platform/list'
import { reachOf } from '../reach'
import { toExport } from './export.present'
import { exportRecords, exportsIn, fileState, type Whose } from './export.repository'

type ExportQuery = BodyOf<typeof endpoints.export.list>

const conditions = ({ search, filters }: Choice<ExportQuery>) => [
  searched(search, text => sql`(${contains('e.exp_name', text)} or ${contains('u.usr_name', text)})`),
  filters?.state?.length ? sql<boolean>`${fileState} in (${sql.join(filters.state)})` : undefined,
]

/** The newest first. */
const listFiles = ({ app, actor }: Ctx, whose: Whose, query: ExportQuery) => {
  const { read } = app.database
  const matching = (reader: Reader, choice: Choice<ExportQuery>) =>
    narrowed(
      exportsIn(reader, whose).innerJoin(
        sql<{ sid: number; state: string }>`(select e.id as sid, ${fileState} as state
          from exports as e join jobs as j on j.id = e.exp_id_job)`.as('s'),
        's.sid',
        'e.id',
      ),
      conditions(choice),
    )
  const counts = countsOfFilters(query, choice => matching(read, choice), {
    state: { column: 's.state', values: FILE_STATES },
  })
  const dir = query.sort?.[0]?.dir ?? 'desc'
  const page = (window: Window) =>
    windowed(narrowed(exportRecords(read, whose), conditions(query)), window)
      .orderBy('e.created_at', dir)
      .orderBy('e.id', dir)
      .execute()
  return listAnswer(read, query, counts, page, rows => rows.map(row => toExport(actor, row)))
}

export const listOwnFiles = (ctx: Ctx, query: ExportQuery) => listFiles(ctx, { user: ctx.actor.id }, query)

export const listFilesOfAll = (ctx: Ctx, query: ExportQuery) => listFiles(ctx, { reach: reachOf(ctx.actor) }, query)
