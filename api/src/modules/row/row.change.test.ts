import { addDays, monthsLater, type ReportRow } from '@candela/shared-contract'
import { closeMonth } from '../../../test/brought-facts'
import { wrongIn } from '../../../test/product'
import {
  broughtRows,
  CLOSED_MONTH,
  changeOf,
  dayOf,
  firstOf,
  MONTH_OF_ROWS,
  NOTHING_COUNTED,
  ownRows,
  saidOfRow,
  TODAY,
  uploadOf,
  uploadText,
} from '../../../test/rows'
import { untrueSums } from '../../../test/stored-facts'

const { product, call, aSite } = ownRows()

describe('a change', () => {
  it('works the net out anew, keeps who and why, and sums follow', async () => {
    const { list, token, other } = await aSite([{ day: dayOf(10) }])
    const row = firstOf(await list())
    const body = changeOf(row, {
      anr_id_ad_network: other.id,
      anr_date: dayOf(11),
      anr_value: '7.5',
      updated_at: row.updated_at,
    })
    const preview = await call(
      'POST',
      `/adNetworkReport/${row.anr_key}/preview`,
      {
        anr_date: dayOf(11),
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
      anr_date: dayOf(11),
      anr_net: '6.000000',
      imp_source: 'edited',
      updated_by: expect.stringMatching(/^Test person/),
    })
    expect(await list()).toHaveLength(1)
    expect(await untrueSums(product().database)).toEqual([])
    const { body: history } = await call('GET', `/adNetworkReport/${record.anr_key}/history`, undefined, token)
    expect(history).toMatchObject([
      {
        kind: 'update',
        actor: expect.stringMatching(/^Test person/),
        reason: 'The network corrected it',
        changes: [
          { field: 'day', before: dayOf(10), after: dayOf(11) },
          { field: 'adNetwork' },
          { field: 'value', before: 'BRL 10.000000', after: 'BRL 7.500000' },
          { field: 'net', before: 'BRL 8.000000', after: 'BRL 6.000000' },
        ],
      },
    ])
    const trail = await product()
      .database.read.selectFrom('system_logs')
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
    const { list, token } = await aSite([{ day: dayOf(12) }])
    const row = firstOf(await list())
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
    ['to where a row is already', { anr_date: dayOf(14) }, 'anr_date', 'rowTaken'],
  ])('%s is refused', async (_what, said, field, code) => {
    const { list, token } = await aSite([{ day: dayOf(13) }, { day: dayOf(14) }])
    const row = firstOf((await list()).filter(each => each.anr_date === dayOf(13)))
    const answer = await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, said), token)
    expect(wrongIn(answer)).toMatchObject([{ field, code }])
    expect(firstOf((await list()).filter(each => each.anr_date === dayOf(13)))).toEqual(row)
  })

  it('neither out of a closed month nor into one', async () => {
    const { list, token, site, network } = await aSite([{ day: dayOf(15) }])
    const row = firstOf(await list())
    const into = await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_date: CLOSED_MONTH }), token)
    expect(into.status).toBe(409)
    expect(into.body).toMatchObject({ code: 'monthClosed', message: expect.stringContaining(CLOSED_MONTH.slice(0, 7)) })
    const month = monthsLater(dayOf(0), -3)
    await broughtRows(product(), site.id, network, [{ day: month }])
    await closeMonth(product(), month, { USD: '5', EUR: '6' })
    const locked = firstOf(await list({ period: [`${month}..${month}`] }))
    expect(locked).toMatchObject({ state: 'closed', can: { update: false, destroy: false } })
    for (const [method, path, body] of [
      ['POST', '', changeOf(locked, { anr_date: dayOf(16) })],
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

it('nothing is written before the first closed month, which nobody could close any more: what was imported stays', async () => {
  const { list, token, site, network } = await aSite([{ day: dayOf(15) }])
  const [row, early] = [firstOf(await list()), monthsLater(CLOSED_MONTH, -3)]
  await broughtRows(product(), site.id, network, [{ day: early }])
  const old = firstOf(await list({ period: [`${early}..${early}`] }))
  expect(old.can).toMatchObject({ update: false, destroy: false })
  const added = {
    ...{ ...saidOfRow(row.anr_key), ...NOTHING_COUNTED, anr_id_website: site.id, anr_date: early, reason: 'Late' },
    ...{ anr_format: 'side', anr_device: 'desktop', anr_ad_type: 'Display' },
  }
  for (const [method, path, body] of [
    ['POST', '', added],
    ['POST', `/${row.anr_key}`, changeOf(row, { anr_date: early })],
    ['POST', `/${old.anr_key}`, changeOf(old, { anr_date: dayOf(16) })],
    ['DELETE', `/${old.anr_key}?reason=x`, undefined],
  ] as const)
    expect(await call(method, `/adNetworkReport${path}`, body, token)).toMatchObject({
      status: 409,
      body: { code: 'monthBeforeBooks', message: expect.stringContaining(early.slice(0, 7)) },
    })
  const text = uploadText(site.anw_website, [{ day: early, format: 'side' }])
  const upload = { ...uploadOf(network, text), conflict: 'keep', reason: 'x' }
  expect((await call('POST', '/adNetworkReport/import', upload, token)).status).not.toBe(200)
  const bulk = {
    action: 'currency',
    rows: [{ id: old.id, updated_at: old.updated_at }],
    payload: { anr_currency: 'USD', reason: 'x', filters: { period: [`${early}..${early}`] } },
  }
  expect((await call('POST', '/adNetworkReport/bulk', bulk, token)).body).toMatchObject({
    done: 0,
    refused: [{ code: 'monthBeforeBooks', message: expect.stringContaining(early.slice(0, 7)) }],
  })
  expect(await list({ period: [`${early}..${early}`] })).toEqual([old])
})

describe('a copy, a removal and another currency', () => {
  it('a copy is a row of its own, and removing it comes back by its name once', async () => {
    const { list, token, site, network } = await aSite([{ day: dayOf(17) }])
    const created = await call(
      'POST',
      '/adNetworkReport',
      {
        ...changeOf(firstOf(await list()), { anr_date: dayOf(18) }),
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
    expect((await list()).map(row => row.anr_date)).toEqual([dayOf(17)])
    const undo = { action: 'undo', payload: { transaction: gone.body.transaction } }
    expect((await call('POST', '/adNetworkReport/bulk', undo)).status).toBe(404)
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).body).toMatchObject({ done: 1, refused: [] })
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).status).toBe(409)
    expect((await list()).map(row => row.anr_value)).toEqual(['-1.000001', '10.000000'])
    expect(await untrueSums(product().database)).toEqual([])
  })

  it('another currency for all that a list shows, and back', async () => {
    const { list, token, site } = await aSite([
      { day: dayOf(19) },
      { day: dayOf(20) },
      { day: dayOf(20), currency: 'USD', value: 1 },
    ])
    const { body } = await call(
      'POST',
      '/report/report01',
      { filters: { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] } },
      token,
    )
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
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
      `${dayOf(19).slice(8)} USD`,
      `${dayOf(20).slice(8)} BRL`,
      `${dayOf(20).slice(8)} USD`,
    ])
    await call(
      'POST',
      '/adNetworkReport/bulk',
      { action: 'undo', payload: { transaction: done.body.transaction } },
      token,
    )
    expect(await currencies()).toEqual([
      `${dayOf(19).slice(8)} BRL`,
      `${dayOf(20).slice(8)} BRL`,
      `${dayOf(20).slice(8)} USD`,
    ])
    expect(await untrueSums(product().database)).toEqual([])
  })

  it('of two rows that differ in their currency alone the first gets the other one', async () => {
    const day = dayOf(22)
    const { list, token, site } = await aSite([{ day }, { day, currency: 'EUR' }, { day, format: 'side' }])
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
    const body = {
      action: 'currency',
      rows: (await list()).map(({ id, updated_at }) => ({ id, updated_at })),
      payload: { anr_currency: 'USD', reason: 'They pay in dollars', filters },
    }
    const done = await call('POST', '/adNetworkReport/bulk', body, token)
    expect(done.body).toMatchObject({ done: 2, refused: [{ code: 'rowTaken' }] })
    const told = (await list()).map(({ anr_format, anr_currency }) => `${anr_format} ${anr_currency}`)
    expect(told.filter(each => each.endsWith('USD')).toSorted()).toEqual(['side USD', 'top USD'])
    expect(await untrueSums(product().database)).toEqual([])
  })

  it('an undo leaves what was changed since', async () => {
    const { list, token } = await aSite([{ day: dayOf(21) }])
    const row = firstOf(await list())
    const change = async (anr_impressions: number) =>
      call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_impressions }), token)
    const early = await change(1)
    await change(2)
    const undo = { action: 'undo', payload: { transaction: early.body.transaction } }
    expect((await call('POST', '/adNetworkReport/bulk', undo, token)).body).toMatchObject({
      done: 0,
      refused: [{ code: 'stale' }],
    })
    expect(firstOf(await list()).anr_impressions).toBe(2)
  })
})
