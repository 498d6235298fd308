import {
  addDays,
  type Currency,
  type Day,
  fixedOfDay,
  rateOn,
  type ShareVersion,
  spread,
  versionOn,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Loader } from '../../platform/loader'
import { accountOn } from './facts.account'
import type { ImportDays } from './facts.check'
import { DERIVED_COLUMNS, equal, FACT_KEY, REPORTED_COLUMNS } from './facts.columns'
import type { ImportLookups } from './facts.lookups'
import type { ImportRequest } from './facts.types'

/** The network of the placeholder that carries a fixed value's part of a day without rows. */
export const NO_NETWORK = 0

type DayFact = Record<(typeof FACT_KEY)[number], string | number> & {
  anr_date: Day
  anr_currency: Currency
  anr_value: number
  anr_net: number
  anr_net_currency: Currency
  anr_id_share: number
  touched: boolean
}

const isFixed = (version: ShareVersion | undefined): version is ShareVersion & { currency: Currency } =>
  version?.type === 'website_fixed_value' && version.currency !== null

/** Nothing depends on what a currency is worth before anybody quoted it: one of it counts as one of any other. */
const UNKNOWN_RATE = 10n ** 10n

/** The day's part of the value over its rows, by what they grossed. */
const partsOf = (book: ImportLookups, version: ShareVersion, day: Day, facts: readonly DayFact[]): bigint[] => {
  const worth = ({ anr_value, anr_currency }: DayFact) =>
    BigInt(anr_value) * (rateOn(book.rates, anr_currency, 'BRL', day)?.rate ?? UNKNOWN_RATE)
  return spread(fixedOfDay(version, day), facts.map(worth))
}

type Net = Record<string, string | number>

/** What the days of one website become. */
type Plan = { nets: Net[]; lines: Net[]; goneLines: Day[] }

type SiteDay = { day: Day; version: ShareVersion | undefined; isRemoved: boolean }

const planDay = (plan: Plan, book: ImportLookups, { day, version, isRemoved }: SiteDay, facts: DayFact[]): void => {
  const line = facts.find(({ anr_id_ad_network }) => anr_id_ad_network === NO_NETWORK)
  const rows = facts.filter(fact => fact !== line)
  if (rows.length === 0) {
    if (line || isRemoved || !isFixed(version)) return
    const said = { net: fixedOfDay(version, day).toString(), currency: version.currency, share: version.id }
    plan.lines.push({ day, ...said })
    return
  }
  if (line) plan.goneLines.push(day)
  if (!isFixed(version) || !(line || rows.some(({ touched }) => touched))) return
  const parts = partsOf(book, version, day, rows)
  rows.forEach((row, index) => {
    const net = String(parts[index])
    if (net === String(row.anr_net) && row.anr_net_currency === version.currency && row.anr_id_share === version.id)
      return
    const key = Object.fromEntries(FACT_KEY.map(column => [column, row[column]]))
    plan.nets.push({ ...key, net, currency: version.currency, share: version.id })
  })
}

const planOf = async (
  loader: Loader,
  book: ImportLookups,
  website: number,
  stretch: ImportDays,
): Promise<Plan & { days: Day[] }> => {
  const facts = await loader.select(sql<DayFact>`f.*, s.day is not null as touched from ad_network_reports as f
    left join scratch_site_days as s on s.website = f.anr_id_website and s.day = f.anr_date
    where f.anr_id_website = ${website}::bigint and f.anr_date between ${stretch.from}::date and ${stretch.to}::date
    order by f.anr_date, f.anr_id_ad_network, f.anr_format, f.anr_device, f.anr_id_technology, f.anr_ad_type,
      f.anr_currency, f.anr_author collate "C"`)
  const plan: Plan = { nets: [], lines: [], goneLines: [] }
  const versions = book.shares.get(website) ?? []
  const removal = book.removals.get(website)
  for (let day = stretch.from; day <= stretch.to; day = addDays(day, 1)) {
    const ofDay = facts.filter(({ anr_date }) => anr_date === day)
    const isRemoved = removal !== undefined && day > removal
    planDay(plan, book, { day, version: versionOn(versions, day), isRemoved }, ofDay)
  }
  const days = [...plan.nets.map(({ anr_date }) => anr_date), ...plan.lines.map(({ day }) => day), ...plan.goneLines]
  return { ...plan, days: [...new Set(days as Day[])] }
}

const fromJson = (rows: unknown, columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(${sql.raw(columns)})`

const KEY_TYPES = `anr_id_website bigint, anr_date date, anr_id_ad_network bigint, anr_format smallint,
  anr_device smallint, anr_id_technology bigint, anr_ad_type smallint, anr_currency text, anr_author text`

/** The lines come after the rows that took their place went, and on days that have an account. */
const storePlan = async (
  loader: Loader,
  website: number,
  { nets, lines, goneLines }: Plan,
  importId: number,
): Promise<void> => {
  if (goneLines.length > 0)
    await loader.remove(
      'ad_network_reports',
      sql`where t.anr_id_website = ${website}::bigint and t.anr_id_ad_network = ${NO_NETWORK}::bigint
        and t.anr_date = any (${`{${goneLines.join(',')}}`}::date[])`,
    )
  if (nets.length > 0)
    await loader.update(
      'ad_network_reports',
      sql`set anr_net = n.net, anr_net_currency = n.currency, anr_id_share = n.share, anr_id_import = ${importId}::bigint
        from ${fromJson(nets, `${KEY_TYPES}, net bigint, currency text, share bigint`)} where ${equal(FACT_KEY, 't', 'n')}`,
    )
  if (lines.length === 0) return
  await loader.insert(
    'website_days',
    ['wsd_id_website', 'wsd_date', 'wsd_id_account'],
    sql`select w.id, n.day, ${accountOn('w.id', 'n.day')} from ${fromJson(lines, 'day date')}
      join websites as w on w.id = ${website}::bigint on conflict do nothing`,
  )
  await loader.insert(
    'ad_network_reports',
    [...FACT_KEY, ...REPORTED_COLUMNS, ...DERIVED_COLUMNS, 'anr_id_account', 'anr_id_import'],
    sql`select d.wsd_id_website, d.wsd_date, ${NO_NETWORK}::bigint, 0, 0, 0, 0, n.currency, '', 0, 0, 0, 0, 0,
        null, null, null, n.net, n.currency, n.share, d.wsd_id_account, ${importId}::bigint
      from ${fromJson(lines, 'day date, net bigint, currency text, share bigint')}
      join website_days as d on d.wsd_id_website = ${website}::bigint and d.wsd_date = n.day`,
  )
}

/**
 * Websites with a fixed value get it day by day, whatever their rows grossed: it is spread over all rows of a day that
 * the import touched, and stands in a line of its own where a covered day has none. A removed website is owed
 * nothing for later days as such, only for rows that still arrive for them.
 */
export const spreadFixedValues = async (
  loader: Loader,
  book: ImportLookups,
  stretch: ImportDays,
  of: ImportRequest['coverage'],
  importId: number,
): Promise<void> => {
  const covered = of?.websites && new Set(of.websites)
  for (const [website, versions] of book.shares) {
    if (!versions.some(isFixed) || (covered && !covered.has(website))) continue
    const { days, ...plan } = await planOf(loader, book, website, stretch)
    if (days.length === 0) continue
    const dates = days.map(day => ({ website, day }))
    await loader.insert(
      'scratch_site_days',
      ['website', 'day'],
      sql`select n.website, n.day from ${fromJson(dates, 'website bigint, day date')}
        where not exists (select from scratch_site_days as s where s.website = n.website and s.day = n.day)`,
    )
    await storePlan(loader, website, plan, importId)
  }
}
