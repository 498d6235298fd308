import {
  addDays,
  type BodyOf,
  CURRENCIES,
  type Currency,
  daysBetween,
  type endpoints,
  GROSS_ROW_COLUMNS,
  type QueryOf,
  type ReportRowColumn,
  type ReportRowQuery,
  type ReportRowTotals,
  type RowChoice,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { totalOf } from '../../platform/db/counts'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains, isOneOf, listOf } from '../../platform/db/text'
import { wrongField } from '../../platform/http/app-error'
import { chosen, listAnswer, narrowed, type OrderOf, optionLimit, searched } from '../../platform/list'
import { type SiteScope, siteName } from '../report/report.scope'
import { amount, percentOf, perThousand, presentRows, type RowReader, rangeOfRows, rowReader } from './row.reader'
import {
  countedRowsIn,
  ecpm,
  fill,
  flagsFor,
  impressions,
  isFlagged,
  type RowsIn,
  requests,
  rowsIn,
  withShown,
} from './row.repository'

export type RowQuery = Pick<ReportRowQuery, 'search' | 'filters' | 'sort'>

const USUAL = [{ field: 'anr_date', dir: 'desc' }] as const satisfies OrderOf<ReportRowQuery>['usual']

/** Whose a row is, as far as the reader learns it. */
const knownAccount = ({ identifiableAccounts }: SiteScope): RawBuilder<string | null> =>
  identifiableAccounts === null
    ? sql.ref('a.acc_name')
    : sql`case when ${isOneOf('a.id', identifiableAccounts)} then a.acc_name end`

export const orderFor = ({ scope }: Pick<RowReader, 'scope'>): OrderOf<ReportRowQuery> => ({
  usual: USUAL,
  columns: {
    ...columnsOf('r', ['anr_date', 'anr_format', 'anr_device', 'anr_ad_type', 'anr_currency', 'anr_ad_requests']),
    ...columnsOf('r', [
      'anr_refresh_ad_requests',
      'anr_impressions',
      'anr_refresh_impressions',
      'anr_value',
      'anr_net',
    ]),
    anw_name: alphabetically(siteName(scope, 'w')),
    acc_name: alphabetically(knownAccount(scope)),
    adn_name: alphabetically('n.adn_name'),
    anc_name: alphabetically('c.anc_name'),
    ant_name: alphabetically('t.ant_name'),
    anr_author: alphabetically('r.anr_author'),
    imp_source: sql.ref('i.imp_source'),
    updated_at: sql.ref('i.created_at'),
    fill,
    ecpm,
  },
  nullable: ['acc_name', 'fill', 'ecpm'],
  id: 'r.id',
  // The number of a row is worked out of these, for each one.
  ties: [
    ...['r.anr_date', 'r.anr_id_website', 'r.anr_id_ad_network', 'r.anr_format', 'r.anr_device'],
    ...['r.anr_id_technology', 'r.anr_ad_type', 'r.anr_currency', 'r.anr_author'],
  ],
})

const numbers = (ids: readonly string[] | undefined): number[] | undefined => ids?.map(Number)

/** Words of a list as the small numbers that facts have. */
const places = (words: readonly string[], values: readonly string[] | undefined): number[] | undefined =>
  values?.map(value => words.indexOf(value) + 1)

const found = (scope: SiteScope, text: string): RawBuilder<SqlBool> =>
  sql`(${contains(siteName(scope, 'w'), text)} or ${contains('n.adn_name', text)} or ${contains('r.anr_author', text)})`

type RowChoices = Pick<RowQuery, 'search' | 'filters'>

/** What rows are chosen by that stands in them, or in their ad network. */
const ownConditions = ({ filters = {} }: RowChoices) => [
  chosen('r.anr_id_ad_network', numbers(filters.anr_id_ad_network)),
  chosen('n.adn_id_ad_network_type', numbers(filters.adn_id_ad_network_type)),
  chosen('r.anr_id_technology', numbers(filters.anr_id_technology)),
  chosen('r.anr_format', places(TYPES.formatName, filters.anr_format)),
  chosen('r.anr_device', places(TYPES.device, filters.anr_device)),
  chosen('r.anr_ad_type', places(TYPES.adType, filters.anr_ad_type)),
  chosen('r.anr_currency', filters.anr_currency),
]

export const matchingRows = ({ read, scope, range, seesGross }: RowReader, query: RowChoices) => {
  const { search, filters = {} } = query
  return narrowed(rowsIn(read, scope, range), [
    searched(search, text => found(scope, text)),
    ...ownConditions(query),
    chosen('i.imp_source', filters.imp_source),
    filters.flag?.length ? isFlagged(filters.flag.filter(flag => flagsFor(seesGross).includes(flag))) : undefined,
  ])
}

/** A million rows are not joined with what they name to be counted and added up, unless they are chosen by it. */
export const rowsToCount = (reader: RowReader, query: RowChoices): RowsIn => {
  const { search, filters: { imp_source = [], flag = [] } = {} } = query
  const isByNames = Boolean(search?.trim()) || imp_source.length > 0 || flag.length > 0
  const { read, scope, range } = reader
  return isByNames ? matchingRows(reader, query) : narrowed(countedRowsIn(read, scope, range), ownConditions(query))
}

/** What is not shown is no column to sort by either. */
export const assertShown = (
  { seesGross }: RowReader,
  query: RowQuery,
  columns: readonly ReportRowColumn[] = [],
): void => {
  if (seesGross) return
  for (const [index, { field }] of (query.sort ?? []).entries())
    if (GROSS_ROW_COLUMNS.has(field)) throw wrongField(`sort.${index}.field`, 'notAnOption')
  for (const [index, column] of columns.entries())
    if (GROSS_ROW_COLUMNS.has(column)) throw wrongField(`columns.${index}`, 'notAnOption')
}

export const readerOf = async (ctx: Ctx, query: RowQuery): Promise<RowReader> => {
  const reader = await rowReader(ctx, rangeOfRows(query.filters ?? {}), query.filters)
  assertShown(reader, query)
  return reader
}

/** In which direction rows follow their days, where they do so before anything else. */
export const dirOfDays = ({ sort = [] }: RowQuery): 'asc' | 'desc' | undefined => {
  const [first] = sort.length > 0 ? sort : USUAL
  return first?.field === 'anr_date' ? first.dir : undefined
}

/** So many days are looked at first: most pages that anybody opens are within them. */
const FIRST_DAYS = 3

const firstDaysOf = (reader: RowReader, query: RowQuery): RowReader | undefined => {
  const { from, to } = reader.range
  const dir = dirOfDays(query)
  if (!dir || daysBetween(from, to) < FIRST_DAYS) return undefined
  const range = dir === 'asc' ? { from, to: addDays(from, FIRST_DAYS - 1) } : { from: addDays(to, 1 - FIRST_DAYS), to }
  return { ...reader, range }
}

const pageOf = async (reader: RowReader, query: RowQuery, window: Window) => {
  const within = (days: RowReader) =>
    windowed(
      withShown(ordered(matchingRows(days, query), query.sort, orderFor(reader)), reader.scope, reader.seesGross),
      window,
    ).execute()
  const firstDays = firstDaysOf(reader, query)
  const rows = firstDays ? await within(firstDays) : []
  return rows.length === window.limit ? rows : within(reader)
}

export const listRows = async (ctx: Ctx, query: ReportRowQuery) => {
  const reader = await readerOf(ctx, query)
  return listAnswer(
    reader.read,
    query,
    totalOf(rowsToCount(reader, query)),
    window => pageOf(reader, query, window),
    rows => presentRows(reader, rows),
  )
}

type Sums = Record<'value' | 'net' | 'requests' | 'impressions', string> & {
  currency: Currency
  net_currency: Currency
}

/** Amounts of different currencies are never added up; the net of a fixed price may be of another than its gross. */
export const totalsOfRows = async (
  ctx: Ctx,
  query: BodyOf<typeof endpoints.adNetworkReport.totals>,
): Promise<ReportRowTotals> => {
  const reader = await readerOf(ctx, query)
  const groups = await rowsToCount(reader, query)
    .groupBy(['r.anr_currency', 'r.anr_net_currency'])
    .select(['r.anr_currency as currency', 'r.anr_net_currency as net_currency'])
    .select([
      sql<string>`sum(r.anr_value)::text`.as('value'),
      sql<string>`sum(r.anr_net)::text`.as('net'),
      sql<string>`sum(${requests})::text`.as('requests'),
      sql<string>`sum(${impressions})::text`.as('impressions'),
      sql<string>`count(*)::text`.as('rows'),
    ])
    .$castTo<Sums & { rows: string }>()
    .execute()
  const sum = (field: keyof Sums | 'rows', of: (group: Sums) => boolean = () => true): bigint =>
    groups.filter(of).reduce((total, group) => total + BigInt(group[field]), 0n)
  const totals = CURRENCIES.filter(each =>
    groups.some(({ currency, net_currency }) => [currency, net_currency].includes(each)),
  )
  return {
    rows: Number(sum('rows')),
    fill: percentOf(sum('impressions'), sum('requests')),
    totals: totals.map(each => {
      const isOf = ({ currency }: Sums) => currency === each
      const isNetOf = ({ net_currency }: Sums) => net_currency === each
      const [value, count, asked] = [sum('value', isOf), sum('impressions', isOf), sum('requests', isOf)]
      return {
        currency: each,
        value: reader.seesGross && groups.some(isOf) ? amount(value) : null,
        net: groups.some(isNetOf) ? amount(sum('net', isNetOf)) : null,
        ad_requests: Number(asked),
        impressions: Number(count),
        ecpm: reader.seesGross ? perThousand(value, count) : null,
      }
    }),
  }
}

/** Of these numbers of a list, or of all that it finds, the keys of the rows. */
export const keysOfRows = async (
  ctx: Ctx,
  query: RowQuery,
  ids: readonly number[] | null,
  limit: number,
): Promise<{ id: number; key: string }[]> => {
  const reader = await readerOf(ctx, query)
  const rows = matchingRows(reader, query).select(['r.id', 'r.anr_key as key'])
  return (ids ? rows.where(sql<SqlBool>`r.id = any (${listOf(ids)})`) : rows).limit(limit).execute()
}

const CHOICES: Record<RowChoice, { table: string; label: string }> = {
  website: { table: 'websites', label: 'anw_name' },
  account: { table: 'accounts', label: 'acc_name' },
  network: { table: 'ad_networks', label: 'adn_name' },
  technology: { table: 'ad_network_categories', label: 'anc_name' },
  type: { table: 'ad_network_types', label: 'ant_name' },
}

/** What of the roll-ups of months in reach has such an id. */
const KNOWN: Record<RowChoice, RawBuilder<unknown>> = {
  website: sql`s.rmo_id_website`,
  account: sql`s.rmo_id_account`,
  network: sql`s.rmo_id_ad_network`,
  technology: sql`s.rmo_id_technology`,
  type: sql`(select x.adn_id_ad_network_type from ad_networks as x where x.id = s.rmo_id_ad_network)`,
}

/** What there are rows of, as far as they are in reach. */
export const rowChoices = async (
  ctx: Ctx,
  { of, id, search, limit }: QueryOf<typeof endpoints.adNetworkReport.choices>,
): Promise<{ id: number; label: string }[]> => {
  const { scope, read } = await readerOf(ctx, {})
  const { table, label } = CHOICES[of]
  const pairs = scope.websiteAccounts
  const isThere = pairs
    ? sql<SqlBool>`x.id in (select ${KNOWN[of]} from rollup_months as s where (s.rmo_id_website, s.rmo_id_account) in
        (select * from unnest(${listOf(pairs.map(({ website }) => website))}, ${listOf(pairs.map(({ account }) => account))})))`
    : sql<SqlBool>`true`
  const isKnown =
    of === 'account' && scope.identifiableAccounts ? isOneOf('x.id', scope.identifiableAccounts) : sql<SqlBool>`true`
  const name = of === 'website' ? siteName(scope, 'x') : sql.ref(`x.${label}`)
  const named = sql<{
    id: number
    label: string
  }>`(select x.id, ${name} as label from ${sql.table(table)} as x
    where ${isThere} and ${isKnown})`
  return narrowed(read.selectFrom(named.as('o')), [
    searched(search, text => contains('o.label', text)),
    id === undefined ? undefined : chosen('o.id', [Number(id)]),
  ])
    .selectAll()
    .orderBy(alphabetically('o.label'))
    .orderBy('o.id')
    .limit(optionLimit({ limit }))
    .execute()
}
