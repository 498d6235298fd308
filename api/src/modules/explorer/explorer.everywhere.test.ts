import {
  CURRENCIES,
  type Currency,
  type Day,
  type Dimension,
  type Language,
  type MetricKey,
  type PerformanceAnswer,
  type ReportLine,
  type StatementAnswer,
  type TotalizersAnswer,
  type WebsiteReportAnswer,
} from '@candela/shared-contract'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { byHand, type Chosen, chances, SUMMED } from '../../../test/by-hand'
import { fileOf } from '../../../test/csv'
import { EXPLORES } from '../../../test/explorers'
import { somebodyWith } from '../../../test/people'
import { moveTo, ZONE_AT_START } from '../../../test/process-zone'
import { DAYS, ownReport } from '../../../test/reports'
import { readXlsx } from '../../../test/xlsx'

/** One filter has one number: on the dashboard, in every report, in their files in both forms, and by hand. */
const { accounts, product, sites } = ownReport()

type Role = 'administrator' | 'manager' | 'publisher' | 'publisher without gross'
type Reader = { token: string; sites: number[]; language: Language }
const ROLES: Record<Role, { scope: 'all' | 'managed' | 'own'; locale: string; places: number[] }> = {
  administrator: { scope: 'all', locale: 'en_US', places: [0, 1, 2] },
  manager: { scope: 'managed', locale: 'pt_BR', places: [0, 2] },
  publisher: { scope: 'own', locale: 'es_ES', places: [1] },
  'publisher without gross': { scope: 'own', locale: 'it_IT', places: [0, 2] },
}
const ZONES = ['UTC', 'Asia/Tokyo', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const readers = new Map<Role, Reader>()
const readerOf = (role: Role): Reader => readers.get(role) ?? { token: '', sites: [], language: 'en' }

beforeAll(async () => {
  const calls = ['candelaReport.list', 'candelaReport.export', 'dashboard.totalizers', 'report.report04'] as const
  const { database, call } = product()
  for (const [role, { scope, locale, places }] of Object.entries(ROLES) as [Role, (typeof ROLES)[Role]][]) {
    const { id, token } = await somebodyWith(product(), [...EXPLORES, ...calls], scope)
    await call('POST', '/user/updateUserLocale', { token, body: { usr_locale: locale } })
    const account = accounts()[role === 'publisher' ? 1 : 0]?.id ?? 0
    if (scope === 'managed')
      await database.unaudited
        .insertInto('account_managers')
        .values({ acm_id_account: account, acm_id_user: id, acm_is_main: true })
        .execute()
    if (scope === 'own')
      await database.unaudited
        .insertInto('account_users')
        .values({ acu_id_account: account, acu_id_user: id, acu_comission: '0' })
        .execute()
    const ofReader = places.map(place => sites()[place]?.id ?? 0)
    readers.set(role, { token, sites: ofReader, language: locale.slice(0, 2) as Language })
  }
  await database.unaudited
    .updateTable('accounts')
    .set({ acc_gross_visible: 0 })
    .where('id', '=', accounts()[0]?.id ?? 0)
    .execute()
})
afterEach(() => moveTo(ZONE_AT_START))

const { chance, oneOf } = chances(4_020)

const NARROWED = ['nothing', 'one website', 'websites', 'account'] as const
/** Every sixth is narrowed by what the dashboard and report04 do not know; the other 42 are asked of all. */
const KNOWN_TO_EARNINGS: Chosen[] = [{ device: ['mobile'] }, { device: ['desktop', 'mobile'] }]
const COARSE = ['date', 'week', 'month', 'website', 'account', 'product'] as const
const FINE = ['adNetwork', 'technology', 'format', 'device', 'adType'] as const

type Case = {
  role: Role
  currency: Currency
  zone: string
  narrowed: (typeof NARROWED)[number]
  finer: Chosen | undefined
  from: Day
  to: Day
  compare: 'none' | 'previous'
  rows: Dimension[]
  pivot?: Dimension
  step: 'day' | 'week' | 'month' | 'website'
  perWebsite: boolean
}

const CASES: Case[] = Array.from({ length: 50 }, (_, index) => {
  const start = chance(60)
  const finer = index % 6 === 5 ? oneOf(KNOWN_TO_EARNINGS) : undefined
  const rows: Dimension[] = [oneOf(index % 3 || finer ? COARSE : FINE)]
  const pivot = index % 5 ? undefined : oneOf(COARSE.filter(each => each !== 'date' && !rows.includes(each)))
  return {
    role: oneOf(Object.keys(ROLES) as Role[]),
    currency: oneOf(CURRENCIES),
    zone: ZONES[index % ZONES.length] ?? 'UTC',
    narrowed: finer ? 'websites' : oneOf(NARROWED),
    finer,
    from: DAYS[start] as Day,
    to: DAYS[Math.min(87, start + chance(70))] as Day,
    compare: oneOf(['none', 'previous'] as const),
    rows,
    ...(pivot && { pivot }),
    step: oneOf(['day', 'week', 'month', 'website'] as const),
    perWebsite: chance(2) === 1,
  }
})

type Line = Pick<ReportLine, 'values'>
const numbersOf = (line: Line | null | undefined, metrics: readonly MetricKey[]): (string | null)[] =>
  metrics.map(metric => line?.values[metric] ?? null)

/** What a spreadsheet reads of a CSV file in this language: numbers with a dot again, nothing as null. */
const readCsv = (text: string, language: Language): (string | null)[][] => {
  const [delimiter, decimal] = language === 'en' ? [',', '.'] : [';', ',']
  const [, ...lines] = parse(text, { bom: true, delimiter })
  return lines.map(line => line.map(cell => (cell === '' ? null : cell.replace(decimal, '.'))))
}

const asNumbers = (row: readonly (string | null)[]) => row.map(cell => (cell === null ? null : Number(cell)))

/** What a spreadsheet adds up: counts are exact, and each amount was rounded once. */
const expectSum = (cells: readonly (string | null)[], total: string | null | undefined, isExact: boolean): void => {
  const sum = cells.reduce((all, cell) => all + Number(cell ?? 0), 0)
  expect(Math.abs(sum - Number(total ?? 0))).toBeLessThanOrEqual(isExact ? 0 : 0.005 * cells.length + 1e-6)
}

/** Days are what they are in both forms; a workbook counts them. */
type Days = (string | null)[]
const countOf = (day: string | null): number | null =>
  day === null ? null : (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

type Table = {
  /** What stands first where it is a day. */
  days?: Days | false
  before: number
  metrics: readonly MetricKey[]
  rows: (string | null)[][]
  totals: (string | null)[]
}

/** Both forms of a file say what the screen says; only a workbook has a line of totals. */
const expectFiles = async (
  path: string,
  { token, language }: Reader,
  question: object,
  { before, metrics, rows, totals, days }: Table,
): Promise<void> => {
  const csv = await fileOf(product(), path, token, { ...question, format: 'csv' })
  const all = readCsv(csv.text, language)
  const cells = all.map(row => row.slice(before))
  if (days) expect(all.map(([first]) => first)).toEqual(days)
  expect([csv.status, cells]).toEqual([200, rows])
  for (const metric of ['net', 'total_impressions'] as const) {
    const place = totals.length - metrics.length + metrics.indexOf(metric)
    expectSum(
      cells.map(row => row[place] ?? null),
      totals[place],
      metric !== 'net',
    )
  }
  const xlsx = await fileOf(product(), path, token, { ...question, format: 'xlsx' })
  expect(xlsx.status).toBe(200)
  const [, ...typed] = readXlsx(xlsx.bytes)
  if (days) expect(typed.slice(0, -1).map(([first]) => first)).toEqual(days.map(countOf))
  expect(typed.map(row => row.slice(before))).toEqual([...rows, totals].map(asNumbers))
}

const pageviewsByHand = async ({ from, to }: Case, of: readonly number[]): Promise<string | null> => {
  const { rows } = await sql<{ pages: string | null }>`select sum(wsd_pageviews)::text as pages from website_days
    where wsd_date between ${from}::date and ${to}::date and wsd_id_website = any (${of}::bigint[])`.execute(
    product().database.unaudited,
  )
  return rows[0]?.pages ?? null
}

it.each(CASES)(
  '$role in $currency, the process in $zone, $narrowed $finer from $from to $to, by $rows $pivot, each $step',
  async each => {
    const { role, currency, zone, narrowed, finer, from, to, compare, rows, pivot, step, perWebsite } = each
    moveTo(zone)
    const reader = readerOf(role)
    const { token } = reader
    const chosen = narrowed === 'one website' ? reader.sites.slice(0, 1) : reader.sites
    const account = accounts()[role === 'publisher' ? 1 : 0]?.id ?? 0
    const ofAccount = sites().flatMap(({ id }, place) => (place % 2 === (role === 'publisher' ? 1 : 0) ? [id] : []))
    const of = narrowed === 'account' ? ofAccount : chosen
    const filters = {
      ...(narrowed === 'account' && { account: [String(account)] }),
      ...((narrowed === 'one website' || narrowed === 'websites') && { website: of.map(String) }),
    }
    const asked = { period: `${from}..${to}`, currency, filters: { ...filters, ...finer } }
    const ask = async <T>(path: string, facts: object): Promise<T> => {
      const { status, body } = await product().call('POST', path, { token, body: { ...asked, ...facts } })
      expect([status, body.errors]).toEqual([200, undefined])
      return body as T
    }
    const isFine = finer !== undefined || rows.some(row => (FINE as readonly string[]).includes(row))
    const seen: MetricKey[] = [
      ...(['net', 'total_requests', 'total_impressions', 'fill', 'ecpm'] as const),
      ...(isFine ? [] : (['pageviews', 'rpm', 'imp_per_page'] as const)),
      ...(role === 'publisher without gross' ? [] : (['gross', 'revshare_pct'] as const)),
      ...(role === 'administrator' || role === 'manager' ? (['margin'] as const) : []),
    ]

    const question = { rows, pivot, metrics: seen, compare }
    const explored = await ask<PerformanceAnswer>('/report/performance', { ...question, perPage: 500 })
    const hand = (await byHand(product(), { currency, from, to, filters: finer ?? {} }, [], of)).get('[]')
    for (const metric of SUMMED)
      if (seen.includes(metric)) expect([metric, explored.totals.values[metric]]).toEqual([metric, hand?.[metric]])
    if (!isFine) expect(explored.totals.values.pageviews).toBe(await pageviewsByHand(each, of))
    await expectFiles(
      '/report/performance/export',
      reader,
      { ...asked, ...question },
      {
        before: rows.length,
        metrics: seen,
        days: rows[0] === 'date' && explored.rows.map(({ key }) => key.date?.label ?? null),
        rows: explored.rows.map(row => [...(row.cells ?? []), row].flatMap(line => numbersOf(line, seen))),
        totals: [...explored.columns, explored.totals].flatMap(line => numbersOf(line, seen)),
      },
    )

    const earningsAsked = { step, perWebsite, compare }
    const earnings = await ask<StatementAnswer>('/candelaReport/list', earningsAsked)
    expect(numbersOf(earnings.totals, seen)).toEqual(numbersOf(explored.totals, seen))
    expect(earnings.totals.previous?.net).toBe(explored.totals.previous?.net)
    const named = step === 'website' ? ['website'] : perWebsite ? ['time', 'website'] : ['time']
    await expectFiles(
      '/candelaReport/export',
      reader,
      { ...asked, ...earningsAsked, columns: [...named, ...seen] },
      {
        before: named.length,
        metrics: seen,
        days: step === 'day' && earnings.rows.map(({ key }) => key.date?.label ?? null),
        rows: earnings.rows.map(row => numbersOf(row, seen)),
        totals: numbersOf(earnings.totals, seen),
      },
    )
    if (finer) return

    const websites = await ask<WebsiteReportAnswer>('/report/report04', { compare })
    expect(websites.totals.previous?.net).toBe(explored.totals.previous?.net)
    expect(numbersOf(websites.totals, seen)).toEqual(numbersOf(explored.totals, seen))
    await expectFiles(
      '/report/report04/export',
      reader,
      { ...asked, compare, columns: ['website', ...seen] },
      {
        before: 1,
        metrics: seen,
        rows: websites.rows.map(row => numbersOf(row, seen)),
        totals: numbersOf(websites.totals, seen),
      },
    )

    const onDashboard = seen.filter(metric => metric !== 'total_requests' && metric !== 'margin')
    const dashboard = await ask<TotalizersAnswer>('/dashboard/totalizers', {})
    expect(numbersOf(dashboard.totals, onDashboard)).toEqual(numbersOf(explored.totals, onDashboard))
    if (compare === 'previous') expect(dashboard.totals.previous?.net).toBe(explored.totals.previous?.net)
    if (step === 'day' && !perWebsite)
      expect(dashboard.days.map(line => numbersOf(line, onDashboard))).toEqual(
        earnings.rows.map(line => numbersOf(line, onDashboard)),
      )
  },
)

it('the process was elsewhere for a while', () => {
  expect(
    ZONES.map(zone => {
      moveTo(zone)
      return new Date('2026-11-20T12:00:00Z').getHours()
    }),
  ).toEqual([12, 21, 9, 2, 1])
})
