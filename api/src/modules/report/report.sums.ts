import {
  addDays,
  CURRENCIES,
  type Currency,
  type Day,
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
import { NAMED } from './report.labels'
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
  /** Whether it is about what only some ad networks say. */
  isDetailed: boolean
  /** The stretches that pageviews are counted in; none where nobody asks for them. */
  pages: readonly (DayRange & { stretch: Stretch })[]
}

type Key = string | number | null
export type Group = {
  stretch: Stretch
  key: Key[]
  /** What its parts are called, where they are ids. */
  names: (string | null)[]
  sums: Sums
  /** In which currencies the amounts were. */
  currencies: Currency[]
  /** Whether there was no rate for a part of it. */
  isUnrated: boolean
}

const COUNTS = ['ad_requests', 'refresh_ad_requests', 'impressions', 'refresh_impressions'] as const
const DETAILS = ['measurable_impressions', 'viewable_impressions', 'clicks', 'clickable_impressions'] as const
const countsOf = ({ isDetailed }: Asked) => (isDetailed ? [...COUNTS, ...DETAILS] : COUNTS)

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

type Stretched = DayRange & { stretch: Stretch }
/** Days in a row that one table answers, and where in them which stretch begins. */
type Run<P extends Stretched> = P & { begins: readonly { from: Day; stretch: Stretch }[] }

/** What follows day on day in the same table is read at once. */
const runsOf = <P extends Stretched>(parts: readonly P[], isSame: (a: P, b: P) => boolean): Run<P>[] => {
  const runs: Run<P>[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const begin = { from: part.from, stretch: part.stretch }
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === part.from && isSame(last, part))
      runs[runs.length - 1] = { ...last, to: part.to, begins: [...last.begins, begin] }
    else runs.push({ ...part, begins: [begin] })
  }
  return runs
}

const stretchOf = (day: RawBuilder<unknown>, [first, ...later]: Run<Stretched>['begins']): RawBuilder<unknown> => {
  const number = (stretch: Stretch = 'rest') => sql.raw(String(STRETCHES.indexOf(stretch)))
  const cases = later.toReversed().map(({ from, stretch }) => sql`when ${day} >= ${from}::date then ${number(stretch)}`)
  return cases.length > 0
    ? sql`case ${sql.join(cases, sql` `)} else ${number(first?.stretch)} end`
    : sql`${number(first?.stretch)}::int`
}

/** Where lines are websites or accounts, their tables hold hardly more rows than there are sums by day and currency. */
const isAsFine = ({ dimensions }: Asked, { table }: Part): boolean =>
  (table === 'siteDays' || table === 'siteMonths') &&
  dimensions.some(dimension => dimension === 'website' || dimension === 'account')

/** Kept apart by day and currency, for these decide the rate. */
const summed = (asked: Asked, part: Run<Asked['parts'][number]>): RawBuilder<unknown> => {
  const source = sourceOf(part.table)
  const { column } = source
  const isRow = isAsFine(asked, part)
  const measures = ['value', 'net', ...countsOf(asked)]
  const columns = [
    sql`${stretchOf(source.day, part.begins)} as stretch`,
    ...keysOf(asked, source),
    sql`${source.day} as day`,
    sql`${column('currency')} as currency`,
    sql`${column('net_currency')} as net_currency`,
    ...measures.map(measure => sql`${isRow ? column(measure) : sql`sum(${column(measure)})`} as ${sql.ref(measure)}`),
  ]
  const grouped = columns.slice(0, -measures.length).map((_, index) => sql.raw(String(index + 1)))
  const rows = sql`select ${list(columns)} ${chosenRows(asked, source, part, asked.filters)}`
  return isRow ? rows : sql`${rows} group by ${list(grouped)}`
}

const pageviews = (asked: Asked, { begins, ...range }: Run<Asked['pages'][number]>): RawBuilder<unknown> => {
  const source = sourceOf('pages')
  const keys = keysOf(asked, source)
  const columns = [
    sql`${stretchOf(source.day, begins)} as stretch`,
    ...keys,
    ...['gross', 'net', ...countsOf(asked)].map(name => sql`null::numeric as ${sql.ref(name)}`),
    sql`sum(${source.column('pageviews')}) as pageviews`,
    sql`sum(${source.column('sessions')}) as sessions`,
    ...CURRENCIES.map(currency => sql`false as ${sql.ref(currency)}`),
    sql`false as "isUnrated"`,
  ]
  const grouped = ['stretch', ...keys].map((_, index) => sql.raw(String(index + 1)))
  return sql`select ${list(columns)} ${chosenRows(asked, source, range, {})} group by ${list(grouped)}`
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
    ...countsOf(asked).map(name => sql`sum(${sql.ref(`s.${name}`)}) as ${sql.ref(name)}`),
    sql`null::numeric as pageviews`,
    sql`null::numeric as sessions`,
    ...CURRENCIES.map(
      currency =>
        sql`bool_or(s.currency = ${currency}::text or s.net_currency = ${currency}::text) as ${sql.ref(currency)}`,
    ),
    sql`bool_or(g.rate is null or n.rate is null) as "isUnrated"`,
  ])}
    from (${sql.join(
      runsOf(asked.parts, (a, b) => a.table === b.table).map(part => summed(asked, part)),
      sql` union all `,
    )}) as s
    left join rates as g on g.day = s.day and g.currency = s.currency
    left join rates as n on n.day = s.day and n.currency = s.net_currency
    group by ${list([sql`s.stretch`, ...keys])}`
  const all = [amounts, ...runsOf(asked.pages, () => true).map(pages => pageviews(asked, pages))]
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
  names: Array.from({ length: dimensions }, (_, index) => (row[`l${index}`] ?? null) as string | null),
  sums: {
    ...NO_SUMS,
    gross: whole(row.gross),
    net: whole(row.net),
    adRequests: count(row.ad_requests),
    refreshAdRequests: count(row.refresh_ad_requests),
    impressions: count(row.impressions),
    refreshImpressions: count(row.refresh_impressions),
    measurableImpressions: countOrNone(row.measurable_impressions),
    viewableImpressions: countOrNone(row.viewable_impressions),
    clicks: countOrNone(row.clicks),
    clickableImpressions: countOrNone(row.clickable_impressions),
    pageviews: countOrNone(row.pageviews),
    sessions: countOrNone(row.sessions),
  },
  currencies: CURRENCIES.filter(currency => row[currency] === true),
  isUnrated: row.isUnrated === true,
})

/** Ids come with their names: to ask for these afterwards would be one question more for every answer. */
const named = (asked: Asked): RawBuilder<Row> => {
  const places = asked.dimensions.flatMap((dimension, index) => {
    const place = NAMED[dimension]
    return place ? [{ ...place, alias: `n${index}`, key: sql.ref(`s.k${index}`), as: sql.ref(`l${index}`) }] : []
  })
  const names = places.map(({ alias, name, as }) => sql`, ${sql.ref(`${alias}.${name}`)} as ${as}`)
  const joins = places.map(
    ({ table, alias, key }) =>
      sql`left join ${sql.table(table)} as ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = ${key}`,
  )
  return sql`select s.*${sql.join(names, sql``)} from (${statement(asked)}) as s ${sql.join(joins, sql` `)}`
}

export const readSums = async (read: Reader, asked: Asked): Promise<Group[]> => {
  const rows = await read
    .selectFrom(sql<Row>`(${named(asked)})`.as('t'))
    .selectAll()
    .execute()
  return rows.map(row => toGroup(row, asked.dimensions.length))
}
