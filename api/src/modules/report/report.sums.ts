import {
  addDays,
  CURRENCIES,
  type Currency,
  type Day,
  type DayRange,
  type Dimension,
  daysBetween,
  NO_SUMS,
  type RateBook,
  type Sums,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { PLANNED_ANEW } from '../../platform/db/statement-names'
import { dimensionColumn, filterConditions, type Source, sourceOf } from './report.columns'
import { NAME_COLUMNS } from './report.labels'
import { ratesOf } from './report.rates'
import { type Filters, type SiteScope, siteName } from './report.scope'
import type { Part } from './report.tables'

/**
 * The days of an answer fall into buckets: `current` are shown and compared with `before`, `rest` are shown and not
 * compared: today, and all days where nothing is compared.
 */
export const BUCKETS = ['current', 'rest', 'before'] as const
export type Bucket = (typeof BUCKETS)[number]

export type SumQuery = {
  dimensions: readonly Dimension[]
  filters: Filters
  siteScope: SiteScope
  currency: Currency
  book: RateBook
  /** The tables that each bucket is read from. */
  parts: readonly (Part & { bucket: Bucket })[]
  /** Whether it asks for viewability and clicks, which only some ad networks report. */
  withViewabilityAndClicks: boolean
  /** The buckets that pageviews are counted in; none where nobody asks for them. */
  pageviewDays: readonly (DayRange & { bucket: Bucket })[]
}

type Key = string | number | null
export type SumGroup = {
  bucket: Bucket
  key: Key[]
  /** For each element of `key`: the name of that id, or null where the dimension has no table of names. */
  names: (string | null)[]
  sums: Sums
  /** In which currencies the amounts were. */
  currencies: Currency[]
  /** Whether there was no rate for a part of it. */
  isUnrated: boolean
}

const COUNTS = ['ad_requests', 'refresh_ad_requests', 'impressions', 'refresh_impressions'] as const
const VIEWABILITY_AND_CLICKS = [
  'measurable_impressions',
  'viewable_impressions',
  'clicks',
  'clickable_impressions',
] as const
const countsOf = ({ withViewabilityAndClicks }: SumQuery) =>
  withViewabilityAndClicks ? [...COUNTS, ...VIEWABILITY_AND_CLICKS] : COUNTS

const VISITS = ['pageviews', 'sessions'] as const
const visitsOf = ({ pageviewDays }: SumQuery) => (pageviewDays.length > 0 ? VISITS : [])

const list = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts)

const chosenRows = (query: SumQuery, source: Source, { from, to }: DayRange, filters: Filters): RawBuilder<unknown> => {
  const joins = query.dimensions.flatMap(dimension => dimensionColumn(dimension, source, query.siteScope).join ?? [])
  const conditions = [
    sql`${source.day} between ${from}::date and ${to}::date`,
    ...filterConditions(filters, query.siteScope, source),
  ]
  return sql`from ${source.from} ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`
}

const keysOf = ({ dimensions, siteScope }: SumQuery, source: Source): RawBuilder<unknown>[] =>
  dimensions.map(
    (dimension, index) => sql`${dimensionColumn(dimension, source, siteScope).key} as ${sql.ref(`k${index}`)}`,
  )

type BucketRange = DayRange & { bucket: Bucket }
/** Days in a row that one table answers, and where in them each bucket begins. */
type Run<P extends BucketRange> = P & { begins: readonly { from: Day; bucket: Bucket }[] }

/** What follows day on day in the same table is read at once. */
const runsOf = <P extends BucketRange>(parts: readonly P[], isSame: (a: P, b: P) => boolean): Run<P>[] => {
  const runs: Run<P>[] = []
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const begin = { from: part.from, bucket: part.bucket }
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === part.from && isSame(last, part))
      runs[runs.length - 1] = { ...last, to: part.to, begins: [...last.begins, begin] }
    else runs.push({ ...part, begins: [begin] })
  }
  return runs
}

const bucketOf = (day: RawBuilder<unknown>, [first, ...later]: Run<BucketRange>['begins']): RawBuilder<unknown> => {
  const number = (bucket: Bucket = 'rest') => sql.raw(String(BUCKETS.indexOf(bucket)))
  const cases = later.toReversed().map(({ from, bucket }) => sql`when ${day} >= ${from}::date then ${number(bucket)}`)
  return cases.length > 0
    ? sql`case ${sql.join(cases, sql` `)} else ${number(first?.bucket)} end`
    : sql`${number(first?.bucket)}::int`
}

/** By website or account, the roll-up of websites has about one row for each group already: grouping again is skipped. */
const isAsFine = ({ dimensions }: SumQuery, { table }: Part): boolean =>
  (table === 'siteDays' || table === 'siteMonths') &&
  dimensions.some(dimension => dimension === 'website' || dimension === 'account')

/** Kept apart by day and currency, for these decide the rate. */
const summed = (query: SumQuery, part: Run<SumQuery['parts'][number]>): RawBuilder<unknown> => {
  const source = sourceOf(part.table)
  const { column } = source
  const skipsGrouping = isAsFine(query, part)
  const measures = ['value', 'net', ...countsOf(query)]
  const apart = [
    sql`${bucketOf(source.day, part.begins)} as bucket`,
    ...keysOf(query, source),
    sql`${source.day} as day`,
    sql`${column('currency')} as currency`,
    sql`${column('net_currency')} as net_currency`,
  ]
  const columns = [
    ...apart,
    ...measures.map(
      measure => sql`${skipsGrouping ? column(measure) : sql`sum(${column(measure)})`} as ${sql.ref(measure)}`,
    ),
    ...visitsOf(query).map(name => sql`null::numeric as ${sql.ref(name)}`),
  ]
  const grouped = apart.map((_, index) => sql.raw(String(index + 1)))
  const rows = sql`select ${list(columns)} ${chosenRows(query, source, part, query.filters)}`
  return skipsGrouping ? rows : sql`${rows} group by ${list(grouped)}`
}

/** Pageviews have no currency and are not converted; all else of their rows is left out. */
const pageviews = (
  query: SumQuery,
  { begins, ...range }: Run<SumQuery['pageviewDays'][number]>,
): RawBuilder<unknown> => {
  const source = sourceOf('pageviewDays')
  const keys = keysOf(query, source)
  const columns = [
    sql`${bucketOf(source.day, begins)} as bucket`,
    ...keys,
    sql`null::date as day`,
    sql`null::text as currency`,
    sql`null::text as net_currency`,
    ...['value', 'net', ...countsOf(query)].map(name => sql`null::bigint as ${sql.ref(name)}`),
    ...VISITS.map(name => sql`sum(${source.column(name)}) as ${sql.ref(name)}`),
  ]
  const grouped = ['bucket', ...keys].map((_, index) => sql.raw(String(index + 1)))
  return sql`select ${list(columns)} ${chosenRows(query, source, range, {})} group by ${list(grouped)}`
}

/** What each row says, in one field: to read a field from the embedded engine costs more than to sum it up. */
const sumsOf = (query: SumQuery): { name: string; value: RawBuilder<unknown> }[] => [
  { name: 'gross', value: sql`sum(s.value * g.rate)` },
  { name: 'net', value: sql`sum(s.net * n.rate)` },
  ...[...countsOf(query), ...visitsOf(query)].map(name => ({ name, value: sql`sum(${sql.ref(`s.${name}`)})` })),
  ...CURRENCIES.map(currency => ({
    name: currency,
    value: sql`bool_or(s.currency = ${currency}::text or s.net_currency = ${currency}::text)`,
  })),
  { name: 'isUnrated', value: sql`bool_or(s.currency is not null and (g.rate is null or n.rate is null))` },
]

/**
 * One statement, so that amounts and pageviews are of one moment. Amounts come out as whole numbers: micro-units times
 * a rate of ten places.
 */
const statement = (query: SumQuery): RawBuilder<unknown> => {
  const keys = query.dimensions.map((_, index) => sql`${sql.ref(`s.k${index}`)}`)
  const sums = [
    ...runsOf(query.parts, (a, b) => a.table === b.table).map(part => summed(query, part)),
    ...runsOf(query.pageviewDays, () => true).map(pages => pageviews(query, pages)),
  ]
  return sql`with rates (day, currency, rate) as materialized (${ratesOf(query.book, query.currency, query.parts)})
    select ${list([sql`s.bucket`, ...keys])}, row(${list(sumsOf(query).map(({ value }) => value))})::text as sums
    from (${sql.join(sums, sql` union all `)}) as s
    left join rates as g on g.day = s.day and g.currency = s.currency
    left join rates as n on n.day = s.day and n.currency = s.net_currency
    group by ${list([sql`s.bucket`, ...keys])}`
}

type SumRow = Record<string, string | number | null>

/** The numbers of a row by their names, and what is not known without one. */
const numbersOf = ({ sums }: SumRow, sumNames: readonly string[]): ReadonlyMap<string, string> => {
  const numbers = new Map<string, string>()
  for (const [index, text] of String(sums).slice(1, -1).split(',').entries())
    if (text) numbers.set(sumNames[index] ?? '', text)
  return numbers
}

const toGroup = (row: SumRow, dimensionCount: number, sumNames: readonly string[]): SumGroup => {
  const numbers = numbersOf(row, sumNames)
  const whole = (name: string): bigint => BigInt(numbers.get(name) ?? 0)
  const count = (name: string): number => Number(numbers.get(name) ?? 0)
  const countOrNone = (name: string): number | null => (numbers.has(name) ? count(name) : null)
  return {
    bucket: BUCKETS[Number(row.bucket)] ?? 'rest',
    key: Array.from({ length: dimensionCount }, (_, index) => row[`k${index}`] as Key),
    names: Array.from({ length: dimensionCount }, (_, index) => (row[`name${index}`] ?? null) as string | null),
    sums: {
      ...NO_SUMS,
      gross: whole('gross'),
      net: whole('net'),
      initialAdRequests: count('ad_requests'),
      refreshAdRequests: count('refresh_ad_requests'),
      initialImpressions: count('impressions'),
      refreshImpressions: count('refresh_impressions'),
      measurableImpressions: countOrNone('measurable_impressions'),
      viewableImpressions: countOrNone('viewable_impressions'),
      clicks: countOrNone('clicks'),
      clickableImpressions: countOrNone('clickable_impressions'),
      pageviews: countOrNone('pageviews'),
      sessions: countOrNone('sessions'),
    },
    currencies: CURRENCIES.filter(currency => numbers.get(currency) === 't'),
    isUnrated: numbers.get('isUnrated') === 't',
  }
}

/** Over more days than these no plan fits that was made for any days. */
const MOST_DAYS_OF_A_PLAN = 62

const planOf = ({ parts }: SumQuery): RawBuilder<unknown> => {
  const days = parts.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
  return sql.raw(days > MOST_DAYS_OF_A_PLAN ? PLANNED_ANEW : '')
}

/** Ids come with their names: to ask for these afterwards would be one question more for every answer. */
const withNamesSql = (query: SumQuery): RawBuilder<SumRow> => {
  const nameJoins = query.dimensions.flatMap((dimension, index) => {
    const place = NAME_COLUMNS[dimension]
    if (!place) return []
    const alias = `t${index}`
    const name = dimension === 'website' ? siteName(query.siteScope, alias) : sql.ref(`${alias}.${place.name}`)
    return [{ table: place.table, alias, name, key: sql.ref(`s.k${index}`), as: sql.ref(`name${index}`) }]
  })
  const names = nameJoins.map(({ name, as }) => sql`, ${name} as ${as}`)
  const joins = nameJoins.map(
    ({ table, alias, key }) =>
      sql`left join ${sql.table(table)} as ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = ${key}`,
  )
  return sql`${planOf(query)} select s.*${sql.join(names, sql``)} from (${statement(query)}) as s ${sql.join(joins, sql` `)}`
}

/** With `most`, no more groups than one above it: enough to see that there are too many. */
export const readSums = async (read: Reader, query: SumQuery, most?: number): Promise<SumGroup[]> => {
  const all = read.selectFrom(sql<SumRow>`(${withNamesSql(query)})`.as('t')).selectAll()
  const rows = await (most === undefined ? all : all.limit(most + 1)).execute()
  const names = sumsOf(query).map(({ name }) => name)
  return rows.map(row => toGroup(row, query.dimensions.length, names))
}
