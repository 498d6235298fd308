import {
  type Currency,
  changeOf,
  comparedRanges,
  type DayRange,
  DEFAULT_CURRENCY,
  dayIn,
  type FileCell,
  metricDecimal,
  NO_SUMS,
  PLATFORM_ZONE,
  rangeOf,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { ratesOf, readRatesAndLastImport } from './report.rates'

/**
 * Net of the last 30 days, today included, and its change in percent against the whole weeks before; the change leaves
 * today out.
 */
export type Earnings30 = { net30: string | null; net30_currency: Currency; change30: string | null }
export const pickEarnings30 = ({ net30, net30_currency, change30 }: Earnings30): Earnings30 => ({
  net30,
  net30_currency,
  change30,
})

type Of = 'account' | 'website'

/** The days of lists are the platform's: what stands in a column is about the same days in every row. */
const rangesOn = (now: Date): { shown: DayRange; current: DayRange; previous: DayRange } => {
  const today = dayIn(PLATFORM_ZONE, now)
  const shown = rangeOf('last30', today) ?? { from: today, to: today }
  return { shown, ...(comparedRanges(shown, 'previous', today) ?? { current: shown, previous: shown }) }
}

/** A list of accounts credits each day to the account of that day; a list of websites counts the days under the present account. */
const sourceFor = (of: Of, ids: readonly number[] | null): { id: RawBuilder<unknown>; from: RawBuilder<unknown> } => {
  if (of === 'website')
    return {
      id: sql`f.rsd_id_website`,
      from: sql`rollup_site_days as f join websites as fw on fw.id = f.rsd_id_website
        and fw.anw_account_id = f.rsd_id_account and ${ids ? isOneOf('f.rsd_id_website', ids) : sql`true`}`,
    }
  const sites = sql`(select distinct rsm_id_website as id from rollup_site_months
    where ${isOneOf('rsm_id_account', ids ?? [])})`
  return {
    id: sql`f.rsd_id_account`,
    from: ids
      ? sql`${sites} as fs join rollup_site_days as f
          on f.rsd_id_website = fs.id and ${isOneOf('f.rsd_id_account', ids)}`
      : sql`rollup_site_days as f`,
  }
}

const within = ({ from, to }: DayRange): RawBuilder<boolean> => sql`f.rsd_date between ${from}::date and ${to}::date`

export type RatesAndRanges = { rates: RawBuilder<unknown>; shown: DayRange; current: DayRange; previous: DayRange }

const ratesWithin = async (read: Reader, currency: Currency, days: DayRange): Promise<RawBuilder<unknown>> => {
  const { book } = await readRatesAndLastImport(read, days)
  return ratesOf(book, currency, [{ ...days, table: 'siteDays' }])
}

export const ratesAndRanges = async (read: Reader, currency: Currency, now: Date): Promise<RatesAndRanges> => {
  const ranges = rangesOn(now)
  const days = { from: ranges.previous.from, to: ranges.shown.to }
  return { ...ranges, rates: await ratesWithin(read, currency, days) }
}

const JOIN_RATES = sql`left join r on r.day = f.rsd_date and r.currency = f.rsd_net_currency`

/**
 * Sums of micro-units by a rate, as text: of the days that are shown, of the days of now that are compared, and of those
 * before them; and whether a rate was missing.
 */
export type EarningSums = { net: string; current: string; previous: string; isUnrated: boolean }

export const toEarnings30 = ({
  net,
  current,
  previous,
  isUnrated,
}: EarningSums): Omit<Earnings30, 'net30_currency'> => {
  if (isUnrated) return { net30: null, change30: null }
  const sums = (text: string) => ({ ...NO_SUMS, net: BigInt(text) })
  return { net30: metricDecimal('net', sums(net)), change30: changeOf('net', sums(current), sums(previous)) }
}

/** Of these ones; whoever earned nothing is not among them. */
const earnings30Of = async (
  read: Reader,
  of: Of,
  ids: readonly number[],
  currency: Currency,
  now = new Date(),
): Promise<ReadonlyMap<number, Omit<Earnings30, 'net30_currency'>>> => {
  if (ids.length === 0) return new Map()
  const { rates, shown, current, previous } = await ratesAndRanges(read, currency, now)
  const { id, from } = sourceFor(of, ids)
  const sum = (range: DayRange) => sql`coalesce(sum(f.rsd_net * r.rate) filter (where ${within(range)}), 0)::text`
  const rows = await read
    .selectFrom(
      sql<{ id: number } & EarningSums>`(
        with r (day, currency, rate) as materialized (${rates})
        select ${id} as id, ${sum(shown)} as net, ${sum(current)} as current, ${sum(previous)} as previous,
          bool_or(r.rate is null) as "isUnrated"
        from ${from} ${JOIN_RATES} where ${within({ from: previous.from, to: shown.to })} group by 1)`.as('t'),
    )
    .selectAll()
    .execute()
  return new Map(rows.map(row => [row.id, toEarnings30(row)]))
}

/** Subquery `rn`: each account's or website's net of 30 days, to sort a list by. */
const buildNetSubquery = async (read: Reader, of: Of, currency: Currency, now = new Date()) => {
  const { rates, shown } = await ratesAndRanges(read, currency, now)
  const { id, from } = sourceFor(of, null)
  return sql<{ id: number; net: string }>`(
    with r (day, currency, rate) as materialized (${rates})
    select ${id} as id, sum(f.rsd_net * r.rate) as net from ${from} ${JOIN_RATES} where ${within(shown)} group by 1)`.as(
    'rn',
  )
}

export type NetSubquery = Awaited<ReturnType<typeof buildNetSubquery>>

/** The net of 30 days as a subquery, joined as `rn`; undefined unless the list is sorted by it. */
export const netSubqueryFor = async (
  read: Reader,
  of: Of,
  { sort = [], currency = DEFAULT_CURRENCY }: { sort?: readonly { field: string }[]; currency?: Currency },
): Promise<NetSubquery | undefined> =>
  sort.some(({ field }) => field === 'net30') ? buildNetSubquery(read, of, currency) : undefined

export const netToSortBy = sql`coalesce(rn.net, 0)`

/** Rows of a list with what each of them earned. */
export const withEarnings30 = async <R extends { id: number }>(
  read: Reader,
  of: Of,
  rows: readonly R[],
  currency: Currency = DEFAULT_CURRENCY,
): Promise<(R & Earnings30)[]> => {
  const ids = rows.map(({ id }) => id)
  const recent = await earnings30Of(read, of, ids, currency)
  const nothing = { net30: '0.00', change30: null }
  return rows.map(row => ({ ...row, ...(recent.get(row.id) ?? nothing), net30_currency: currency }))
}

type Net30 = Pick<Earnings30, 'net30' | 'net30_currency'>

/** The same without the change, so that half of the days are read: of what is found while somebody types. */
export const withNet30 = async <R extends { id: number }>(
  read: Reader,
  of: Of,
  rows: readonly R[],
  currency: Currency = DEFAULT_CURRENCY,
): Promise<(R & Net30)[]> => {
  if (rows.length === 0) return []
  const { shown } = rangesOn(new Date())
  const { id, from } = sourceFor(
    of,
    rows.map(row => row.id),
  )
  const rates = await ratesWithin(read, currency, shown)
  const sums = await read
    .selectFrom(
      sql<{ id: number; net: string; isUnrated: boolean }>`(
        with r (day, currency, rate) as materialized (${rates})
        select ${id} as id, coalesce(sum(f.rsd_net * r.rate), 0)::text as net, bool_or(r.rate is null) as "isUnrated"
        from ${from} ${JOIN_RATES} where ${within(shown)} group by 1)`.as('t'),
    )
    .selectAll()
    .execute()
  const netOf = new Map(
    sums.map(({ id, net, isUnrated }) => [
      id,
      isUnrated ? null : metricDecimal('net', { ...NO_SUMS, net: BigInt(net) }),
    ]),
  )
  return rows.map(row => {
    const net30 = netOf.get(row.id)
    return { ...row, net30: net30 === undefined ? '0.00' : net30, net30_currency: currency }
  })
}

/** One record with what it earned. */
export const oneWithEarnings30 = async <R extends { id: number }>(
  read: Reader,
  of: Of,
  row: R,
  currency: Currency = DEFAULT_CURRENCY,
): Promise<R & Earnings30> => {
  const [shown] = await withEarnings30(read, of, [row], currency)
  if (!shown) throw new Error('a row went missing')
  return shown
}

/** In a file; of something after nothing there is no percentage. */
export const decimalCell = (text: string | null): FileCell => (text === null || text === 'new' ? null : { exact: text })
