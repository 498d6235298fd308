import type { ReportRowColumn } from '@candela/shared-contract'
import { sql } from 'kysely'
import { actorOfUser } from '../src/modules/auth/auth.repository'
import { exportRows } from '../src/modules/row/row.export'
import type { Ctx } from '../src/platform/context'
import type { Line } from '../src/platform/db/copy-out'
import type { Product } from './product'

type Question = { columns: ReportRowColumn[]; filters: object; sort?: object[] }

/** The lines of a CSV file of report rows as the database writes them, and how many it counts. */
export const writtenLines = async ({ app }: Product, user: number, question: Question) => {
  const { read } = app.database
  const actor = await actorOfUser(read, user)
  if (!actor) throw new Error('nobody asks')
  const ctx: Ctx = {
    ...{ app, actor, ip: '', userAgent: '', requestId: '', idempotentCall: null },
    locale: actor.user.usr_locale,
  }
  const { csv } = await exportRows(ctx, question as Parameters<typeof exportRows>[1])
  if (!csv) throw new Error('the database writes no lines')
  const lines: Line[] = []
  for (const part of csv.parts)
    lines.push(...(await read.selectFrom(sql<Line>`(${part})`.as('l')).select('l.line').execute()))
  const counted = await read.selectFrom(sql<{ total: number }>`(${csv.count})`.as('c')).select('c.total').execute()
  return { lines: lines.map(({ line }) => line), count: counted[0]?.total }
}
