import {
  CURRENCIES,
  type Currency,
  type DayRange,
  type Dimension,
  NO_SUMS,
  type RateBook,
  type Sums,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { chosenBy, type Source, sourceOf, toldBy } from './report.columns'
import type { Filters, Ground } from './report.ground'
import { ratesOf } from './report.rates'
import type { Part } from './report.router'

/** What part of an answer sums belong to: both, as what is shown is compared as well; today; the days before. */
export const STRETCHES = ['compared', 'rest', 'before'] as const
export type Stretch = (typeof STRETCHES)[number]

export type Asked = {
  dimensions: readonly Dimension[]
  filters: Filters
  ground: Ground
  currency: Currency
  book: RateBook
  /** Which tables each stretch of days is read from. */
  parts: readonly (Part & { stretch: Stretch })[]
  /** The stretches that pageviews are counted in; none where nobody asks for them. */
  pages: readonly (DayRange & { stretch: Stretch })[]
}

type Key = string | number | null
export type Group = {
  stretch: Stretch
  key: Key[]
  sums: Sums
  /** In which currencies the amounts were. */
  currencies: Currency[]
  /** Whether there was no rate for a part of it. */
  isUnrated: boolean
}

const MEASURES = ['value', 'net', 'ad_requests', 'refresh_ad_requests', 'impressions', 'refresh_impressions'] as const
const COUNTS = MEASURES.slice(2)

const list = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts)

const chosenRows = (asked: Asked, source: Source, { from, to }: DayRange, filters: Filters): RawBuilder<unknown> => {
  const joins = asked.dimensions.flatMap(dimension => toldBy(dimension, source, asked.ground).join ?? [])
  const conditions = [
    sql`${source.day} between ${from}::date and ${to}::date`,
    ...chosenBy(filters, asked.ground, source),
  ]
  return sql`from ${source.from} ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`
}

const keysOf = ({ dimensions, ground }: Asked, source: Source): RawBuilder<unknown>[] =>
  dimensions.map((dimension, index) => sql`${toldBy(dimension, source, ground).key} as ${sql.ref(`k${index}`)}`)

/** Kept apart by day and currency, for these decide the rate. */
const summed = (asked: Asked, part: Asked['parts'][number]): RawBuilder<unknown> => {
  const source = sourceOf(part.table)
  const { column } = source
  const columns = [
    sql`${STRETCHES.indexOf(part.stretch)}::int as stretch`,
    ...keysOf(asked, source),
    sql`${source.day} as day`,
    sql`${column('currency')} as currency`,
    sql`${column('net_currency')} as net_currency`,
    ...MEASURES.map(measure => sql`sum(${column(measure)}) as ${sql.ref(measure)}`),
  ]
  const grouped = columns.slice(1, -MEASURES.length).map((_, index) => sql.raw(String(index + 2)))
  return sql`select ${list(columns)} ${chosenRows(asked, source, part, asked.filters)} group by ${list(grouped)}`
}

const pageviews = (asked: Asked, { stretch, ...range }: Asked['pages'][number]): RawBuilder<unknown> => {
  const source = sourceOf('pages')
  const keys = keysOf(asked, source)
  const columns = [
    sql`${STRETCHES.indexOf(stretch)}::int as stretch`,
    ...keys,
    ...['gross', 'net', ...COUNTS].map(name => sql`null::numeric as ${sql.ref(name)}`),
    sql`sum(${source.column('pageviews')}) as pageviews`,
    sql`sum(${source.column('sessions')}) as sessions`,
    ...CURRENCIES.map(currency => sql`false as ${sql.ref(currency)}`),
    sql`false as "isUnrated"`,
  ]
  const grouped = keys.length > 0 ? sql`group by ${list(keys.map((_, index) => sql.raw(String(index + 2))))}` : sql``
  return sql`select ${list(columns)} ${chosenRows(asked, source, range, {})} ${grouped}`
}

/**
 * One statement, so that amounts and pageviews are of one moment. Amounts come out as whole numbers: micro-units times
 * a rate of ten places.
 */
const statement = (asked: Asked): RawBuilder<unknown> => {
  const keys = asked.dimensions.map((_, index) => sql`${sql.ref(`s.k${index}`)}`)
  const amounts = sql`select s.stretch, ${list([
    ...keys,
    sql`sum(s.value * g.rate) as gross`,
    sql`sum(s.net * n.rate) as net`,
    ...COUNTS.map(name => sql`sum(${sql.ref(`s.${name}`)}) as ${sql.ref(name)}`),
    sql`null::numeric as pageviews`,
    sql`null::numeric as sessions`,
    ...CURRENCIES.map(
      currency =>
        sql`bool_or(s.currency = ${currency}::text or s.net_currency = ${currency}::text) as ${sql.ref(currency)}`,
    ),
    sql`bool_or(g.rate is null or n.rate is null) as "isUnrated"`,
  ])}
    from (${sql.join(
      asked.parts.map(part => summed(asked, part)),
      sql` union all `,
    )}) as s
    left join rates as g on g.day = s.day and g.currency = s.currency
    left join rates as n on n.day = s.day and n.currency = s.net_currency
    group by ${list([sql`s.stretch`, ...keys])}`
  const all = [amounts, ...asked.pages.map(pages => pageviews(asked, pages))]
  return sql`with rates (day, currency, rate) as materialized (${ratesOf(asked.book, asked.currency, asked.parts)})
    ${sql.join(all, sql` union all `)}`
}

type Row = Record<string, string | number | boolean | null>

const whole = (value: Row[string] | undefined): bigint => BigInt(String(value ?? 0))
const count = (value: Row[string] | undefined): number => Number(value ?? 0)
const countOrNone = (value: Row[string] | undefined): number | null => (value == null ? null : Number(value))

const toGroup = (row: Row, dimensions: number): Group => ({
  stretch: STRETCHES[Number(row.stretch)] ?? 'rest',
  key: Array.from({ length: dimensions }, (_, index) => row[`k${index}`] as Key),
  sums: {
    ...NO_SUMS,
    gross: whole(row.gross),
    net: whole(row.net),
    adRequests: count(row.ad_requests),
    refreshAdRequests: count(row.refresh_ad_requests),
    impressions: count(row.impressions),
    refreshImpressions: count(row.refresh_impressions),
    pageviews: countOrNone(row.pageviews),
    sessions: countOrNone(row.sessions),
  },
  currencies: CURRENCIES.filter(currency => row[currency] === true),
  isUnrated: row.isUnrated === true,
})

export const readSums = async (read: Reader, asked: Asked): Promise<Group[]> => {
  const rows = await read
    .selectFrom(sql<Row>`(${statement(asked)})`.as('t'))
    .selectAll()
    .execute()
  return rows.map(row => toGroup(row, asked.dimensions.length))
}
