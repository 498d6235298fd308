import {
  type Currency,
  type Day,
  type Dimension,
  type PerformanceAnswer,
  type ReportLine,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { EXPLORES, explored, exploredFile, preparedFile, unexplored } from '../../../test/explorers'
import { somebodyWith } from '../../../test/people'
import { DAYS, ownReport } from '../../../test/reports'

const { accounts, networks, product, sites } = ownReport()

const FIRST = '2026-08-25' as Day
const METRICS = ['gross', 'net', 'total_requests', 'total_impressions'] as const
type Metric = (typeof METRICS)[number]
type Chosen = Partial<Record<Dimension, string[]>>
type Reader = { token: string; sites: number[] }
type Case = {
  reader: keyof typeof readers
  currency: Currency
  from: Day
  to: Day
  rows: Dimension[]
  pivot?: Dimension
  filters: Chosen
}

const readers = { all: {} as Reader, managed: {} as Reader, own: {} as Reader }

beforeAll(async () => {
  const pairs = [...EXPLORES, 'candelaReport.list', 'dashboard.totalizers'] as const
  const [zeta = 0, alfa = 0] = accounts().map(({ id }) => id)
  const ids = sites().map(({ id }) => id)
  const of = async (scope: keyof typeof readers, indexes: number[]) => {
    const person = await somebodyWith(product(), pairs, scope)
    readers[scope] = { token: person.token, sites: indexes.map(index => ids[index] ?? 0) }
    return person.id
  }
  const { unaudited } = product().database
  await of('all', [0, 1, 2])
  await unaudited
    .insertInto('account_managers')
    .values({ acm_id_account: zeta, acm_id_user: await of('managed', [0, 2]), acm_is_main: true })
    .execute()
  await unaudited
    .insertInto('account_users')
    .values({ acu_id_account: alfa, acu_id_user: await of('own', [1]), acu_comission: '0' })
    .execute()
})

/** The same ones in every run. */
const chance = (() => {
  let state = 20
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
})()
const oneOf = <T>(values: readonly T[]): T => values[chance(values.length)] as T

const TOLD_APART = [
  'date',
  'week',
  'month',
  'website',
  'account',
  'product',
  'adNetwork',
  'technology',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'currency',
  'author',
] as const satisfies Dimension[]

const choosing: (() => Chosen)[] = [
  () => ({}),
  () => ({ device: [oneOf(['mobile', 'desktop'])] }),
  () => ({ format: ['video'] }),
  () => ({ currency: ['USD', 'EUR'] }),
  () => ({ author: ['Ana'] }),
  () => ({ adNetwork: ['second'] }),
  () => ({ adType: ['Display'], device: ['mobile'] }),
]

/** Names of networks and websites are filled in when they are there. */
const CASES: Case[] = Array.from({ length: 24 }, (_, index) => {
  const start = chance(70)
  const rows = [
    ...new Set([
      oneOf(TOLD_APART),
      ...(index % 3 ? [oneOf(TOLD_APART)] : []),
      ...(index % 5 ? [] : [oneOf(TOLD_APART)]),
    ]),
  ]
  const pivot = index % 2 ? undefined : oneOf(TOLD_APART.filter(each => !rows.includes(each) && each !== 'date'))
  return {
    reader: (['all', 'managed', 'own'] as const)[index % 3] ?? 'all',
    currency: (['BRL', 'USD', 'EUR'] as const)[chance(3)] ?? 'BRL',
    from: DAYS[start] as Day,
    to: DAYS[Math.min(87, start + 1 + chance(60))] as Day,
    rows,
    ...(pivot && { pivot }),
    filters: choosing[index % choosing.length]?.() ?? {},
  }
})

/** What a dimension is of a fact, in words of the answer. */
const KEYS: Record<(typeof TOLD_APART)[number], RawBuilder<string>> = {
  date: sql`to_char(f.anr_date, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', f.anr_date), 'YYYY-MM-DD')`,
  month: sql`to_char(date_trunc('month', f.anr_date), 'YYYY-MM-DD')`,
  website: sql`f.anr_id_website::text`,
  account: sql`f.anr_id_account::text`,
  product: sql`(select anw_product from websites where id = f.anr_id_website)`,
  adNetwork: sql`f.anr_id_ad_network::text`,
  technology: sql`f.anr_id_technology::text`,
  adNetworkType: sql`(select adn_id_ad_network_type::text from ad_networks where id = f.anr_id_ad_network)`,
  format: sql`(select fmt_name from formats where id = f.anr_format)`,
  device: sql`(select dev_name from devices where id = f.anr_device)`,
  adType: sql`(select adt_name from ad_types where id = f.anr_ad_type)`,
  currency: sql`f.anr_currency`,
  author: sql`f.anr_author`,
}

/** What a currency was worth in BRL: the rate of a closed month, or the quotation of the day. */
const worth = (
  currency: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`case ${currency} when 'BRL' then 1 else coalesce(
  (select ccl_value from currency_closings where ccl_currency = ${currency} and ccl_month = date_trunc('month', f.anr_date)),
  (select cue_value from currency_quotations where cue_currency = ${currency} and cue_date = f.anr_date)) end`

const placeOf = (words: readonly string[], chosen: readonly string[]): number[] =>
  chosen.map(word => words.indexOf(word) + 1)

type Told = Record<Metric, string> & { key: string }

/** Facts added up by hand, rounded once. */
const byHand = async ({ currency, from, to, filters }: Case, by: readonly Dimension[], of: readonly number[]) => {
  const amount = (value: string, column: string) => sql`round(sum(${sql.ref(value)} * ${worth(sql.ref(column))}
    / ${worth(sql`${currency}::text`)}) / 1000000, 2)::text`
  const key = by.length > 0 ? sql`json_build_array(${sql.join(by.map(each => KEYS[each as 'date']))})::text` : sql`'[]'`
  const { device, format, adType, currency: source, author, adNetwork } = filters
  const { rows } = await sql<Told>`select ${key} as key, ${amount('f.anr_value', 'f.anr_currency')} as gross,
      ${amount('f.anr_net', 'f.anr_net_currency')} as net,
      sum(f.anr_ad_requests + f.anr_refresh_ad_requests)::text as total_requests,
      sum(f.anr_impressions + f.anr_refresh_impressions)::text as total_impressions
    from ad_network_reports as f
    where f.anr_date between ${from}::date and ${to}::date and f.anr_id_website = any (${of}::bigint[])
      and ${device ? sql`f.anr_device = any (${placeOf(TYPES.device, device)}::int[])` : sql`true`}
      and ${format ? sql`f.anr_format = any (${placeOf(TYPES.formatName, format)}::int[])` : sql`true`}
      and ${adType ? sql`f.anr_ad_type = any (${placeOf(TYPES.adType, adType)}::int[])` : sql`true`}
      and ${source ? sql`f.anr_currency = any (${source}::text[])` : sql`true`}
      and ${author ? sql`f.anr_author = any (${author}::text[])` : sql`true`}
      and ${adNetwork ? sql`f.anr_id_ad_network = any (${adNetwork.map(Number)}::bigint[])` : sql`true`}
    group by 1`.execute(product().database.unaudited)
  return new Map(rows.map(({ key: text, ...numbers }) => [text.replaceAll(' ', ''), numbers]))
}

const numbersOf = ({ values }: ReportLine) => Object.fromEntries(METRICS.map(metric => [metric, values[metric]]))
const keyText = (key: PerformanceAnswer['rows'][number]['key'], by: readonly Dimension[]): string =>
  JSON.stringify(by.map(each => String(key[each]?.id ?? ''))).replaceAll(' ', '')

const CELLS = /(?:^|[,])("(?:[^"]|"")*"|[^,]*)/g
const cellsIn = (line: string): string[] => [...line.matchAll(CELLS)].map(([, cell = '']) => cell)

describe.each(CASES)('$reader in $currency from $from to $to, $rows by $pivot of $filters', each => {
  const { rows, pivot, currency, from, to } = each
  const filtersNow = () => ({
    ...each.filters,
    ...(each.filters.adNetwork && { adNetwork: [String(networks()[1]?.id)] }),
    // Facts are read of websites that are named.
    ...(each.reader === 'all' && { website: sites().map(({ id }) => String(id)) }),
  })
  const question = () => ({
    ...{ period: `${from}..${to}`, currency, rows, pivot, metrics: METRICS, perPage: 500 },
    filters: filtersNow(),
  })
  const hand = (by: readonly Dimension[]) => byHand({ ...each, filters: filtersNow() }, by, readers[each.reader].sites)

  it('is what facts add up to by hand, to the cent', async () => {
    const answer = await explored(product(), readers[each.reader], question())
    expect(answer.meta.total).toBe(answer.rows.length)
    const told = new Map(answer.rows.map(row => [keyText(row.key, rows), numbersOf(row)]))
    const expected = await hand(rows)
    expect(expected.size).toBeGreaterThan(0)
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
    expect(numbersOf(answer.totals)).toEqual((await hand([])).get('[]'))
    if (!pivot) return
    const cells = answer.rows.flatMap(({ key, cells: ofRow = [] }) =>
      ofRow.flatMap((cell, index) =>
        cell ? [[keyText({ ...key, ...answer.columns[index]?.key }, [...rows, pivot]), numbersOf(cell)] as const] : [],
      ),
    )
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(await hand([...rows, pivot])))
    const columns = answer.columns.map(column => [keyText(column.key, [pivot]), numbersOf(column)] as const)
    expect(Object.fromEntries(columns)).toEqual(Object.fromEntries(await hand([pivot])))
  })

  it('has the same numbers in its file', async () => {
    const { perPage: _, ...asked } = question()
    const answer = await explored(product(), readers[each.reader], question())
    const { text } = await exploredFile(product(), readers[each.reader], asked)
    const [, ...lines] = text.slice(1).trimEnd().split('\r\n')
    expect(lines.map(line => cellsIn(line).slice(rows.length))).toEqual(
      answer.rows.map(row =>
        [...(row.cells ?? []), row].flatMap(line => METRICS.map(metric => line?.values[metric] ?? '')),
      ),
    )
  })
})

it.each<[Dimension[], Day, string]>([
  [['website', 'device'], FIRST, 'filters.website'],
  [['author'], FIRST, 'filters.website'],
  [['account', 'format', 'month'], FIRST, 'filters.website'],
  [['date', 'author'], '2024-06-01' as Day, 'period'],
])('%j since %s is too much at once, and as a file what all facts add up to', async (rows, from, field) => {
  const { all } = readers
  const each: Case = { reader: 'all', currency: 'USD', from, to: '2026-11-07' as Day, rows, filters: {} }
  const question = { period: `${from}..${each.to}`, currency: each.currency, rows, metrics: METRICS }
  expect(await unexplored(product(), all, question)).toEqual([[field, 'asFile']])
  const { record, text } = await preparedFile(product(), all, question)
  const expected = await byHand(each, rows, all.sites)
  expect([record.state, record.error, record.exp_rows]).toEqual(['ready', null, expected.size])
  const [, ...lines] = text.slice(1).trimEnd().split('\r\n')
  const told = lines.map(line => cellsIn(line).slice(rows.length))
  const numbers = [...expected.values()].map(row => METRICS.map(metric => row[metric]))
  expect(told.toSorted()).toEqual(numbers.toSorted())
})

it('of more than three years there is no file either, and it says so', async () => {
  const question = { period: '2023-01-01..2026-11-07', rows: ['author'] }
  expect(await unexplored(product(), readers.all, question)).toEqual([['period', 'tooMuch']])
  const { record } = await preparedFile(product(), readers.all, question)
  expect([record.state, record.error]).toEqual(['failed', 'tooMuch'])
})

it.each(['all', 'managed', 'own'] as const)('the earnings report and the dashboard of %s say the same', async who => {
  for (const currency of ['BRL', 'USD'] as const) {
    const filters = { website: readers[who].sites.map(String) }
    const asked = { period: '2026-09-10..2026-11-07', currency, filters }
    const metrics = ['net', 'gross', 'total_impressions', 'fill', 'ecpm', 'pageviews', 'rpm', 'imp_per_page']
    const { token } = readers[who]
    const { totals } = await explored(product(), { token }, { ...asked, rows: ['week'], pivot: 'website', metrics })
    const statement = await product().call('POST', '/candelaReport/list', { token, body: { ...asked, step: 'day' } })
    const dashboard = await product().call('POST', '/dashboard/totalizers', { token, body: asked })
    for (const { body } of [statement, dashboard])
      expect((body.totals as ReportLine).values).toEqual(expect.objectContaining(totals.values))
    const byDevice = await explored(product(), { token }, { ...asked, rows: ['device', 'format'], pivot: 'month' })
    expect(byDevice.totals.values.net).toBe(totals.values.net)
  }
})
