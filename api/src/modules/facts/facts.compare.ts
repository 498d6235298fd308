import { sql } from 'kysely'
import { isOneOf } from '../../platform/db/text'
import type { Loader } from '../../platform/loader'
import { accountOn } from './facts.account'
import type { ImportDays } from './facts.check'
import { countsClicks, DERIVED_COLUMNS, equal, FACT_KEY, listed, REPORTED_COLUMNS } from './facts.columns'
import { NO_NETWORK } from './facts.fixed'
import { factKeys } from './facts.keys'
import type { ImportOutcome, ImportRequest } from './facts.types'

const COLUMNS = sql`line bigint, anr_id_website bigint, anr_date date, anr_id_ad_network bigint, anr_format smallint,
  anr_device smallint, anr_id_technology bigint, anr_ad_type smallint, anr_currency text, anr_author text,
  anr_value bigint, anr_ad_requests bigint, anr_refresh_ad_requests bigint, anr_impressions bigint,
  anr_refresh_impressions bigint, anr_measurable_impressions bigint, anr_viewable_impressions bigint, anr_clicks bigint,
  anr_net bigint, anr_net_currency text, anr_id_share bigint, said_technology bigint,
  was boolean not null default false, stays boolean not null default true`

export const createScratchTables = async (loader: Loader): Promise<void> => {
  await loader.scratch('scratch_rows', COLUMNS)
  await loader.scratch(
    'scratch_website_days',
    sql`line bigint, website bigint, day date, pageviews bigint, sessions bigint`,
  )
}

/** Where a list says the same thing twice: the later lines. */
export const saidTwice = async (
  loader: Loader,
  table: 'scratch_rows' | 'scratch_website_days',
  key: readonly string[],
): Promise<number[]> => {
  const rows = await loader.select(sql<{ line: number }>`max(line) as line from ${sql.table(table)}
    group by ${listed(key)} having count(*) > 1 order by 1 limit 20`)
  return rows.map(({ line }) => line)
}

/** What tells one imported row from another, before technologies are those that they became. */
export const SAID_KEY = FACT_KEY.map(column => (column === 'anr_id_technology' ? 'said_technology' : column))

const TWINS = sql`from scratch_rows group by ${listed(FACT_KEY)} having count(*) > 1`

/** Rows of two technologies that are one by now and cannot be one fact. */
export const saidUnlike = async (loader: Loader): Promise<number[]> => {
  const isUnlike = sql`count(distinct ${countsClicks()}) > 1`
  const rows = await loader.select(
    sql<{ line: number }>`max(line) as line ${TWINS} and ${isUnlike} order by 1 limit 20`,
  )
  return rows.map(({ line }) => line)
}

/** Adds up rows of technologies that are one by now: they are of one day and website, so of one share. */
export const addUpTwins = async (loader: Loader): Promise<void> => {
  const sums = [...REPORTED_COLUMNS, 'anr_net'].map(
    column => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`,
  )
  const kept = ['line', 'anr_net_currency', 'anr_id_share'].map(
    column => sql`min(${sql.ref(column)}) as ${sql.ref(column)}`,
  )
  await loader.scratchAs('scratch_twins', sql`${listed(FACT_KEY)}, ${sql.join([...sums, ...kept])} ${TWINS}`)
  await loader.remove('scratch_rows', sql`using scratch_twins as s where ${equal(FACT_KEY, 't', 's')}`)
  const columns = ['line', ...FACT_KEY, ...REPORTED_COLUMNS, ...DERIVED_COLUMNS]
  await loader.insert('scratch_rows', columns, sql`select ${listed(columns)} from scratch_twins`)
}

/** How many rows came, and the gross of each currency. */
export const sumImportedRows = async (loader: Loader): Promise<{ rows: number; value: Record<string, string> }> => {
  const sums = await loader.select(sql<{ currency: string; rows: number; gross: string }>`anr_currency as currency,
    count(*) as rows, sum(anr_value) * 0.000001 as gross from scratch_rows group by 1 order by 1`)
  return {
    rows: sums.reduce((total, { rows }) => total + rows, 0),
    value: Object.fromEntries(sums.map(({ currency, gross }) => [currency, gross])),
  }
}

const isCovered = (
  { from, to }: ImportDays,
  of: ImportRequest['coverage'],
) => sql`f.anr_date between ${from}::date and ${to}::date
  and f.anr_id_ad_network <> ${NO_NETWORK}::bigint
  and ${of?.websites ? isOneOf('f.anr_id_website', of.websites) : sql`true`}
  and ${of?.adNetworks ? isOneOf('f.anr_id_ad_network', of.adNetworks) : sql`true`}
  and ${of?.keys ? sql`(${listed(FACT_KEY, 'f')}) in (select ${listed(FACT_KEY)} from scratch_covered)` : sql`true`}`

/** Which facts alone an import covers, where it says so. */
export const rememberCovered = async (loader: Loader, of: ImportRequest['coverage']): Promise<void> => {
  if (of?.keys) await loader.scratchAs('scratch_covered', sql`distinct ${listed(FACT_KEY)} from ${factKeys(of.keys)}`)
}

type ChangesTable = 'scratch_changes' | 'scratch_rows'

/** Answers which table holds the changes; where nothing is stored, all imported rows. */
export const createChangesTable = async (
  loader: Loader,
  stretch: ImportDays,
  of: ImportRequest['coverage'],
): Promise<ChangesTable> => {
  const [there] = await loader.select(sql`from ad_network_reports as f where ${isCovered(stretch, of)} limit 1`)
  const changes = there ? 'scratch_changes' : 'scratch_rows'
  if (there)
    await loader.scratchAs(
      'scratch_changes',
      sql`${listed(FACT_KEY)}, ${listed(REPORTED_COLUMNS, 'r')}, ${listed(DERIVED_COLUMNS, 'r')}, f.anr_id_import is not null as was,
        r.line is not null as stays
        from (select * from ad_network_reports as f where ${isCovered(stretch, of)}) as f
        full join scratch_rows as r using (${listed(FACT_KEY)})
        where f.anr_id_import is null or r.line is null
          or (${listed(REPORTED_COLUMNS, 'f')}) is distinct from (${listed(REPORTED_COLUMNS, 'r')})`,
    )
  await loader.scratchAs(
    'scratch_site_days',
    sql`distinct anr_id_website as website, anr_date as day from ${sql.table(changes)}`,
  )
  return changes
}

/** So many new rows that what the planner knew of a month is of no use. */
const MANY = 5_000

const FACT = [...FACT_KEY, ...REPORTED_COLUMNS, ...DERIVED_COLUMNS] as const

/** The account of a website's day is whose it was then, and stays: what a month was paid for does not move. */
const openWebsiteDays = async (loader: Loader): Promise<void> => {
  const columns = ['wsd_id_website', 'wsd_date', 'wsd_id_account', 'wsd_pageviews', 'wsd_sessions']
  await loader.insert(
    'website_days',
    columns,
    sql`select w.id, d.day, ${accountOn('w.id', 'd.day')}, d.pageviews, d.sessions
      from scratch_website_days as d join websites as w on w.id = d.website
      on conflict (wsd_id_website, wsd_date) do update
        set wsd_pageviews = excluded.wsd_pageviews, wsd_sessions = excluded.wsd_sessions
        where (t.wsd_pageviews, t.wsd_sessions) is distinct from (excluded.wsd_pageviews, excluded.wsd_sessions)`,
  )
  await loader.insert(
    'website_days',
    columns,
    sql`select w.id, s.day, ${accountOn('w.id', 's.day')}, null::bigint, null::bigint
      from scratch_site_days as s join websites as w on w.id = s.website on conflict do nothing`,
  )
}

const countsOf = async (
  loader: Loader,
  changes: ChangesTable,
): Promise<Pick<ImportOutcome, 'inserted' | 'changed' | 'removed'>> => {
  const [counts] = await loader.select(sql<{ inserted: number; changed: number; removed: number }>`
    count(*) filter (where stays and not was) as inserted, count(*) filter (where stays and was) as changed,
    count(*) filter (where not stays) as removed from ${sql.table(changes)}`)
  return counts ?? { inserted: 0, changed: 0, removed: 0 }
}

/**
 * Makes the facts what came; rows that say what was said before stay as they are, with their share and net. What changed
 * goes and comes anew, for a million updates take five times as long as that.
 */
export const applyChanges = async (
  loader: Loader,
  changes: ChangesTable,
  { first, last, next }: ImportDays,
  importId: number,
) => {
  await openWebsiteDays(loader)
  const counts = await countsOf(loader, changes)
  if (counts.changed + counts.removed > 0)
    await loader.remove(
      'ad_network_reports',
      sql`using scratch_changes as c
        where c.was and ${equal(FACT_KEY, 't', 'c')} and t.anr_date between ${first}::date and ${last}::date`,
    )
  await loader.ensureMonthPartition('ad_network_reports', first, next)
  await loader.insert(
    'ad_network_reports',
    [...FACT, 'anr_id_account', 'anr_id_import'],
    sql`select ${listed(FACT, 'c')}, d.wsd_id_account, ${importId}::bigint from ${sql.table(changes)} as c
      join website_days as d on d.wsd_id_website = c.anr_id_website and d.wsd_date = c.anr_date
      where c.stays order by ${listed(FACT_KEY, 'c')}`,
  )
  if (counts.inserted > MANY) await loader.analyze('ad_network_reports', first)
  return counts
}
