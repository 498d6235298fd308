import {
  type ChangedDay,
  type CountedDay,
  type Day,
  FIRST_DAY,
  type FieldErrorCode,
  MOST_CHANGED_DAYS,
  type PageviewCheck,
  type PageviewCheckBody,
  type PageviewColumn,
  type PageviewImportBody,
  REQUIRED_PAGEVIEW_COLUMNS,
  toDay,
  type UploadDone,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { dayOf } from '../../platform/file/cells'
import { notFound } from '../../platform/http/app-error'
import { writeBulk } from '../../platform/write'
import { reachOf } from '../reach'
import { siteName, siteScopeOf } from '../report/report.scope'
import { changeRows, holdMonths } from '../row/row.change'
import { countedAfter, countedBefore, dayKey, daysOutOfReach, storedDays } from '../row/row.days'
import { assertMayWriteRows, today } from '../row/row.policy'
import { isDayClosed } from './upload.closed'
import {
  assertColumns,
  assertRight,
  countOf,
  exactTotal,
  type LineProblem,
  problemsTold,
  readLines,
  SHOWN,
  type UploadLine,
} from './upload.lines'
import type { Columns } from './upload.names'
import { type FindSite, sitesIn } from './upload.sites'

const COLUMNS: Columns<PageviewColumn> = {
  required: REQUIRED_PAGEVIEW_COLUMNS,
  names: {
    wsd_date: ['date', 'day', 'data', 'dia', 'fecha', 'giorno'],
    anw_website: ['website', 'site', 'domain', 'hostname', 'url', 'dominio', 'sitio', 'sito', 'siteweb'],
    wsd_pageviews: [
      ...['pageviews', 'views', 'screenpageviews', 'visualizacoes', 'visualizacoesdepagina', 'paginasvistas'],
      ...['vistas', 'visualizzazioni', 'visualizzazionidipagina', 'pagineviste'],
    ],
    wsd_sessions: ['sessions', 'visits', 'sessoes', 'visitas', 'sesiones', 'sessioni', 'visite'],
  },
}

type Problem = LineProblem<PageviewColumn>
/** Sessions that a file does not have are left as they are. */
type Said = { line: number; host: string; website: number; day: Day; pageviews: number; sessions: number | undefined }
type PlannedDay = Said & { stored: CountedDay; isFresh: boolean; isSame: boolean }

/** One line as a day, or all that is wrong with it. */
const dayIn = (
  { line, cells }: UploadLine<PageviewColumn>,
  { decimal }: Pick<PageviewCheckBody, 'decimal'>,
  findSite: FindSite,
): Said | Problem[] => {
  const problems: Problem[] = []
  const wrong = (column: PageviewColumn, code: FieldErrorCode): undefined => {
    problems.push({ line, column, code })
    return undefined
  }
  const count = (column: 'wsd_pageviews' | 'wsd_sessions'): number | undefined => {
    const parsed = countOf(cells[column] ?? '', decimal)
    return 'value' in parsed ? parsed.value : wrong(column, parsed.code)
  }
  const text = cells.wsd_date ?? ''
  const day = dayOf(text) ?? wrong('wsd_date', text === '' ? 'required' : 'invalid')
  if (day && day > today()) wrong('wsd_date', 'futureDay')
  if (day && day < FIRST_DAY) wrong('wsd_date', 'invalid')
  const named = cells.anw_website ?? ''
  const site = findSite(named) ?? wrong('anw_website', named === '' ? 'required' : 'notAnOption')
  const pageviews = count('wsd_pageviews')
  const sessions = (cells.wsd_sessions ?? '') === '' ? undefined : count('wsd_sessions')
  if (problems.length > 0 || !day || !site || pageviews === undefined) return problems
  return { line, host: site.host, website: site.id, day: toDay(day), pageviews, sessions }
}

const NOT_COUNTED: CountedDay = { pageviews: null, sessions: null }

const planned = async (ctx: Ctx, read: Reader, body: PageviewCheckBody) => {
  const file = readLines(body, null, COLUMNS)
  const scope = await siteScopeOf(read, reachOf(ctx.actor), {})
  if (file.missing.length > 0) return { file, scope, days: [], problems: [] }
  const findSite = await sitesIn(read, scope)
  const isClosed = isDayClosed(read)
  const problems: Problem[] = file.uneven.map(line => ({ line, column: null, code: 'cells' }))
  const said: Said[] = []
  const keys = new Set<string>()
  for (const line of file.lines) {
    const day = dayIn(line, body, findSite)
    if (Array.isArray(day)) {
      problems.push(...day)
      continue
    }
    if (keys.has(dayKey(day))) problems.push({ line: day.line, column: null, code: 'duplicate' })
    else if (await isClosed(day.day)) problems.push({ line: day.line, column: 'wsd_date', code: 'closedDay' })
    else said.push(day)
    keys.add(dayKey(day))
  }
  const foreign = await daysOutOfReach(read, scope, said)
  for (const day of said)
    if (foreign.has(dayKey(day))) problems.push({ line: day.line, column: 'anw_website', code: 'notAnOption' })
  const own = said.filter(day => !foreign.has(dayKey(day)))
  const known = await storedDays(read, own)
  const days = own.map((day): PlannedDay => {
    const stored = known.get(dayKey(day)) ?? NOT_COUNTED
    const isSame =
      stored.pageviews === day.pageviews && (day.sessions === undefined || stored.sessions === day.sessions)
    return { ...day, stored, isFresh: stored.pageviews === null && stored.sessions === null, isSame }
  })
  return { file, scope, days, problems: problems.toSorted((one, other) => one.line - other.line) }
}

const total = (counts: readonly (number | null | undefined)[]): number | null =>
  counts.some(count => count != null) ? exactTotal(counts.map(count => count ?? 0)) : null

/** What would become of the lines; nothing is stored. */
export const checkPageviews = async (ctx: Ctx, body: PageviewCheckBody): Promise<PageviewCheck> => {
  assertMayWriteRows(ctx.actor)
  const { file, days, problems } = await planned(ctx, ctx.app.database.read, body)
  const conflicts = days.filter(({ isFresh, isSame }) => !isFresh && !isSame)
  const dates = days.map(({ day }) => day).toSorted()
  return {
    headings: file.headings,
    missing: file.missing,
    rows: file.lines.length,
    fresh: days.filter(({ isFresh }) => isFresh).length,
    same: days.filter(({ isSame }) => isSame).length,
    conflicts_count: conflicts.length,
    conflicts: conflicts.slice(0, SHOWN).map(({ line, host, day, stored, pageviews, sessions = null }) => ({
      line,
      label: `${day} · ${host}`,
      stored: { pageviews: stored.pageviews, sessions: stored.sessions },
      said: { pageviews, sessions },
    })),
    ...problemsTold(ctx, file, problems),
    totals: {
      pageviews: total(days.map(({ pageviews }) => pageviews)),
      sessions: total(days.map(({ sessions }) => sessions)),
    },
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  }
}

const becomes = ({ website, day, pageviews, sessions, stored, isFresh }: PlannedDay, conflict: string) => {
  if (!isFresh && conflict === 'keep') return []
  const added = (said: number | undefined, before: number | null): number | null =>
    said === undefined ? before : conflict === 'sum' ? said + (before ?? 0) : said
  const after = { pageviews: added(pageviews, stored.pageviews), sessions: added(sessions, stored.sessions) }
  const isStored = after.pageviews === stored.pageviews && after.sessions === stored.sessions
  return isStored ? [] : [{ website, day, ...after }]
}

/** Stores all lines in one transaction, or says of each line what is wrong and stores none. */
export const importPageviews = async (
  ctx: Ctx,
  { conflict, reason, ...body }: PageviewImportBody,
): Promise<UploadDone> => {
  assertMayWriteRows(ctx.actor)
  // Which months are to be held is known from the lines alone.
  const early = await planned(ctx, ctx.app.database.read, body)
  return writeBulk(writeContext(ctx), 'adNetworkReport.importPageviews', async (tx, loader) => {
    await holdMonths(
      tx,
      early.days.map(({ day }) => day),
    )
    const { file, days, problems, scope } = await planned(ctx, tx.read, body)
    assertColumns(file)
    assertRight(file, problems)
    const decided = days.map(day => ({ ...day, after: becomes(day, conflict) }))
    const websiteDays = decided.flatMap(({ after }) => after)
    const action = { kind: 'upload', source: 'csv', reason, actorId: ctx.actor.id, websiteDays } as const
    if (websiteDays.length > 0) await changeRows(tx, loader, scope, action, [])
    const dates = days.map(({ day }) => day).toSorted()
    const same = decided.filter(({ isSame, after }) => isSame && after.length === 0).length
    return {
      transaction: tx.transaction,
      stored: websiteDays.length,
      kept: days.length - websiteDays.length - same,
      same,
      from: dates[0] ?? '',
      to: dates.at(-1) ?? '',
    }
  })
}

/** What an upload made of which days, for whoever reads their numbers: their own, or anybody's for who reaches everything. */
export const daysOfUpload = async ({ app, actor }: Ctx, id: number): Promise<ChangedDay[]> => {
  assertMayWriteRows(actor)
  const { read } = app.database
  const change = await read
    .selectFrom('report_changes')
    .where('id', '=', id)
    .where('rch_kind', '=', 'upload')
    .$if(actor.scope !== 'all', query => query.where('rch_id_user', '=', actor.id))
    .select('id')
    .executeTakeFirst()
  if (!change) throw notFound()
  const scope = await siteScopeOf(read, reachOf(actor), {})
  const rows = await read
    .selectFrom('report_day_changes as c')
    .innerJoin('websites as w', 'w.id', 'c.rdc_id_website')
    .where('c.rdc_id_change', '=', id)
    .selectAll('c')
    .select(siteName(scope, 'w').as('website'))
    .orderBy('c.id')
    .limit(MOST_CHANGED_DAYS)
    .execute()
  const reached = scope.websiteAccounts && new Set(scope.websiteAccounts.map(({ website }) => website))
  return rows
    .filter(row => !reached || reached.has(row.rdc_id_website))
    .map(row => ({
      date: row.rdc_date,
      website: row.website,
      before: countedBefore(row),
      after: countedAfter(row),
    }))
}
