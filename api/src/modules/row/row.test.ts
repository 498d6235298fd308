import {
  addDays,
  firstOfMonth,
  GROSS_ROW_COLUMNS,
  monthsLater,
  REPORT_ROW_COLUMNS,
  type ReportRow,
  type ReportRowColumn,
  toDay,
} from '@candela/shared-contract'
import { parse } from 'csv-parse/sync'
import { aWebsiteOf } from '../../../test/accounts'
import { closeMonth } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { preparedFile } from '../../../test/exports'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { broughtRows, ROW_PAIRS, rowsOf, someRows, TODAY } from '../../../test/rows'
import { untrueSums } from '../../../test/stored-facts'
import { writtenLines } from '../../../test/written-lines'

/** Two months ago: later months stay open, and whole days are what a test brought. */
const MONTH = monthsLater(firstOfMonth(TODAY), -2)
const CLOSED = monthsLater(MONTH, -30)
const day = (nth: number) => addDays(MONTH, nth)
const period = [`${MONTH}..${addDays(MONTH, 27)}`]

let product: Product
let ours: Awaited<ReturnType<typeof someRows>>
beforeAll(async () => {
  product = await startProduct()
  ours = await someRows(product)
  await closeMonth(product, CLOSED, { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = ours.token) =>
  product.call(method, path, { token, ...(body && { body }) })

/** A website of ours with rows of its own, so that tests do not see each other's. */
const aSite = async (rows: Parameters<typeof broughtRows>[3]) => {
  const mine = await someRows(product)
  await broughtRows(product, mine.site.id, mine.network, rows)
  const list = (filters: Record<string, string[]> = {}, more: object = {}) =>
    rowsOf(product, mine.token, { period, anr_id_website: [String(mine.site.id)], ...filters }, more)
  return { ...mine, list }
}

const first = (rows: readonly ReportRow[]): ReportRow => {
  const [row] = rows
  if (!row) throw new Error('no row')
  return row
}

const changeOf = (row: ReportRow, more: object = {}) => ({
  anr_id_ad_network: row.anr_id_ad_network,
  anr_date: row.anr_date,
  anr_currency: row.anr_currency,
  reason: 'The network corrected it',
  ...more,
})

describe('the list', () => {
  it('says what is stored, with ratios, the share and the state of each row', async () => {
    const { list, site, network } = await aSite([{ day: day(3), value: 12_345_678, refreshImpressions: 100 }])
    expect(first(await list())).toMatchObject({
      anr_date: day(3),
      anr_id_website: site.id,
      anr_id_ad_network: network.id,
      anr_value: '12.345678',
      anr_net: '9.876542',
      revshare_pct: '80.00',
      fill: '90.00',
      ecpm: '13.72',
      imp_source: 'api',
      state: 'final',
      flags: [],
      can: { update: true, store: true, destroy: true },
    })
  })

  it('adds up per currency, with ratios of the sums', async () => {
    const { token, site } = await aSite([
      { day: day(1), value: 10_000_000, impressions: 800 },
      { day: day(2), value: 1_000_000, impressions: 200 },
      { day: day(2), value: 5_000_000, currency: 'USD' },
    ])
    const filters = { period, anr_id_website: [String(site.id)] }
    const { body } = await call('POST', '/report/report01/totals', { filters }, token)
    expect(body).toEqual({
      rows: 3,
      totals: [
        {
          currency: 'BRL',
          value: '11.000000',
          net: '8.800000',
          ad_requests: 2_000,
          impressions: 1_000,
          fill: '50.00',
          ecpm: '11.00',
        },
        {
          currency: 'USD',
          value: '5.000000',
          net: '4.000000',
          ad_requests: 1_000,
          impressions: 800,
          fill: '80.00',
          ecpm: '6.25',
        },
      ],
    })
  })

  it('finds, sorts and pages, and a file has the same rows', async () => {
    const { list, token, site } = await aSite(
      [4, 5, 6].map(
        nth => ({ day: day(nth), value: nth * 1_000_000, device: nth === 5 ? 'mobile' : 'desktop' }) as const,
      ),
    )
    expect((await list({}, { sort: [{ field: 'anr_value', dir: 'asc' }] })).map(row => row.anr_value)).toEqual([
      '4.000000',
      '5.000000',
      '6.000000',
    ])
    expect((await list({ anr_device: ['mobile'] })).map(row => row.anr_date)).toEqual([day(5)])
    expect((await list({}, { page: 2, perPage: 2 })).map(row => row.anr_date)).toEqual([day(4)])
    const file = await fileOf(product, '/report/report01/export', token, {
      filters: { period, anr_id_website: [String(site.id)] },
      columns: ['anr_date', 'anr_value', 'flags'],
    })
    expect(
      file.text
        .split('\r\n')
        .slice(1, 4)
        .map(line => line.slice(0, 10)),
    ).toEqual([day(6), day(5), day(4)])
  })

  it('longer than anybody waits for is a file of the background, with each row once and in the order asked for', async () => {
    const nights = Array.from({ length: 28 }, (_, nth) => day(nth))
    const authors = Array.from({ length: 180 }, (_, nth) => `Writer ${String(nth).padStart(3, '0')}`)
    const { manager, site } = await aSite(nights.flatMap(each => authors.map(author => ({ day: each, author }))))
    const question = {
      filters: { period, anr_id_website: [String(site.id)] },
      sort: [{ field: 'anr_author', dir: 'desc' }],
      columns: ['anr_author', 'anr_date', 'anr_impressions'],
    }
    const { status, text } = await fileOf(product, '/report/report01/export', manager.token, question)
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'fileTooLong' }])
    const asked = { exp_report: 'report/report01', exp_format: 'csv', question } as const
    const { record, bytes } = await preparedFile(product, manager, asked)
    const [from, to] = [nights[0], nights.at(-1)]
    expect(record).toMatchObject({
      state: 'ready',
      exp_rows: nights.length * authors.length,
      exp_about: `${from} – ${to} · Website: 1 chosen`,
    })
    const lines = parse(bytes, { bom: true, from: 2 })
    expect(lines.map(([author]) => author)).toEqual(authors.toReversed().flatMap(each => nights.map(() => each)))
    expect(new Set(lines.map(line => line.join())).size).toBe(nights.length * authors.length)
  })

  it('marks what looks wrong until somebody looked at it, and again once it is something else', async () => {
    const { list, token } = await aSite([
      { day: day(7), impressions: 2_000 },
      { day: day(8), impressions: 0 },
      ...(['top', 'side', 'under', 'scroll'] as const).map(format => ({
        day: day(9),
        format,
        impressions: 900,
        value: 900_000,
      })),
      { day: day(9), format: 'video', impressions: 900, value: 90_000_000 },
    ])
    const flags = async () =>
      Object.fromEntries((await list()).map(row => [`${row.anr_date} ${row.anr_format}`, row.flags]))
    expect(await flags()).toMatchObject({
      [`${day(7)} top`]: ['impressions'],
      [`${day(8)} top`]: ['value'],
      [`${day(9)} top`]: [],
      [`${day(9)} video`]: ['ecpm'],
    })
    const [row] = await list({ flag: ['impressions'] })
    const target = { rows: [{ id: row?.id, updated_at: row?.updated_at }], payload: { filters: { period } } }
    const seen = await call('POST', '/adNetworkReport/bulk', { action: 'acknowledge', ...target }, token)
    expect(seen.body).toMatchObject({ done: 1, refused: [] })
    expect(await list({ flag: ['impressions'] })).toEqual([])
    expect(first(await list({ period: [`${day(7)}..${day(7)}`] }))).toMatchObject({ is_acknowledged: true })
    await call(
      'POST',
      `/adNetworkReport/${row?.anr_key}`,
      changeOf(row as ReportRow, { anr_impressions: 2_001 }),
      token,
    )
    expect(await list({ flag: ['impressions'] })).toHaveLength(1)
  })

  it('refuses more days than it can show, and days that are none', async () => {
    expect(
      wrongIn(await call('POST', '/report/report01', { filters: { period: ['2026-01-01..2026-04-30'] } })),
    ).toMatchObject([{ field: 'filters.period', code: 'tooMuch' }])
  })
})

describe('who sees what', () => {
  it('no row of others is found, and none can be asked for', async () => {
    const theirs = await aSite([{ day: day(3) }])
    const row = first(await theirs.list())
    expect(await rowsOf(product, ours.token, { period })).toEqual([])
    const foreign = { filters: { anr_id_website: [String(theirs.site.id)] } }
    expect(wrongIn(await call('POST', '/report/report01', foreign))).toMatchObject([
      { field: 'filters.anr_id_website', code: 'notAnOption' },
    ])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/history', undefined],
      ['POST', '', changeOf(row)],
      ['DELETE', '?reason=x', undefined],
    ] as const)
      expect((await call(method, `/adNetworkReport/${row.anr_key}${path}`, body)).status).toBe(404)
  })

  it('a publisher whose gross is hidden sees no gross anywhere, and changes nothing', async () => {
    const { site, account } = await aSite([{ day: day(3), impressions: 0 }])
    const seller = await somebodyWith(product, ROW_PAIRS, 'own')
    const { unaudited } = product.database
    await unaudited
      .insertInto('account_users')
      .values({ acu_id_account: account.id, acu_id_user: seller.id, acu_comission: '0' })
      .execute()
    await unaudited.updateTable('accounts').set({ acc_gross_visible: 0 }).where('id', '=', account.id).execute()
    const { token } = seller
    const row = first(await rowsOf(product, token, { period, anr_id_website: [String(site.id)] }))
    expect(row).toMatchObject({ anr_value: null, ecpm: null, revshare_pct: null, flags: [], anr_net: '8.000000' })
    expect(row.can).toEqual({ update: false, store: false, destroy: false })
    expect((await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row), token)).status).toBe(403)
    for (const body of [
      { filters: { period }, sort: [{ field: 'anr_value', dir: 'asc' }] },
      { filters: { period }, columns: ['anr_value'] },
    ]) {
      const path = 'columns' in body ? '/report/report01/export' : '/report/report01'
      expect(wrongIn(await call('POST', path, body, token))).toMatchObject([{ code: 'notAnOption' }])
    }
    const totals = await call('POST', '/report/report01/totals', { filters: { period } }, token)
    expect(totals.body).toMatchObject({ totals: [{ value: null, ecpm: null, net: '8.000000' }] })
  })
})

describe('a change', () => {
  it('works the net out anew, keeps who and why, and sums follow', async () => {
    const { list, token, other } = await aSite([{ day: day(10) }])
    const row = first(await list())
    const body = changeOf(row, {
      anr_id_ad_network: other.id,
      anr_date: day(11),
      anr_value: '7.5',
      updated_at: row.updated_at,
    })
    const preview = await call(
      'POST',
      `/adNetworkReport/${row.anr_key}/preview`,
      {
        anr_date: day(11),
        anr_id_ad_network: other.id,
        anr_currency: 'BRL',
        anr_value: '7.5',
        anr_ad_requests: 1_000,
        anr_refresh_ad_requests: 0,
        anr_impressions: 800,
        anr_refresh_impressions: 0,
      },
      token,
    )
    expect(preview.body).toEqual({ net: '6.000000', currency: 'BRL', before: '8.000000', currency_before: 'BRL' })
    const done = await call('POST', `/adNetworkReport/${row.anr_key}`, body, token)
    const record = done.body.record as ReportRow
    expect(record).toMatchObject({
      anr_date: day(11),
      anr_net: '6.000000',
      imp_source: 'edited',
      updated_by: expect.stringMatching(/^Test person/),
    })
    expect(await list()).toHaveLength(1)
    expect(await untrueSums(product.database)).toEqual([])
    const { body: history } = await call('GET', `/adNetworkReport/${record.anr_key}/history`, undefined, token)
    expect(history).toMatchObject([
      {
        kind: 'update',
        actor: expect.stringMatching(/^Test person/),
        reason: 'The network corrected it',
        changes: [
          { field: 'day', before: day(10), after: day(11) },
          { field: 'adNetwork' },
          { field: 'value', before: 'BRL 10.000000', after: 'BRL 7.500000' },
          { field: 'net', before: 'BRL 8.000000', after: 'BRL 6.000000' },
        ],
      },
    ])
    const trail = await product.database.read
      .selectFrom('system_logs')
      .where('slo_transaction_hash', '=', String(done.body.transaction))
      .select(['slo_table_name', 'slo_action'])
      .orderBy('id')
      .execute()
    expect(trail.map(log => `${log.slo_action} ${log.slo_table_name}`)).toEqual([
      'adNetworkReport.update report_imports',
      'adNetworkReport.update report_changes',
    ])
  })

  it('of a row that somebody changed since is refused with what it is now', async () => {
    const { list, token } = await aSite([{ day: day(12) }])
    const row = first(await list())
    await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_impressions: 700 }), token)
    const late = changeOf(row, { anr_impressions: 1, updated_at: row.updated_at })
    const answer = await call('POST', `/adNetworkReport/${row.anr_key}`, late, token)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'stale', current: { record: { anr_impressions: 700 } } })
  })

  it.each([
    ['without a reason', { reason: ' ' }, 'reason', 'required'],
    ['to a day to come', { anr_date: addDays(TODAY, 2) }, 'anr_date', 'futureDay'],
    ['to a network that is not there', { anr_id_ad_network: 987_654_321 }, 'anr_id_ad_network', 'notAnOption'],
    ['to fewer than none', { anr_impressions: -1 }, 'anr_impressions', 'tooSmall'],
    ['to an amount that is none', { anr_value: '1,5' }, 'anr_value', 'invalid'],
    ['to where a row is already', { anr_date: day(14) }, 'anr_date', 'rowTaken'],
  ])('%s is refused', async (_what, said, field, code) => {
    const { list, token } = await aSite([{ day: day(13) }, { day: day(14) }])
    const row = first((await list()).filter(each => each.anr_date === day(13)))
    const answer = await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, said), token)
    expect(wrongIn(answer)).toMatchObject([{ field, code }])
    expect(first((await list()).filter(each => each.anr_date === day(13)))).toEqual(row)
  })

  it('neither out of a closed month nor into one', async () => {
    const { list, token, site, network } = await aSite([{ day: day(15) }])
    const row = first(await list())
    const into = await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_date: CLOSED }), token)
    expect(into.status).toBe(409)
    expect(into.body).toMatchObject({ code: 'monthClosed', message: expect.stringContaining(CLOSED.slice(0, 7)) })
    const month = monthsLater(MONTH, -3)
    await broughtRows(product, site.id, network, [{ day: month }])
    await closeMonth(product, month, { USD: '5', EUR: '6' })
    const locked = first(await list({ period: [`${month}..${month}`] }))
    expect(locked).toMatchObject({ state: 'closed', can: { update: false, destroy: false } })
    for (const [method, path, body] of [
      ['POST', '', changeOf(locked, { anr_date: day(16) })],
      ['DELETE', '?reason=x', undefined],
    ] as const)
      expect((await call(method, `/adNetworkReport/${locked.anr_key}${path}`, body, token)).status).toBe(409)
    const bulk = await call(
      'POST',
      '/adNetworkReport/bulk',
      {
        action: 'currency',
        rows: [{ id: locked.id, updated_at: locked.updated_at }],
        payload: { anr_currency: 'USD', reason: 'x', filters: { period: [`${month}..${month}`] } },
      },
      token,
    )
    expect(bulk.body).toMatchObject({
      done: 0,
      refused: [{ code: 'monthClosed', message: expect.stringContaining(month.slice(0, 7)) }],
    })
  })
})

describe('a copy, a removal and another currency', () => {
  it('a copy is a row of its own, and removing it comes back by its name once', async () => {
    const { list, token, site, network } = await aSite([{ day: day(17) }])
    const created = await call(
      'POST',
      '/adNetworkReport',
      {
        ...changeOf(first(await list()), { anr_date: day(18) }),
        anr_id_website: site.id,
        anr_id_ad_network: network.id,
        anr_format: 'top',
        anr_device: 'desktop',
        anr_ad_type: 'Display',
        anr_ad_requests: 10,
        anr_refresh_ad_requests: 0,
        anr_impressions: 9,
        anr_refresh_impressions: 0,
        anr_value: '-1.000001',
      },
      token,
    )
    const copy = created.body.record as ReportRow
    expect(copy).toMatchObject({ anr_value: '-1.000001', anr_net: '-0.800001', imp_source: 'manual' })
    const gone = await call('DELETE', `/adNetworkReport/${copy.anr_key}?reason=Twice`, undefined, token)
    expect((await list()).map(row => row.anr_date)).toEqual([day(17)])
    const undo = { action: 'undo', payload: { transaction: gone.body.transaction } }
    expect((await call('POST', '/adNetworkReport/bulk', undo)).status).toBe(404)
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).body).toMatchObject({ done: 1, refused: [] })
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).status).toBe(409)
    expect((await list()).map(row => row.anr_value)).toEqual(['-1.000001', '10.000000'])
    expect(await untrueSums(product.database)).toEqual([])
  })

  it('another currency for all that a list shows, and back', async () => {
    const { list, token, site } = await aSite([
      { day: day(19) },
      { day: day(20) },
      { day: day(20), currency: 'USD', value: 1 },
    ])
    const { body } = await call(
      'POST',
      '/report/report01',
      { filters: { period, anr_id_website: [String(site.id)] } },
      token,
    )
    const filters = { period, anr_id_website: [String(site.id)] }
    const { asOf } = body.meta as { asOf: string }
    const shift = {
      action: 'currency',
      matching: { filters, asOf },
      payload: { anr_currency: 'USD', reason: 'They pay in dollars' },
    }
    const done = await call('POST', '/adNetworkReport/bulk', shift, token)
    expect(done.body).toMatchObject({ done: 2, refused: [{ code: 'rowTaken' }] })
    const currencies = async () => (await list()).map(row => `${row.anr_date.slice(8)} ${row.anr_currency}`).toSorted()
    expect(await currencies()).toEqual([
      `${day(19).slice(8)} USD`,
      `${day(20).slice(8)} BRL`,
      `${day(20).slice(8)} USD`,
    ])
    await call(
      'POST',
      '/adNetworkReport/bulk',
      { action: 'undo', payload: { transaction: done.body.transaction } },
      token,
    )
    expect(await currencies()).toEqual([
      `${day(19).slice(8)} BRL`,
      `${day(20).slice(8)} BRL`,
      `${day(20).slice(8)} USD`,
    ])
    expect(await untrueSums(product.database)).toEqual([])
  })

  it('an undo leaves what was changed since', async () => {
    const { list, token } = await aSite([{ day: day(21) }])
    const row = first(await list())
    const change = async (anr_impressions: number) =>
      call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_impressions }), token)
    const early = await change(1)
    await change(2)
    const undo = { action: 'undo', payload: { transaction: early.body.transaction } }
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).body).toMatchObject({
      done: 0,
      refused: [{ code: 'stale' }],
    })
    expect(first(await list()).anr_impressions).toBe(2)
  })
})

it('a key that no row can have is not there', async () => {
  for (const key of ['1', '1.2026-13-45.1.1.1.1.1.BRL.', `999.${toDay('2026-01-01')}.1.1.1.1.1.BRL.`])
    expect((await call('GET', `/adNetworkReport/${key}`)).status).toBe(404)
})

describe('lines of a file that the database writes', () => {
  const NAMES = [`Plain`, `=SUM(A1)`, `-12.34`, `'+x`, `a "b"; c, d`, `back\\slash`, `\u202Eשלום`, `＝wide`]
  /** Halves, nothing to divide by, more than fits, less than nothing, and what looks wrong. */
  const ROWS = [
    { adRequests: 800, refreshAdRequests: 0, impressions: 1, value: 12_345_678 },
    { adRequests: 160_000, impressions: 201, refreshImpressions: 0, value: 25_000 },
    { adRequests: 160_000, impressions: 203, refreshImpressions: 0, value: 35_015 },
    { adRequests: 0, impressions: 0, value: 1 },
    { adRequests: 7, impressions: 9, value: -12_340_000 },
    { adRequests: 7, impressions: 3, refreshImpressions: 1, value: -1 },
    { adRequests: 9_000_000_000_000, impressions: 8_999_999_999_999, value: 4_500_000_000_000_005 },
    { adRequests: 100, impressions: 80, value: 0, author: 'Ana' },
    { adRequests: 100, impressions: 80, value: 5_000_000, author: '=HYPERLINK("x")' },
  ]

  let readers: { id: number; token: string; columns: ReportRowColumn[] }[]
  beforeAll(async () => {
    const mine = await someRows(product)
    const { unaudited } = product.database
    const seller = await somebodyWith(product, ROW_PAIRS, 'own')
    await unaudited
      .insertInto('account_users')
      .values({ acu_id_account: mine.account.id, acu_id_user: seller.id, acu_comission: '0' })
      .execute()
    for (const [index, anw_name] of NAMES.entries()) {
      const site = index === 0 ? mine.site : await aWebsiteOf(product, mine.account.id, { anw_name })
      const currency = (nth: number) => (['BRL', 'USD', 'EUR'] as const)[(index + nth) % 3] ?? 'BRL'
      const rows = ROWS.map((row, nth) => ({ ...row, day: day(nth), currency: currency(nth) }))
      await broughtRows(product, site.id, index % 2 ? mine.network : mine.other, [...rows, { day: TODAY }])
    }
    await unaudited
      .updateTable('ad_networks')
      .set({ adn_name: 'Net; "work"' })
      .where('id', '=', mine.other.id)
      .execute()
    await unaudited.updateTable('accounts').set({ acc_gross_visible: 0 }).where('id', '=', mine.account.id).execute()
    const columns = [...REPORT_ROW_COLUMNS]
    readers = [
      { ...mine.manager, columns },
      { ...seller, columns: columns.filter(column => !GROSS_ROW_COLUMNS.has(column)) },
    ]
  })

  it.each(['en_US', 'pt_BR', 'es_ES', 'it_IT'])(
    'are those of the file that is answered at once, in %s',
    async locale => {
      for (const { id, token, columns } of readers) {
        await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: locale } })
        for (const sort of [[], [{ field: 'anw_name', dir: 'asc' }], [{ field: 'fill', dir: 'desc' }]]) {
          const question = { columns, filters: { period: [`${MONTH}..${TODAY}`] }, sort }
          const { text } = await fileOf(product, '/report/report01/export', token, { ...question, format: 'csv' })
          const { lines, count } = await writtenLines(product, id, question)
          expect(lines).toHaveLength(NAMES.length * (ROWS.length + 1))
          expect(count).toBe(lines.length)
          expect(lines).toEqual(text.slice(1).split('\r\n').slice(1, -1))
        }
      }
    },
  )
})
