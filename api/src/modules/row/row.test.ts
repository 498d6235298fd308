import { type ReportRow, toDay } from '@candela/shared-contract'
import { parse } from 'csv-parse/sync'
import { fileOf } from '../../../test/csv'
import { preparedFile } from '../../../test/exports'
import { somebodyWith } from '../../../test/people'
import { wrongIn } from '../../../test/product'
import {
  changeOf,
  dayOf,
  firstOf,
  MONTH_OF_ROWS,
  NOTHING_COUNTED,
  ownRows,
  ROW_PAIRS,
  rowsOf,
  TODAY,
} from '../../../test/rows'

const { product, ours, call, aSite } = ownRows()

describe('the list', () => {
  it('says what is stored, with ratios, the share and the state of each row', async () => {
    const { list, site, network } = await aSite([{ day: dayOf(3), value: 12_345_678, refreshImpressions: 100 }])
    expect(firstOf(await list())).toMatchObject({
      anr_date: dayOf(3),
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
      { day: dayOf(1), value: 10_000_000, impressions: 800 },
      { day: dayOf(2), value: 1_000_000, impressions: 200 },
      { day: dayOf(2), value: 5_000_000, currency: 'USD' },
    ])
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
    const { body } = await call('POST', '/report/report01/totals', { filters }, token)
    expect(body).toEqual({
      rows: 3,
      fill: '60.00',
      totals: [
        {
          currency: 'BRL',
          value: '11.000000',
          net: '8.800000',
          ad_requests: 2_000,
          impressions: 1_000,
          ecpm: '11.00',
        },
        {
          currency: 'USD',
          value: '5.000000',
          net: '4.000000',
          ad_requests: 1_000,
          impressions: 800,
          ecpm: '6.25',
        },
      ],
    })
  })

  it('says of a currency only what rows are of it', async () => {
    const { token, site } = await aSite([{ day: dayOf(2), value: 0, currency: 'USD' }])
    await product().database.exec(
      `update ad_network_reports set anr_net_currency = 'BRL' where anr_id_website = ${site.id}`,
    )
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
    const { body } = await call('POST', '/report/report01/totals', { filters }, token)
    expect(body).toMatchObject({
      rows: 1,
      fill: '80.00',
      totals: [
        { currency: 'BRL', value: null, net: '0.000000', ecpm: null },
        { currency: 'USD', value: '0.000000', net: null, ecpm: '0.00' },
      ],
    })
  })

  it('finds, sorts and pages, and a file has the same rows', async () => {
    const { list, token, site } = await aSite(
      [4, 5, 6].map(
        nth => ({ day: dayOf(nth), value: nth * 1_000_000, device: nth === 5 ? 'mobile' : 'desktop' }) as const,
      ),
    )
    expect((await list({}, { sort: [{ field: 'anr_value', dir: 'asc' }] })).map(row => row.anr_value)).toEqual([
      '4.000000',
      '5.000000',
      '6.000000',
    ])
    expect((await list({ anr_device: ['mobile'] })).map(row => row.anr_date)).toEqual([dayOf(5)])
    expect((await list({}, { page: 2, perPage: 2 })).map(row => row.anr_date)).toEqual([dayOf(4)])
    const file = await fileOf(product(), '/report/report01/export', token, {
      filters: { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] },
      columns: ['anr_date', 'anr_value', 'flags'],
    })
    expect(
      file.text
        .split('\r\n')
        .slice(1, 4)
        .map(line => line.slice(0, 10)),
    ).toEqual([dayOf(6), dayOf(5), dayOf(4)])
  })

  it('longer than anybody waits for is a file of the background, with each row once and in the order asked for', async () => {
    const nights = Array.from({ length: 28 }, (_, nth) => dayOf(nth))
    const authors = Array.from({ length: 180 }, (_, nth) => `Writer ${String(nth).padStart(3, '0')}`)
    const { manager, site } = await aSite(nights.flatMap(each => authors.map(author => ({ day: each, author }))))
    const question = {
      filters: { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] },
      sort: [{ field: 'anr_author', dir: 'desc' }],
      columns: ['anr_author', 'anr_date', 'anr_impressions'],
    }
    const { status, text } = await fileOf(product(), '/report/report01/export', manager.token, question)
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'fileTooLong' }])
    const asked = { exp_report: 'report/report01', exp_format: 'csv', question } as const
    const { record, bytes } = await preparedFile(product(), manager, asked)
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
      { day: dayOf(7), impressions: 2_000 },
      { day: dayOf(8), impressions: 0 },
      ...(['top', 'side', 'under', 'scroll'] as const).map(format => ({
        day: dayOf(9),
        format,
        impressions: 900,
        value: 900_000,
      })),
      { day: dayOf(9), format: 'video', impressions: 900, value: 90_000_000 },
    ])
    const flags = async () =>
      Object.fromEntries((await list()).map(row => [`${row.anr_date} ${row.anr_format}`, row.flags]))
    expect(await flags()).toMatchObject({
      [`${dayOf(7)} top`]: ['impressions'],
      [`${dayOf(8)} top`]: ['value'],
      [`${dayOf(9)} top`]: [],
      [`${dayOf(9)} video`]: ['ecpm'],
    })
    const [row] = await list({ flag: ['impressions'] })
    const target = {
      rows: [{ id: row?.id, updated_at: row?.updated_at }],
      payload: { filters: { period: MONTH_OF_ROWS } },
    }
    const seen = await call('POST', '/adNetworkReport/bulk', { action: 'acknowledge', ...target }, token)
    expect(seen.body).toMatchObject({ done: 1, refused: [] })
    expect(await list({ flag: ['impressions'] })).toEqual([])
    expect(firstOf(await list({ period: [`${dayOf(7)}..${dayOf(7)}`] }))).toMatchObject({ is_acknowledged: true })
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
    const theirs = await aSite([{ day: dayOf(3) }])
    const row = firstOf(await theirs.list())
    expect(await rowsOf(product(), ours().token, { period: MONTH_OF_ROWS })).toEqual([])
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
    const { site, account } = await aSite([{ day: dayOf(3), impressions: 0 }])
    const seller = await somebodyWith(product(), ROW_PAIRS, 'own')
    const { unaudited } = product().database
    await unaudited
      .insertInto('account_users')
      .values({ acu_id_account: account.id, acu_id_user: seller.id, acu_comission: '0' })
      .execute()
    await unaudited.updateTable('accounts').set({ acc_gross_visible: 0 }).where('id', '=', account.id).execute()
    const { token } = seller
    const row = firstOf(await rowsOf(product(), token, { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }))
    expect(row).toMatchObject({ anr_value: null, ecpm: null, revshare_pct: null, flags: [], anr_net: '8.000000' })
    expect(row.can).toEqual({ update: false, store: false, destroy: false })
    expect((await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row), token)).status).toBe(403)
    for (const body of [
      { filters: { period: MONTH_OF_ROWS }, sort: [{ field: 'anr_value', dir: 'asc' }] },
      { filters: { period: MONTH_OF_ROWS }, columns: ['anr_value'] },
    ]) {
      const path = 'columns' in body ? '/report/report01/export' : '/report/report01'
      expect(wrongIn(await call('POST', path, body, token))).toMatchObject([{ code: 'notAnOption' }])
    }
    const totals = await call('POST', '/report/report01/totals', { filters: { period: MONTH_OF_ROWS } }, token)
    expect(totals.body).toMatchObject({ totals: [{ value: null, ecpm: null, net: '8.000000' }] })
  })
})

it('a key that no row can have is not there, whatever is asked of it', async () => {
  const { site, network, token } = ours()
  const said = { anr_date: TODAY, anr_id_ad_network: network.id, anr_currency: 'BRL', ...NOTHING_COUNTED }
  for (const key of [
    '1',
    '1.2026-13-45.1.1.1.1.1.BRL.',
    `999.${toDay('2026-01-01')}.1.1.1.1.1.BRL.`,
    `${site.id}.${TODAY}.99999999999999999999.1.1.1.1.BRL.`,
    `${site.id}.${TODAY}.1.99999.1.1.1.BRL.`,
    `${site.id}.${TODAY}.a.b.c.d.e.f.g`,
    `${site.id}.${TODAY}.......`,
  ])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/history', undefined],
      ['POST', '/preview', said],
      ['POST', '', { ...said, reason: 'Late' }],
      ['DELETE', '?reason=Late', undefined],
    ] as const)
      expect([key, path, (await call(method, `/adNetworkReport/${key}${path}`, body, token)).status]).toEqual([
        key,
        path,
        404,
      ])
})
