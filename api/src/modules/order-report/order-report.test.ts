import {
  addDays,
  type OrderReportAnswer,
  PLATFORM_ZONE,
  todayIn,
  type WebsiteReportAnswer,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { explored } from '../../../test/explorers'
import { aCampaign, aNetworkServing, tieNetwork } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { attachTo, movedOn } from '../../../test/websites'
import { readXlsx } from '../../../test/xlsx'

const day = addDays(todayIn(PLATFORM_ZONE), -2)
const period = `${addDays(day, -1)}..${day}`

type Reader = { id: number; token: string }
let product: Product
const somebody = (scope: 'own' | 'managed' | 'all') =>
  somebodyWith(product, ['report.report02', 'report.report04', 'report.performance', 'candelaReport.list'], scope)

const body = (facts: object) => ({ period, currency: 'BRL', ...facts })
const ask = async <T>({ token }: Reader, path: string, facts: object): Promise<T> => {
  const answer = await product.call('POST', path, { token, body: body(facts) })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer.body as unknown as T
}
const refused = async ({ token }: Reader, path: string, facts: object) => {
  const answer = await product.call('POST', path, { token, body: body(facts) })
  expect(answer.status).toBe(422)
  return answer.body.errors?.map(({ field, code }) => [field, code])
}
/** A long file is refused as the short one is, and not once somebody waits for it. */
const neverQueued = async ({ token }: Reader, exp_report: string, asked: object, hidden = 'columns.1') => {
  const answer = await product.call('POST', '/export', {
    token,
    body: { exp_report, exp_format: 'csv', question: body(asked) },
  })
  expect([answer.status, wrongIn(answer)?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [[hidden, 'notAnOption']],
  ])
}
const orders = (reader: Reader, facts: object = {}) =>
  ask<OrderReportAnswer>(reader, '/report/report02', { by: 'orderCampaign', ...facts })
const websites = (reader: Reader, facts: object = {}) => ask<WebsiteReportAnswer>(reader, '/report/report04', facts)

/** A manager whose one website earns through a campaign of an order, and through a network of neither. */
const aDelivery = async (gross: number) => {
  const reader = await somebody('managed')
  const account = await anAccount(product, { name: `Account ${gross}`, managers: [reader.id] })
  const site = await aWebsiteOf(product, account.id, { anw_name: `Site ${gross}` })
  const campaign = await aCampaign(product, { orc_name: `Campaign ${gross}` })
  const order = await anOrder(product, { ord_name: `Order ${gross}`, ord_id_website: site.id })
  const served = await aNetworkServing(product, campaign.technology, site.id)
  await product.database.unaudited
    .updateTable('ad_networks')
    .set({ adn_id_order: order.id })
    .where('id', '=', served.id)
    .execute()
  await tieNetwork(product, campaign.id, served.id)
  const other = await aNetworkServing(product, campaign.technology, site.id)
  const network = (id: number): Network => ({ id, technology: campaign.technology, type: 0 })
  await bring(
    product,
    [day, addDays(day, -1), addDays(day, -7)].flatMap((each, index) => [
      aFact(site.id, each, network(served.id), { value: (gross - index) * 1e6, format: 'video' }),
      aFact(site.id, each, network(other.id), { value: gross * 1e6, impressions: 0 }),
    ]),
    [{ website: site.id, day, pageviews: gross, sessions: null }],
  )
  return { reader, account, site, campaign, order, served }
}

let mine: Awaited<ReturnType<typeof aDelivery>>
let foreign: typeof mine
beforeAll(async () => {
  product = await startProduct()
  mine = await aDelivery(1_310)
  foreign = await aDelivery(5_570)
})
afterAll(() => product.close())

describe('orders and campaigns', () => {
  it('are what their ad networks delivered, with their part of what the website grossed', async () => {
    for (const [by, name] of [
      ['orderCampaign', 'Campaign 1310'],
      ['order', 'Order 1310'],
    ] as const) {
      const { rows, totals } = await orders(mine.reader, { by })
      expect(rows.map(row => [row.name, row.values.gross, row.previous?.gross, row.share, row.delivered])).toEqual([
        [name, '2619.00', '1308.00', '49.99', { from: addDays(day, -1), to: day }],
      ])
      expect(totals.values.gross).toBe('2619.00')
      const staff = await somebody('all')
      const ids = { [by]: [String(by === 'order' ? mine.order.id : mine.campaign.id)] }
      expect((await orders(staff, { by, filters: ids })).rows.map(row => row.values)).toEqual([rows[0]?.values])
    }
    const { rows } = await orders(mine.reader, { by: 'order' })
    expect(rows[0]).toMatchObject({ status: 'Em exibição', campaigns: ['Campaign 1310'] })
  })

  it('come day by day, and add up to what the explorer says of the campaign', async () => {
    const filters = { orderCampaign: [String(mine.campaign.id)] }
    const { rows, totals } = await orders(mine.reader, { by: 'date', filters })
    expect(rows.map(row => [row.name, row.values.gross])).toEqual([
      [addDays(day, -1), '1309.00'],
      [day, '1310.00'],
    ])
    const explorer = await explored(product, mine.reader, { period, metrics: ['gross', 'net'], filters })
    expect(totals.values).toMatchObject(explorer.totals.values)
  })

  it('of others are no option and are told nothing of', async () => {
    for (const [name, id] of [
      ['orderCampaign', foreign.campaign.id],
      ['order', foreign.order.id],
      ['website', foreign.site.id],
      ['account', foreign.account.id],
    ] as const)
      for (const by of ['order', 'orderCampaign', 'date'])
        expect(await refused(mine.reader, '/report/report02', { by, filters: { [name]: [String(id)] } })).toEqual([
          [`filters.${name}`, 'notAnOption'],
        ])
    expect(JSON.stringify(await orders(mine.reader))).not.toMatch(/[ "]5570/)
    const publisher = await somebody('own')
    expect((await orders(publisher)).rows).toEqual([])
  })

  it('are narrowed, and those that delivered nothing are left out where they are not wanted', async () => {
    const quiet = { orc_id_ad_network_category: mine.campaign.technology, orc_name: 'Quiet' }
    const campaign = await aCampaign(product, quiet)
    const network = await aNetworkServing(product, mine.campaign.technology, mine.site.id)
    await tieNetwork(product, campaign.id, network.id)
    const names = async (facts: object) => (await orders(mine.reader, facts)).rows.map(({ name }) => name)
    expect(await names({})).toEqual(['Campaign 1310', 'Quiet'])
    expect(await names({ hidesEmpty: true })).toEqual(['Campaign 1310'])
    expect(await names({ filters: { technology: ['987654'] } })).toEqual([])
    expect(await names({ filters: { order: [String(mine.order.id)] } })).toEqual(['Campaign 1310'])
    expect(await names({ by: 'order', filters: { status: ['Pausado'] } })).toEqual([])
    for (const by of ['orderCampaign', 'date']) {
      expect(await names({ by, filters: { status: ['Pausado'] } })).toEqual([])
      const running = await orders(mine.reader, { by, filters: { status: ['Em exibição'] } })
      expect(running.totals.values.gross).toBe('2619.00')
      expect(running.rows.map(({ name }) => name)).toEqual(by === 'date' ? [addDays(day, -1), day] : ['Campaign 1310'])
    }
    expect(await names({ sort: { field: 'name', dir: 'desc' } })).toEqual(['Quiet', 'Campaign 1310'])
  })

  it('are a file, in which a column that is hidden is refused', async () => {
    const columns = ['name', 'campaigns', 'first', 'gross', 'change', 'share']
    const asked = body({ by: 'order', columns })
    const { text, headers } = await fileOf(product, '/report/report02/export', mine.reader.token, asked)
    expect(text.slice(1).split('\r\n')).toEqual([
      `"Order (${period.replace('..', ' – ')}, UTC)",Campaigns,First delivery,Gross revenue (BRL),Change (%),Share of website revenue (%)`,
      `Order 1310,Campaign 1310,${addDays(day, -1)},2619.00,100.23,49.99`,
      '',
    ])
    expect(String(headers['content-disposition'])).toContain(`"orders_all_`)
    const workbook = await fileOf(product, '/report/report02/export', mine.reader.token, { ...asked, format: 'xlsx' })
    expect(readXlsx(workbook.bytes).slice(1)).toEqual([
      ['Order 1310', 'Campaign 1310', expect.any(Number), 2_619, 100.23, 49.99],
      ['Total', null, null, 2_619, 100.23, null],
    ])
    const bad = { by: 'order', columns: ['name', 'profit'] }
    expect(await refused(mine.reader, '/report/report02/export', bad)).toEqual([['columns.1', 'notAnOption']])
  })

  it('have no share in a file of whoever is not told gross, for with one gross it tells the other', async () => {
    const publisher = await somebody('own')
    const account = await anAccount(product, { users: [publisher.id] })
    await aWebsiteOf(product, account.id)
    const asked = { by: 'order', columns: ['name', 'share'] }
    expect((await fileOf(product, '/report/report02/export', publisher.token, body(asked))).status).toBe(200)
    await product.database.unaudited
      .updateTable('accounts')
      .set({ acc_gross_visible: 0 })
      .where('id', '=', account.id)
      .execute()
    for (const column of ['gross', 'gross_ecpm', 'share']) {
      const hidden = { ...asked, columns: ['name', column] }
      expect(await refused(publisher, '/report/report02/export', hidden)).toEqual([['columns.1', 'notAnOption']])
      await neverQueued(publisher, 'report/report02', hidden)
    }
    const columns = ['name', 'net']
    const sort = { field: 'gross', dir: 'asc' }
    await neverQueued(publisher, 'report/report02', { by: 'order', columns, sort }, 'sort.field')
    const ofManager = { by: 'order', columns, filters: { manager: [String(mine.reader.id)] } }
    await neverQueued(publisher, 'report/report02', ofManager, 'filters.manager')
  })
})

describe('websites', () => {
  it('are each with its numbers, the same as on the other reports', async () => {
    const { rows, totals } = await websites(mine.reader)
    expect(rows).toMatchObject([
      {
        ...{ name: 'Site 1310', account: { label: 'Account 1310' }, tier: 5, status: 1, bestFormat: 'top' },
        ...{ lastDay: day, percentile: null, values: { gross: '5239.00', pageviews: '1310' } },
      },
    ])
    const asked = { period, currency: 'BRL', step: 'website' }
    const { totals: told } = await ask<{ totals: typeof totals }>(mine.reader, '/candelaReport/list', asked)
    expect(totals.values).toMatchObject(told.values)
    const metrics = ['net', 'rpm', 'margin', 'pageviews']
    const explorer = await explored(product, mine.reader, { period, rows: ['website'], metrics })
    expect(totals.values).toMatchObject(explorer.totals.values)
  })

  it('are ranked among eight of their tier and more, whoever they belong to, and no sooner', async () => {
    const account = await anAccount(product)
    await product.database.unaudited.updateTable('accounts').set({ acc_tier: 2 }).execute()
    for (const id of [mine.account.id, account.id])
      await product.database.unaudited.updateTable('accounts').set({ acc_tier: 4 }).where('id', '=', id).execute()
    const rank = async () => (await websites(mine.reader)).rows[0]?.percentile
    for (let count = 1; count <= 8; count += 1) {
      expect(await rank()).toBeNull()
      const { id } = await aWebsiteOf(product, account.id)
      const network = { ...mine.served, technology: mine.campaign.technology, type: 0 }
      const facts = [aFact(id, day, network, { value: count > 2 ? 1e6 : 99_000e6 })]
      await bring(product, facts, [{ website: id, day, pageviews: 1_000, sessions: null }])
    }
    expect(await rank()).toBe(75)
  })

  it('of others are no option; staff’s columns and filters are staff’s', async () => {
    const publisher = await somebody('own')
    await product.database.unaudited
      .insertInto('account_users')
      .values({ acu_id_account: mine.account.id, acu_id_user: publisher.id, acu_comission: '0' })
      .execute()
    const answer = await websites(publisher)
    expect(answer.rows.map(({ name, tier, manager }) => [name, tier, manager])).toEqual([['Site 1310', null, null]])
    expect(answer.metrics).not.toContain('margin')
    for (const reader of [publisher, mine.reader])
      expect(await refused(reader, '/report/report04', { filters: { website: [String(foreign.site.id)] } })).toEqual([
        ['filters.website', 'notAnOption'],
      ])
    for (const [facts, field] of [
      [{ filters: { tier: ['1'] } }, 'filters.tier'],
      [{ sort: { field: 'margin', dir: 'asc' } }, 'sort.field'],
    ] as const)
      expect(await refused(publisher, '/report/report04', facts)).toEqual([[field, 'notAnOption']])
    for (const column of ['margin', 'tier', 'manager']) {
      const hidden = { columns: ['website', column] }
      expect(await refused(publisher, '/report/report04/export', hidden)).toEqual([['columns.1', 'notAnOption']])
      await neverQueued(publisher, 'report/report04', hidden)
    }
    const columns = ['website', 'net']
    const sort = { field: 'profit', dir: 'asc' }
    await neverQueued(publisher, 'report/report04', { columns, sort }, 'sort.field')
    await neverQueued(publisher, 'report/report04', { columns, filters: { tier: ['5'] } }, 'filters.tier')
    await product.database.unaudited
      .updateTable('accounts')
      .set({ acc_gross_visible: 0 })
      .where('id', '=', mine.account.id)
      .execute()
    expect((await websites(publisher)).metrics.filter(metric => /gross|share/.test(metric))).toEqual([])
    expect(JSON.stringify(await websites(publisher))).not.toContain('5239.00')
  })

  it('have a status to be narrowed by, whatever else was removed, and are a file', async () => {
    const { reader, site, account } = foreign
    await aWebsiteOf(product, account.id, { deleted_at: new Date().toISOString() })
    const other = await aWebsiteOf(product, account.id, { anw_name: 'Waiting', anw_status: 2 })
    const namesOf = async (status: string[], website: string[] = []) =>
      (await websites(reader, { filters: { status, website } })).rows.map(({ name }) => name)
    expect([await namesOf(['0']), await namesOf(['2']), await namesOf(['1'])]).toEqual([[], ['Waiting'], ['Site 5570']])
    expect(await namesOf(['1'], [String(site.id), String(other.id)])).toEqual(['Site 5570'])
    const foreignSite = { filters: { status: ['1'], website: [String(mine.site.id)] } }
    expect(await refused(reader, '/report/report04', foreignSite)).toEqual([['filters.website', 'notAnOption']])
    const columns = ['website', 'status', 'gross', 'bestFormat', 'lastDay']
    const asked = body({ columns, filters: { status: ['1'], website: [String(site.id)] } })
    const workbook = await fileOf(product, '/report/report04/export', reader.token, { ...asked, format: 'xlsx' })
    expect(readXlsx(workbook.bytes).slice(1)).toEqual([
      ['Site 5570', 'Enabled', 22_279, 'Top', expect.any(Number)],
      ['Total', null, 22_279, null, null],
    ])
    const { text } = await fileOf(product, '/report/report04/export', reader.token, asked)
    expect(text.slice(1).split('\r\n')[1]).toBe(`Site 5570,Enabled,22279.00,Top,${day}`)
  })
})

it('a website that left has its last day of then, also where its new account has another website of the reader', async () => {
  const seller = await somebody('own')
  const before = addDays(day, -1)
  const [own, theirs] = [await anAccount(product, { users: [seller.id] }), await anAccount(product)]
  const left = await aWebsiteOf(product, own.id, { anw_name: 'Left' })
  const attached = await aWebsiteOf(product, theirs.id, { anw_name: 'Attached' })
  await attachTo(product, attached.id, seller.id)
  const network = await aNetwork(product)
  const facts = [aFact(left.id, before, network), aFact(attached.id, day, network)]
  await bring(product, facts)
  const admin = await product.signIn('admin@candela.example')
  await product.call('POST', `/website/${left.id}`, { token: admin, body: { anw_account_id: theirs.id } })
  await movedOn(product, left.id, day)
  await bring(product, [...facts, aFact(left.id, day, network)])
  const { rows } = await websites(seller, { sort: { field: 'website', dir: 'asc' } })
  expect(rows.map(({ name, lastDay, status }) => [name, lastDay, status])).toEqual([
    ['Attached', day, 1],
    ['Left', before, null],
  ])
})
