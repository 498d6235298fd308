import { BULK_MAX, type BulkAnswer, type ReportRowBulk, toDay } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import { type Asked, askedOf } from '../../platform/bulk'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { NewRow, Row } from '../../platform/db/schema'
import { wordsOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { type RowPatch, type Tx, writeBulk } from '../../platform/write'
import { refuseClosed } from '../facts/facts.closed'
import { dayOfKey, keyOf } from '../facts/facts.keys'
import type { FactRow } from '../facts/facts.types'
import { reachOf } from '../reach'
import { siteScopeOf } from '../report/report.scope'
import { asFact, changeRows, holdMonths, type RowChange } from './row.change'
import { keysOfRows, type RowQuery } from './row.list'
import { assertMayWriteRows } from './row.policy'
import { labelOf, type Refused, refusedAs } from './row.refused'
import { type StoredRow, storedRows } from './row.repository'
import { undoAction } from './row.undo'

type Bulk<A extends ReportRowBulk['action']> = Extract<ReportRowBulk, { action: A }>

/** Which of the list's rows are meant: its filters find them, for their numbers say nothing by themselves. */
const askedRows = async (ctx: Ctx, { rows, matching, payload }: Bulk<'currency' | 'acknowledge'>) => {
  const keys = new Map<number, string>()
  const keep = async (query: RowQuery, ids: readonly number[] | null, limit: number): Promise<number[]> => {
    const found = await keysOfRows(ctx, query, ids, limit)
    for (const { id, key } of found) keys.set(id, key)
    return found.map(({ id }) => id)
  }
  if (rows)
    await keep(
      { filters: payload.filters },
      rows.map(({ id }) => id),
      BULK_MAX,
    )
  const asked = await askedOf({ rows, matching }, limit => keep(matching ?? {}, null, limit))
  return { asked, keys }
}

type Closed = 'monthClosed' | 'monthBeforeBooks'

const closedMonths = async (tx: Tx, days: readonly string[]): Promise<ReadonlyMap<string, Closed>> => {
  const closed = new Map<string, Closed>()
  for (const month of new Set(days.map(day => day.slice(0, 7)))) {
    try {
      await refuseClosed(tx.read, toDay(`${month}-01`))
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'monthClosed' && error.code !== 'monthBeforeBooks'))
        throw error
      closed.set(month, error.code)
    }
  }
  return closed
}

type Judged = { refused: Refused[]; rows: { id: number; row: StoredRow }[] }

/** The rows that nothing speaks against: there, in reach, and as they were shown. */
const judgedRows = async (ctx: Ctx, tx: Tx, asked: Asked, keys: ReadonlyMap<number, string>): Promise<Judged> => {
  const scope = await siteScopeOf(tx.read, reachOf(ctx.actor), {})
  const stored = await storedRows(tx.read, scope, [...keys.values()])
  const refused: Refused[] = []
  const rows: Judged['rows'] = []
  for (const id of asked.ids) {
    const row = stored.get(keys.get(id) ?? '')
    if (!row) refused.push(refusedAs(ctx, id, String(id), 'notFound'))
    else if (!asked.isAsShown({ id, updated_at: row.updatedAt }))
      refused.push(refusedAs(ctx, id, labelOf(row, row.key), 'stale'))
    else rows.push({ id, row })
  }
  return { refused, rows }
}

const withCurrency = (row: StoredRow, currency: StoredRow['currency']): FactRow => ({ ...asFact(row), currency })

/** The amount stays, what it is an amount of changes: somebody had said the wrong one. */
const shiftCurrency = async (ctx: Ctx, body: Bulk<'currency'>): Promise<BulkAnswer> => {
  const { asked, keys } = await askedRows(ctx, body)
  const { anr_currency, reason } = body.payload
  return writeBulk(writeContext(ctx), 'adNetworkReport.bulk', async (tx, loader) => {
    await holdMonths(tx, [...keys.values()].map(dayOfKey))
    const { refused, rows } = await judgedRows(ctx, tx, asked, keys)
    const closed = await closedMonths(
      tx,
      rows.map(({ row }) => row.day),
    )
    const wanted = rows.map(({ id, row }) => ({ id, row, after: withCurrency(row, anr_currency) }))
    const scope = { websiteAccounts: null }
    const stored = await storedRows(tx.read, scope, [...new Set(wanted.map(({ after }) => keyOf(after)))])
    // Of two that differ in their currency alone the second finds the place of the first.
    const taken = new Set(stored.keys())
    const changes: RowChange[] = []
    for (const { id, row, after } of wanted) {
      const label = labelOf(row, row.key)
      if (row.currency === anr_currency) continue
      const isClosed = closed.get(row.day.slice(0, 7))
      if (isClosed) refused.push(refusedAs(ctx, id, label, isClosed, row.day))
      else if (taken.has(keyOf(after))) refused.push(refusedAs(ctx, id, label, 'rowTaken'))
      else {
        taken.add(keyOf(after))
        changes.push({ before: row, after })
      }
    }
    const action = { kind: 'currency', source: 'edited', reason, actorId: ctx.actor.id } as const
    if (changes.length > 0) await changeRows(tx, loader, scope, action, changes)
    return { transaction: tx.transaction, done: asked.ids.length - refused.length, refused }
  })
}

type Seen = Row<'report_acknowledgements'>

/** What was said of these rows when somebody looked at them, by their keys. */
const seenRows = async (read: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, Seen>> => {
  const rows = await read
    .selectFrom('report_acknowledgements')
    .where(sql<SqlBool>`rak_key = any (${wordsOf(keys)})`)
    .selectAll()
    .execute()
  return new Map(rows.map(row => [row.rak_key, row]))
}

const acknowledge = async (ctx: Ctx, body: Bulk<'acknowledge'>): Promise<BulkAnswer> => {
  const { asked, keys } = await askedRows(ctx, body)
  return writeBulk(writeContext(ctx), 'adNetworkReport.bulk', async tx => {
    // Two who look at the same rows say so one after the other.
    await holdMonths(tx, [...keys.values()].map(dayOfKey))
    const { refused, rows } = await judgedRows(ctx, tx, asked, keys)
    const seen = await seenRows(
      tx.read,
      rows.map(({ row }) => row.key),
    )
    const fresh: NewRow<'report_acknowledgements'>[] = []
    const outdated: RowPatch<'report_acknowledgements'>[] = []
    for (const { id, row } of rows) {
      const said = { rak_id_import: row.import, rak_id_user: ctx.actor.id, rak_note: body.payload.note ?? null }
      const before = seen.get(row.key)
      // Who looked at it first, and their note, stay: taking this back would lose them.
      if (before?.rak_id_import === row.import) refused.push(refusedAs(ctx, id, labelOf(row, row.key), 'rowSeen'))
      else if (before) outdated.push({ before, patch: said })
      else fresh.push({ rak_key: row.key, ...said })
    }
    await tx.insertAll('report_acknowledgements', fresh)
    await tx.updateEach('report_acknowledgements', outdated)
    return { transaction: tx.transaction, done: fresh.length + outdated.length, refused }
  })
}

export const bulkRows = (ctx: Ctx, body: ReportRowBulk): Promise<BulkAnswer> => {
  assertMayWriteRows(ctx.actor)
  if (body.action === 'currency') return shiftCurrency(ctx, body)
  if (body.action === 'acknowledge') return acknowledge(ctx, body)
  return undoAction(ctx, body.payload.transaction)
}
