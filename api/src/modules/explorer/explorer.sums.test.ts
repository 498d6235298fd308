import type { Currency, Day, Dimension, PerformanceAnswer, ReportLine } from '@candela/shared-contract'
import { byHand, type Chosen, chances, SUMMED as METRICS, TOLD_APART } from '../../../test/by-hand'
import { EXPLORES, explored, exploredFile, preparedFile, refusedFile, unexplored } from '../../../test/explorers'
import { somebodyWith } from '../../../test/people'
import { DAYS, ownReport } from '../../../test/reports'

const { accounts, networks, product, sites } = ownReport()

const FIRST = '2026-08-25' as Day
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

const { chance, oneOf } = chances(20)

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
  const hand = (by: readonly Dimension[]) =>
    byHand(product(), { ...each, filters: filtersNow() }, by, readers[each.reader].sites)

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
  const expected = await byHand(product(), each, rows, all.sites)
  expect([record.state, record.error, record.exp_rows]).toEqual(['ready', null, expected.size])
  const [, ...lines] = text.slice(1).trimEnd().split('\r\n')
  const told = lines.map(line => cellsIn(line).slice(rows.length))
  const numbers = [...expected.values()].map(row => METRICS.map(metric => row[metric]))
  expect(told.toSorted()).toEqual(numbers.toSorted())
})

describe('the columns of a file', () => {
  const asked = { period: '2026-11-01..2026-11-07', rows: ['date', 'website'], metrics: ['net', 'gross'] }
  const linesOf = async (facts: object) => {
    const { text } = await exploredFile(product(), readers.all, { ...asked, ...facts })
    return text.slice(1).trimEnd().split('\r\n').map(cellsIn)
  }

  it('are those that are wanted, in their order; rows stay as they are', async () => {
    const whole = await linesOf({})
    expect(whole.length).toBeGreaterThan(20)
    expect(await linesOf({ columns: ['date', 'gross', 'website'] })).toEqual(
      whole.map(([date, website, , gross]) => [date, gross, website]),
    )
    const sorted = { sort: { field: 'net', dir: 'asc' } }
    expect(await linesOf({ ...sorted, columns: ['date', 'gross'] })).toEqual(
      (await linesOf(sorted)).map(([date, , , gross]) => [date, gross]),
    )
    const beside = await linesOf({ rows: ['date'], pivot: 'device' })
    expect(await linesOf({ rows: ['date'], pivot: 'device', columns: ['gross', 'date'] })).toEqual(
      beside.map(line => line.filter((_, index) => index % 2 === 0)),
    )
  })

  it('are none but of its rows and numbers', async () => {
    const question = { ...asked, columns: ['date', 'ecpm'] }
    const { status, text } = await exploredFile(product(), readers.all, question)
    const { errors } = JSON.parse(text) as { errors: { field: string; code: string }[] }
    expect([status, errors]).toMatchObject([422, [{ field: 'columns.1', code: 'notAnOption' }]])
    expect(await refusedFile(product(), readers.all, question)).toEqual([['columns.1', 'notAnOption']])
  })
})

it('what its comparison alone makes too much is offered as a file', async () => {
  const question = { period: '2026-09-01..2026-09-30', rows: ['website', 'device'], compare: 'previous' }
  expect(await unexplored(product(), readers.all, question)).toEqual([['compare', 'asFile']])
})

it('of more than three years there is no file either, and it says so', async () => {
  const question = { period: '2023-01-01..2026-11-07', rows: ['author'] }
  expect(await unexplored(product(), readers.all, question)).toEqual([['period', 'tooMuch']])
  expect(await refusedFile(product(), readers.all, question)).toEqual([['period', 'tooMuch']])
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
