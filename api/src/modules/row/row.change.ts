import { type Day, firstOfMonth, type ReportChangeKind, type ReportSource, toDay } from '@candela/shared-contract'
import { AppError } from '../../platform/http/app-error'
import type { Loader } from '../../platform/loader'
import type { Tx } from '../../platform/write'
import { refuseClosed } from '../facts/facts.closed'
import { importWithin, turnOf } from '../facts/facts.import'
import { keyOf } from '../facts/facts.keys'
import type { FactRow, WebsiteDayRow } from '../facts/facts.types'
import type { SiteScope } from '../report/report.scope'
import { areInSites, storedDays } from './row.days'
import { type StoredRow, storedRows } from './row.repository'

/** A row as it was and as it becomes; nothing before it was added, nothing after it is gone. */
export type RowChange = { before: StoredRow | null; after: FactRow | null }

export type RowAction = {
  kind: ReportChangeKind
  source: ReportSource
  reason: string
  actorId: number | null
  /** The action that this one takes back. */
  undone?: number
  /** What becomes of pageviews. */
  websiteDays?: readonly WebsiteDayRow[]
}

const monthsOf = (days: readonly string[]): Day[] => [...new Set(days.map(day => firstOfMonth(toDay(day))))].toSorted()

/** Keeps others from the facts of these months until the action is stored; whoever reads rows to change them asks first. */
export const holdMonths = async (tx: Tx, days: readonly string[]): Promise<void> => {
  await tx.inTurn(...monthsOf(days).map(turnOf))
}

export const refuseClosedDays = async (tx: Tx, days: readonly string[]): Promise<void> => {
  for (const month of monthsOf(days)) await refuseClosed(tx.read, month)
}

const snapshot = ({ key: _key, import: _import, updatedAt: _updatedAt, ...row }: StoredRow): string =>
  JSON.stringify(row)

/** What a row would be stored as. */
export const asFact = ({
  key,
  import: _import,
  updatedAt,
  net,
  netCurrency,
  account,
  ...fact
}: StoredRow): FactRow => ({
  ...fact,
  day: toDay(fact.day),
})

/**
 * The way in which people change rows: an import of these rows alone for each month, so that net, roll-ups and
 * restatements follow as they do for any import, and beside it what each row was and became.
 */
export const changeRows = async (
  tx: Tx,
  loader: Loader,
  scope: Pick<SiteScope, 'websiteAccounts'>,
  action: RowAction,
  changes: readonly RowChange[],
): Promise<ReadonlyMap<string, StoredRow>> => {
  const { websiteDays = [] } = action
  const daysBefore = await storedDays(tx.read, websiteDays)
  const facts = changes.flatMap(({ before, after }) => [...(before ? [asFact(before)] : []), ...(after ? [after] : [])])
  for (const month of monthsOf([...facts, ...websiteDays].map(({ day }) => day))) {
    const isOfMonth = ({ day }: { day: string }) => firstOfMonth(toDay(day)) === month
    const keys = facts.filter(isOfMonth)
    const counted = websiteDays.filter(isOfMonth)
    const days = [...keys, ...counted].map(({ day }) => day).toSorted()
    await importWithin(tx, loader, {
      source: action.source,
      from: days[0] ?? month,
      to: days.at(-1) ?? month,
      coverage: { keys, websites: [...new Set([...keys, ...counted].map(({ website }) => website))] },
      rows: [changes.flatMap(({ after }) => (after && isOfMonth(after) ? [after] : []))],
      websiteDays: counted,
      reason: action.reason,
    })
  }
  const keys = changes.map(({ after }) => after && keyOf(after))
  const stored = await storedRows(tx.read, scope, [...new Set(keys.filter(key => key !== null))])
  // What is stored under another key or out of reach is not what was asked for.
  if (keys.some(key => key !== null && !stored.has(key))) throw new AppError('notPossibleNow')
  const daysNow = await storedDays(tx.read, websiteDays)
  if (daysNow.size < websiteDays.length || !areInSites(scope, daysNow.values())) throw new AppError('notPossibleNow')
  const { id } = await tx.insert('report_changes', {
    rch_kind: action.kind,
    rch_transaction: tx.transaction,
    rch_id_user: action.actorId,
    rch_reason: action.reason,
    rch_rows: changes.length + websiteDays.length,
    rch_id_undone: action.undone ?? null,
  })
  if (websiteDays.length > 0)
    await tx.insertAll(
      'report_day_changes',
      [...daysNow].map(([key, now]) => ({
        rdc_id_change: id,
        rdc_id_website: now.website,
        rdc_date: now.day,
        rdc_pageviews_before: daysBefore.get(key)?.pageviews ?? null,
        rdc_pageviews_after: now.pageviews,
        rdc_sessions_before: daysBefore.get(key)?.sessions ?? null,
        rdc_sessions_after: now.sessions,
      })),
    )
  if (changes.length === 0) return stored
  await tx.insertAll(
    'report_row_changes',
    changes.map(({ before, after }) => {
      const now = after && stored.get(keyOf(after))
      return {
        rrc_id_change: id,
        rrc_key_before: before?.key ?? null,
        rrc_key_after: now?.key ?? null,
        rrc_before: before && snapshot(before),
        rrc_after: now ? snapshot(now) : null,
      }
    }),
  )
  return stored
}
