import { type BulkAnswer, ROW_UNDO_HOURS, type StoredReportRow, toDay } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound } from '../../platform/http/app-error'
import type { Loader } from '../../platform/loader'
import { type Tx, writeBulk } from '../../platform/write'
import { refuseClosed } from '../facts/facts.closed'
import { dayOfKey } from '../facts/facts.keys'
import { reachOf } from '../reach'
import { siteScopeOf } from '../report/report.scope'
import { asFact, changeRows, holdMonths, type RowChange } from './row.change'
import { daysAsBefore, daysLeft } from './row.days'
import { labelOf, type Refused, refusedAs } from './row.refused'
import { storedRows } from './row.repository'

const SAID = [
  'website',
  'day',
  'adNetwork',
  'technology',
  'format',
  'device',
  'adType',
  'currency',
  'author',
  'value',
  'adRequests',
  'refreshAdRequests',
  'impressions',
  'refreshImpressions',
  'measurableImpressions',
  'viewableImpressions',
  'clicks',
] as const

const saysTheSame = (one: StoredReportRow, other: StoredReportRow): boolean =>
  SAID.every(field => one[field] === other[field])

/** Flags that were looked at by that name are flags again, unless somebody else looked at what the row became since. */
const undoAcknowledged = async (ctx: Ctx, tx: Tx, transaction: string): Promise<BulkAnswer | null> => {
  const logged = await tx.read
    .selectFrom('system_logs')
    .where('slo_transaction_hash', '=', transaction)
    .where('slo_table_name', '=', 'report_acknowledgements')
    .where('slo_blame_user_id', '=', ctx.actor.id)
    .select('slo_object_id')
    .execute()
  if (logged.length === 0) return null
  const rows = await tx.lockAll(
    'report_acknowledgements',
    logged.map(({ slo_object_id }) => Number(slo_object_id)),
  )
  const isMine = ({ rak_id_user }: Row<'report_acknowledgements'>) => rak_id_user === ctx.actor.id
  const refused = rows
    .filter(row => !isMine(row))
    .map(({ id, rak_key }) => refusedAs(ctx, id, labelOf({ day: dayOfKey(rak_key) }, rak_key), 'stale'))
  await tx.removeAll('report_acknowledgements', rows.filter(isMine))
  return { transaction: tx.transaction, done: rows.length - refused.length, refused }
}

type Made = Row<'report_row_changes'>

/**
 * What an action made of rows and nobody took back yet: an undo leaves what was changed since, and may be asked again. A
 * key that is not there is compared as a text, since only what is never null is looked up by a hash.
 */
const rowsLeft = (read: Reader, change: number): Promise<Made[]> =>
  read
    .selectFrom('report_row_changes')
    .where('rrc_id_change', '=', change)
    .where(
      sql<SqlBool>`(coalesce(rrc_key_after, ''), coalesce(rrc_key_before, '')) not in (
        select coalesce(rrc_key_before, ''), coalesce(rrc_key_after, '')
        from report_changes as h join report_row_changes on rrc_id_change = h.id where rch_id_undone = ${change})`,
    )
    .selectAll()
    .orderBy('id')
    .execute()

/**
 * Those that still are what the action made of them, and whose place of before is free. What goes back frees its place, so
 * that two rows that changed places find theirs again; what stays keeps it, so what would have gone there stays as well.
 */
const goingBack = (made: readonly Made[], stored: ReadonlyMap<string, StoredReportRow>): readonly Made[] => {
  const leaving = new Set(made.map(row => row.rrc_key_after))
  const going = made.filter(({ rrc_key_after, rrc_key_before, rrc_after }) => {
    const now = rrc_key_after === null ? undefined : stored.get(rrc_key_after)
    const isAsMade = rrc_after === null || (now !== undefined && saysTheSame(rrc_after, now))
    return isAsMade && (rrc_key_before === null || leaving.has(rrc_key_before) || !stored.has(rrc_key_before))
  })
  return going.length === made.length ? going : goingBack(going, stored)
}

/** What an action made of rows goes back to what they were, as far as they still are what it made of them. */
const undoIn = async (ctx: Ctx, tx: Tx, loader: Loader, transaction: string): Promise<BulkAnswer> => {
  await tx.inTurn(`undo of ${transaction}`)
  const change = await tx.read
    .selectFrom('report_changes')
    .where('rch_transaction', '=', transaction)
    .where('rch_kind', '<>', 'undo')
    .where('rch_id_user', '=', ctx.actor.id)
    .selectAll()
    .executeTakeFirst()
  if (!change) throw notFound()
  const age = Date.now() - Date.parse(change.created_at)
  const [made, madeDays] = [await rowsLeft(tx.read, change.id), await daysLeft(tx.read, change.id)]
  const isUndone = made.length + madeDays.length === 0
  if (isUndone || age > ROW_UNDO_HOURS * 3_600_000) throw new AppError('notPossibleNow')
  const keys = made.flatMap(row => [row.rrc_key_before, row.rrc_key_after]).filter(key => key !== null)
  const days = [...keys.map(dayOfKey), ...madeDays.map(({ rdc_date }) => rdc_date)]
  await holdMonths(tx, days)
  for (const month of new Set(days.map(day => day.slice(0, 7)))) await refuseClosed(tx.read, toDay(`${month}-01`))
  const scope = await siteScopeOf(tx.read, reachOf(ctx.actor), {})
  const stored = await storedRows(tx.read, scope, [...new Set(keys)])
  const going = goingBack(made, stored)
  const isGoing = new Set(going)
  const refused: Refused[] = made.flatMap((row, index) => {
    const { rrc_key_after, rrc_key_before, rrc_after, rrc_before } = row
    const shown = rrc_after ?? rrc_before
    if (isGoing.has(row)) return []
    const label = shown ? labelOf(shown, rrc_key_after ?? rrc_key_before ?? '') : ''
    return [refusedAs(ctx, index + 1, label, 'stale')]
  })
  const changes = going.map(
    ({ rrc_key_after, rrc_before }): RowChange => ({
      before: (rrc_key_after !== null && stored.get(rrc_key_after)) || null,
      after: rrc_before && asFact({ ...rrc_before, key: '', import: 0, updatedAt: '' }),
    }),
  )
  const { back: websiteDays, stale } = await daysAsBefore(tx.read, madeDays)
  for (const { website, day } of stale) refused.push(refusedAs(ctx, website, `${day} · ${website}`, 'stale'))
  const done = changes.length + websiteDays.length
  const said = { reason: change.rch_reason, actorId: ctx.actor.id, undone: change.id, websiteDays }
  if (done > 0) await changeRows(tx, loader, scope, { kind: 'undo', source: 'edited', ...said }, changes)
  return { transaction: tx.transaction, done, refused }
}

/** Takes an action back: an acknowledgement, or what it made of rows and days. */
export const undoAction = (ctx: Ctx, transaction: string): Promise<BulkAnswer> =>
  writeBulk(
    writeContext(ctx),
    'adNetworkReport.bulk',
    async (tx, loader) => (await undoAcknowledged(ctx, tx, transaction)) ?? undoIn(ctx, tx, loader, transaction),
  )
