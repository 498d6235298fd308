import { API_LOG_RESULTS, addDays, textFromUnits, toDay } from '@candela/shared-contract'
import { freshDatabase, testConfig } from '../../../test/template'
import type { ReportRequester } from '../../modules/report/report.context'
import { listStatement } from '../../modules/statement/statement.list'
import type { Database } from '../../platform/db/database'
import { migrate } from '../../platform/db/migrate'
import { seed } from '../seed'
import { demoPlan } from './demo-plan'
import { factsOf } from './facts'
import { demoHistory } from './history'
import { firstDayOf } from './plan'
import { STORIES } from './stories'

const TODAY = toDay('2026-11-20')
const FIRST = firstDayOf('small', TODAY)
const config = testConfig()

const said: string[] = []
const say = (text: string) => void said.push(text)

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await migrate(database, config.migrationsDir)
  await seed(database, config)
}, 60_000)
afterAll(() => discard())

const daysKnown = async () => {
  const rows = await database.read.selectFrom('rollup_site_days').select('rsd_date').distinct().execute()
  return rows.map(({ rsd_date }) => rsd_date).sort()
}

it('a small demo is loaded newest first, goes on after an interruption as of the day it began, and ends', async () => {
  const begun = await demoHistory(database, config, say)
  await begun?.step()
  await begun?.step()
  expect(begun?.from()).toBe('2026-11-17')
  expect((await daysKnown())[0]).toBe('2026-11-17')

  const nextDay = await demoHistory(database, { ...config, seed: 'full', seedToday: '2026-11-21' }, say)
  expect(nextDay?.from()).toBe('2026-11-17')
  await nextDay?.open()
  expect(nextDay?.from()).toBeNull()
  const known = await daysKnown()
  expect(known.slice(0, 4)).toEqual(['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'])
  expect([known.length, known[4], known.at(-1)]).toEqual([34, '2026-10-22', '2026-11-20'])
  expect(said.at(-1)).toContain('30 of 30 days')

  const imports = () => database.read.selectFrom('report_imports').select('id').execute()
  const before = await imports()
  const later = await demoHistory(database, config, say)
  await later?.open()
  expect(await later?.step()).toBe(false)
  expect(await imports()).toEqual(before)
}, 60_000)

it.each([
  ['2026-11-20', '2026-10-22'],
  ['2026-11-30', '2026-10-25'],
  ['2026-12-31', '2026-11-24'],
  ['2027-03-31', '2027-02-22'],
])('a small demo of %s has last month in it: it begins on %s', (today, first) =>
  expect(firstDayOf('small', toDay(today))).toBe(first),
)

it('what is stored is what the networks said, and of the days sent again what they said last', async () => {
  const plan = demoPlan('small', TODAY)
  const sent = [...factsOf(plan, { from: FIRST, to: TODAY })].flat()
  const stored = await database.read
    .selectFrom('ad_network_reports')
    .where('anr_date', '>=', FIRST)
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.sum<string>('anr_impressions').as('impressions')])
    .executeTakeFirstOrThrow()
  expect(stored.rows).toBe(sent.length)
  expect(Number(stored.impressions)).toBe(sent.reduce((sum, { impressions }) => sum + impressions, 0))
  const restated = await database.read
    .selectFrom('report_restatements')
    .select(['rst_date', 'rst_id_ad_network', 'rst_value_before', 'rst_value_after'])
    .execute()
  expect(new Set(restated.map(({ rst_date }) => rst_date)).size).toBe(3)
  for (const row of restated) {
    expect(row.rst_id_ad_network).toBe(STORIES.restated.network)
    expect(row.rst_value_after / row.rst_value_before).toBeCloseTo(0.93, 3)
  }
})

it('closed months of a small demo are paid, or on their way there, out of what their days came to', async () => {
  const transfers = await database.read
    .selectFrom('transfers as t')
    .leftJoin('transfers as c', 'c.id', 't.tra_id_carried_to')
    .selectAll('t')
    .select('c.tra_month as carried_to')
    .execute()
  const monthOf = (states: readonly string[]) =>
    new Set(transfers.filter(({ tra_state }) => states.includes(tra_state)).map(({ tra_month }) => tra_month))
  expect([...monthOf(['paid'])].sort()).toEqual(['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'])
  expect(new Set(transfers.map(({ tra_state }) => tra_state))).toEqual(
    new Set([
      ...['awaiting_invoice', 'invoice_received', 'approved', 'scheduled', 'paid'],
      ...['rejected', 'on_hold', 'reversed', 'below_threshold'],
    ]),
  )
  const carried = transfers.filter(({ carried_to }) => carried_to !== null)
  expect(carried.length).toBeGreaterThan(0)
  const own = transfers.find(({ tra_id_account, tra_month }) => tra_id_account === 1 && tra_month === '2026-09-01')
  expect(own?.tra_state).toBe('awaiting_invoice')
  const { net } = await database.read
    .selectFrom('transfers')
    .where('tra_month', '=', '2026-09-01')
    .select(({ fn }) => fn.sum<string>('tra_net').as('net'))
    .executeTakeFirstOrThrow()
  const read = { read: database.read, now: new Date(`${TODAY}T12:00:00Z`), historyFrom: null }
  const requester = { ...read, actor: { id: 1, scope: 'all' } as ReportRequester['actor'] }
  const { totals } = await listStatement(requester, {
    ...{ period: '2026-09-01..2026-09-30', currency: 'BRL', step: 'month', compare: 'none' },
  })
  expect(Number(net).toFixed(2)).toBe(totals.values.net)
})

describe('how networks were asked', () => {
  const attempts = () => database.read.selectFrom('api_logs').selectAll().orderBy('id').execute()

  it('brought each row of the facts once, and nothing else', async () => {
    const facts = await database.read
      .selectFrom('ad_network_reports')
      .where('anr_id_ad_network', '>', 0)
      .where('anr_date', '>=', FIRST)
      .where('anr_date', '<', TODAY)
      .groupBy(['anr_id_ad_network', 'anr_date'])
      .select(({ fn }) => ['anr_id_ad_network as network', 'anr_date as day', fn.countAll<number>().as('rows')])
      .execute()
    const brought = new Map<string, number>()
    for (const { apl_id_ad_network: network, apl_from, apl_to, apl_rows_new } of await attempts()) {
      if (apl_rows_new === 0) continue
      const key = `${network} ${apl_from}..${apl_to}`
      brought.set(key, (brought.get(key) ?? 0) + apl_rows_new)
    }
    const { network, from, to } = STORIES.newFormat
    const [first, last] = [addDays(TODAY, -from), addDays(TODAY, -to)]
    const stored = new Map<string, number>()
    for (const { network: id, day, rows } of facts) {
      const isTogether = id === network && day >= first && day <= last
      const key = isTogether ? `${id} ${first}..${last}` : `${id} ${day}..${day}`
      stored.set(key, (stored.get(key) ?? 0) + rows)
    }
    expect(stored.size).toBeGreaterThan(400)
    expect(Object.fromEntries(brought)).toEqual(Object.fromEntries(stored))
  })

  it('was in vain since the token ended, and without an answer for no network that delivered', async () => {
    const { network, daysAgo } = STORIES.tokenEnded
    const refused = (await attempts()).filter(({ apl_http_status }) => apl_http_status === 401)
    expect(refused.map(({ apl_id_ad_network, apl_from }) => [apl_id_ad_network, apl_from])).toEqual(
      Array.from({ length: daysAgo }, (_, index) => [network, addDays(TODAY, index - daysAgo)]),
    )
  })

  it('changed of the days that were sent again what the restatements say', async () => {
    const [again, ...others] = (await attempts()).filter(({ apl_rows_changed }) => apl_rows_changed > 0)
    expect(others).toEqual([])
    const { network, from, to } = STORIES.restated
    expect(again).toMatchObject({
      apl_id_ad_network: network,
      apl_from: addDays(TODAY, -from),
      apl_to: addDays(TODAY, -to),
      apl_rows_new: 0,
    })
    const restated = await database.read
      .selectFrom('report_restatements')
      .selectAll()
      .where('rst_id_import', '=', again?.apl_id_import ?? 0)
      .execute()
    const difference = restated.reduce((sum, row) => sum + BigInt(row.rst_value_after - row.rst_value_before), 0n)
    expect(difference).toBeLessThan(0n)
    expect(again?.apl_restated).toEqual({ [restated[0]?.rst_currency ?? '']: textFromUnits(difference, 6) })
  })

  it('ended well for about 94 of a hundred, and was of every kind', async () => {
    const all = await attempts()
    const ok = all.filter(({ apl_result }) => apl_result === 'ok')
    expect(ok.length / all.length).toBeGreaterThan(0.92)
    expect(ok.length / all.length).toBeLessThan(0.96)
    const kinds = new Set(all.map(({ apl_result }) => apl_result))
    expect([...kinds].sort()).toEqual([...API_LOG_RESULTS].filter(kind => kind !== 'empty').sort())
    expect(all.every(({ apl_finished_at }) => apl_finished_at < `${TODAY}T08:00`)).toBe(true)
    expect(JSON.stringify(all.map(({ apl_request, apl_answer }) => [apl_request, apl_answer]))).not.toMatch(
      /"demo-|=demo-/,
    )
  })
})

describe('the net of each row is what the share of that day makes of it', () => {
  const rowsOf = (website: number, day: string) =>
    database.read
      .selectFrom('ad_network_reports as r')
      .innerJoin('formats as f', 'f.id', 'r.anr_format')
      .selectAll('r')
      .select('f.fmt_name')
      .where('r.anr_id_website', '=', website)
      .where('r.anr_date', '=', day)
      .execute()
  const ratios = async (website: number, day: string, format?: string) => {
    const rows = (await rowsOf(website, day)).filter(({ fmt_name }) => !format || fmt_name === format)
    expect(rows.length).toBeGreaterThan(2)
    return new Set(rows.map(row => (row.anr_net / row.anr_value).toFixed(4)))
  }

  it('of the commission, of a percentage, and of the version that began since', async () => {
    expect(await ratios(6, '2026-11-12')).toEqual(new Set(['0.8000']))
    expect(await ratios(1, '2026-11-07')).toEqual(new Set(['0.8650']))
    expect(await ratios(1, '2026-11-08')).toEqual(new Set(['0.8800']))
  })

  it('of conditions', async () => {
    expect(await ratios(2, '2026-11-12', 'video')).toEqual(new Set(['0.7000']))
    expect((await ratios(2, '2026-11-12')).size).toBeGreaterThan(2)
  })

  it('of a fixed CPM', async () => {
    const share = await database.read
      .selectFrom('website_revenue_shares')
      .select('rev_fixed_cpm')
      .where('wrs_id_website', '=', 3)
      .executeTakeFirstOrThrow()
    for (const row of await rowsOf(3, '2026-11-12')) {
      const shown = row.anr_impressions + row.anr_refresh_impressions
      expect(row.anr_net).toBe(Math.round(shown * Number(share.rev_fixed_cpm) * 1_000))
      expect(row.anr_net_currency).toBe('BRL')
    }
  })

  it('of a fixed value, a thirtieth of which a day of November gets', async () => {
    const share = await database.read
      .selectFrom('website_revenue_shares')
      .select('rev_fixed_value')
      .where('wrs_id_website', '=', 14)
      .executeTakeFirstOrThrow()
    const rows = await rowsOf(14, '2026-11-12')
    const net = rows.reduce((sum, row) => sum + row.anr_net, 0)
    expect(Math.abs(net - (Number(share.rev_fixed_value) * 1_000_000) / 30)).toBeLessThanOrEqual(1)
  })
})
