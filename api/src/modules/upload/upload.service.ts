import {
  CURRENCIES,
  decimalFromMicro,
  type ReportUpload,
  ROW_UNDO_HOURS,
  type UploadCheck,
  type UploadCheckBody,
  type UploadColumn,
  type UploadDone,
  type UploadImportBody,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { wrongField } from '../../platform/http/app-error'
import { type Tx, writeBulk } from '../../platform/write'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import type { FactRow } from '../facts/facts.types'
import { type Reach, reachOf } from '../reach'
import { siteScopeOf } from '../report/report.scope'
import { changeRows, holdMonths, type RowChange } from '../row/row.change'
import { assertMayWriteRows } from '../row/row.policy'
import { assertColumns, assertRight, exactTotal, problemsTold, readLines, SHOWN, type UploadFile } from './upload.lines'
import { ROW_COLUMNS } from './upload.names'
import { isStoredAs, type PlannedRow, planUpload, summed } from './upload.plan'

/** A network out of reach is answered as one that is not there. */
const networkOf = async (read: Reader, reach: Reach, id: number) => {
  const network = await read
    .selectFrom('ad_networks as n')
    .where('n.id', '=', id)
    .where('n.deleted_at', 'is', null)
    .where(reachesAdNetwork(reach, 'n'))
    .select(['n.id', 'n.adn_id_ad_network_category as technology', 'n.adn_id_website as website'])
    .executeTakeFirst()
  if (!network) throw wrongField('anr_id_ad_network', 'notAnOption')
  return network
}

const knownHeadings = (read: Reader, network: number) =>
  read.selectFrom('report_headings').where('rhd_id_ad_network', '=', network).selectAll().executeTakeFirst()

const planned = async (ctx: Ctx, read: Reader, body: UploadCheckBody) => {
  const network = await networkOf(read, reachOf(ctx.actor), body.anr_id_ad_network)
  const known = await knownHeadings(read, network.id)
  const file = readLines(body, known?.rhd_columns ?? null, ROW_COLUMNS)
  const scope = await siteScopeOf(read, reachOf(ctx.actor), {})
  const isComplete = file.missing.length === 0
  const plan = isComplete ? await planUpload(read, scope, body, network, file) : { rows: [], problems: [] }
  return { network, known, file, scope, ...plan }
}

const numbersOf = (
  facts: readonly Pick<FactRow, 'value' | 'adRequests' | 'refreshAdRequests' | 'impressions' | 'refreshImpressions'>[],
) => {
  const sum = (of: (fact: (typeof facts)[number]) => number) => exactTotal(facts.map(of))
  return {
    value: decimalFromMicro(
      facts.reduce((total, { value }) => total + BigInt(value), 0n),
      6,
    ),
    ad_requests: sum(fact => fact.adRequests + fact.refreshAdRequests),
    impressions: sum(fact => fact.impressions + fact.refreshImpressions),
  }
}

/** What would become of the lines; nothing is stored. */
export const checkUpload = async (ctx: Ctx, body: UploadCheckBody): Promise<UploadCheck> => {
  assertMayWriteRows(ctx.actor)
  const { file, rows, problems } = await planned(ctx, ctx.app.database.read, body)
  const conflicts = rows.filter(({ stored, isSame }) => stored !== null && !isSame)
  const days = rows.map(({ fact }) => fact.day).toSorted()
  return {
    headings: file.headings,
    missing: file.missing,
    rows: file.lines.length,
    fresh: rows.filter(({ stored }) => stored === null).length,
    same: rows.filter(({ isSame }) => isSame).length,
    conflicts_count: conflicts.length,
    conflicts: conflicts.slice(0, SHOWN).map(({ line, host, fact, stored, replaced }) => ({
      line,
      label: `${fact.day} · ${host} · ${fact.format} · ${fact.device}`,
      currency: fact.currency,
      stored: numbersOf(stored ? [stored] : []),
      said: numbersOf([replaced]),
    })),
    ...problemsTold(ctx, file, problems),
    totals: CURRENCIES.flatMap(currency => {
      const ofIt = rows.filter(({ fact }) => fact.currency === currency)
      return ofIt.length > 0 ? [{ currency, rows: ofIt.length, ...numbersOf(ofIt.map(({ fact }) => fact)) }] : []
    }),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  }
}

const changeFor = (
  { fact, stored, replaced }: PlannedRow,
  conflict: UploadImportBody['conflict'],
): RowChange | null => {
  if (stored === null) return { before: null, after: fact }
  if (conflict === 'keep') return null
  const after = conflict === 'sum' ? summed(stored, fact) : replaced
  return isStoredAs(stored, after) ? null : { before: stored, after }
}

/**
 * The next file of this network is read the same way. A heading that stands twice is its column, and that one is nothing
 * is remembered only where somebody said so: its name may be known later.
 */
const rememberHeadings = async (
  tx: Tx,
  network: number,
  { headings }: UploadFile,
  said: UploadImportBody['headings'] = [],
): Promise<void> => {
  const refused = new Set(said.flatMap(({ heading, column }) => (column === null ? [heading] : [])))
  const columns = new Map<string, UploadColumn | null>()
  for (const { heading, column } of headings) if (column === null && refused.has(heading)) columns.set(heading, null)
  for (const { heading, column } of headings) if (column !== null) columns.set(heading, column)
  const known = await knownHeadings(tx.read, network)
  const rhd_columns = JSON.stringify({ ...known?.rhd_columns, ...Object.fromEntries(columns) })
  if (!known) await tx.insert('report_headings', { rhd_id_ad_network: network, rhd_columns })
  else if ([...columns].some(([heading, column]) => known.rhd_columns[heading] !== column))
    await tx.update('report_headings', known, { rhd_columns })
}

/** Stores all lines in one transaction, or says of each line what is wrong and stores none. */
export const importUpload = async (ctx: Ctx, { conflict, reason, ...body }: UploadImportBody): Promise<UploadDone> => {
  assertMayWriteRows(ctx.actor)
  // Which months are to be held is known from the lines alone.
  const early = await planned(ctx, ctx.app.database.read, body)
  return writeBulk(writeContext(ctx), 'adNetworkReport.import', async (tx, loader) => {
    await holdMonths(
      tx,
      early.rows.map(({ fact }) => fact.day),
    )
    const { file, rows, problems, scope, network } = await planned(ctx, tx.read, body)
    assertColumns(file)
    assertRight(file, problems)
    const decided = rows.map(row => ({ ...row, change: changeFor(row, conflict) }))
    const changes = decided.flatMap(({ change }) => change ?? [])
    const action = { kind: 'upload', source: 'csv', reason, actorId: ctx.actor.id } as const
    if (changes.length > 0) await changeRows(tx, loader, scope, action, changes)
    await rememberHeadings(tx, network.id, file, body.headings)
    const days = rows.map(({ fact }) => fact.day).toSorted()
    const same = decided.filter(({ isSame, change }) => isSame && !change).length
    return {
      transaction: tx.transaction,
      stored: changes.length,
      kept: rows.length - changes.length - same,
      same,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
    }
  })
}

const LATELY = 10

/** What was uploaded lately. */
export const listUploads = async ({ app, actor }: Ctx): Promise<ReportUpload[]> => {
  const rows = await app.database.read
    .selectFrom('report_changes as h')
    .leftJoin('users as u', 'u.id', 'h.rch_id_user')
    .where('h.rch_kind', '=', 'upload')
    .$if(actor.scope !== 'all', query => query.where('h.rch_id_user', '=', actor.id))
    .select(['h.id', 'h.created_at', 'h.rch_reason', 'h.rch_rows', 'h.rch_transaction', 'h.rch_id_user', 'u.usr_name'])
    .select(
      sql<number>`(select coalesce(sum(back.rch_rows), 0) from report_changes as back
        where back.rch_id_undone = h.id)::int`.as('taken_back'),
    )
    .select(
      sql<boolean>`exists (select from report_day_changes as d where d.rdc_id_change = h.id)`.as('is_of_pageviews'),
    )
    .orderBy('h.id', 'desc')
    .limit(LATELY)
    .execute()
  const since = Date.now() - ROW_UNDO_HOURS * 3_600_000
  return rows.map(row => ({
    id: row.id,
    at: row.created_at,
    actor: row.usr_name,
    of: row.is_of_pageviews ? 'pageviews' : 'rows',
    reason: row.rch_reason,
    rows: row.rch_rows,
    transaction: row.rch_transaction,
    left: row.rch_rows - row.taken_back,
    can_undo:
      row.rch_rows > row.taken_back &&
      row.rch_id_user === actor.id &&
      Date.parse(row.created_at) > since &&
      actor.pairs.has('adNetworkReport.updateRow'),
  }))
}
