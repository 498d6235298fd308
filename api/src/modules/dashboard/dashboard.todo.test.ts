import {
  type CoverageAnswer,
  type ErrorLogAnswer,
  firstOfMonth,
  monthsLater,
  type Scope,
  type TodoAnswer,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asPast } from '../../../test/as-past'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { ago, ownDashboard, SEES_DASHBOARDS, today } from '../../../test/dashboards'
import { somebodyWith } from '../../../test/people'

const { aPublisher, aReader, ask, network, product } = ownDashboard()

it('what waits is named, and leads to where it is done', async () => {
  const reader = await aPublisher()
  const { account, site } = reader
  const turnedDown = await aWebsiteOf(product(), account.id, { anw_status: 0, anw_reject_reason: 'Too little text' })
  const waiting = [
    await aWebsiteOf(product(), account.id, { anw_status: 2 }),
    await aWebsiteOf(product(), account.id, { anw_status: 2 }),
  ]
  const silent = await aWebsiteOf(product(), account.id)
  await bring(product(), [aFact(silent.id, ago(10), network())])
  await bring(product(), [aFact(site.id, ago(1), network())])
  await bring(product(), [aFact(site.id, monthsLater(firstOfMonth(today), -1), network())])
  const owed = { tra_month: monthsLater(firstOfMonth(today), -2), tra_id_account: account.id, tra_payable: '150' }
  await asPast(product(), trx =>
    trx
      .insertInto('transfers')
      .values({ ...owed, tra_state: 'awaiting_invoice' })
      .execute(),
  )
  const { items } = await ask<TodoAnswer>(reader, '/dashboard/todo')
  expect(items).toEqual([
    { kind: 'websiteWaiting', count: waiting.length, label: null, path: '/website?f.anw_status=2', until: null },
    { kind: 'websiteTurnedDown', count: 1, label: turnedDown.anw_name, path: `/website/${turnedDown.id}`, until: null },
    { kind: 'websiteWithoutData', count: 1, label: silent.anw_name, path: `/website/${silent.id}`, until: null },
    { kind: 'websiteWithoutAnalytics', count: 1, label: site.anw_name, path: `/website/${site.id}`, until: null },
    {
      kind: 'invoiceDue',
      count: 1,
      label: owed.tra_month,
      path: `/report/report05/${account.id}/${owed.tra_month.slice(0, 7)}?send`,
      until: expect.stringMatching(/T21:00:00/),
    },
  ])
})

it('staff are told of invoices that came, and of disputes in which a publisher had the last word', async () => {
  const publisher = await aPublisher()
  const { account } = publisher
  const rights = ['report.report05', 'report.decideInvoice', 'report.disputeAdjustment'] as const
  const staff = await somebodyWith(product(), [...SEES_DASHBOARDS, ...rights], 'managed')
  const unaudited = product().database.unaudited
  await unaudited
    .insertInto('account_managers')
    .values({ acm_id_account: account.id, acm_id_user: staff.id, acm_is_main: true })
    .execute()
  const month = monthsLater(firstOfMonth(today), -2)
  const adjustment = await asPast(product(), async trx => {
    await trx
      .insertInto('transfers')
      .values({ tra_month: month, tra_id_account: account.id, tra_payable: '150', tra_state: 'invoice_received' })
      .execute()
    return trx
      .insertInto('adjustments')
      .values({
        ...{ adj_month: month, adj_id_account: account.id, adj_reason: 'invalidTraffic', adj_amount: '-5' },
        ...{ adj_note: 'Bots', adj_id_user: staff.id, adj_id_website: null, deleted_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const say = (by: number) =>
    unaudited
      .insertInto('adjustment_messages')
      .values({ ajm_id_adjustment: adjustment.id, ajm_id_user: by, ajm_text: 'Which days?' })
      .execute()
  const path = `/report/report05/${account.id}/${month.slice(0, 7)}`
  const invoice = { kind: 'invoiceReceived', count: 1, label: account.acc_name, path, until: null }
  const todo = async () => (await ask<TodoAnswer>(staff, '/dashboard/todo')).items
  expect(await todo()).toEqual([invoice])
  await say(publisher.id)
  expect(await todo()).toEqual([invoice, { ...invoice, kind: 'disputeOpen' }])
  await say(staff.id)
  expect(await todo()).toEqual([invoice])
})

it('a website that moved is judged by its days in the account that it is in now', async () => {
  const [from, to] = [await aPublisher(), await aPublisher()]
  const [silent, uncounted, counted] = [
    from.site,
    await aWebsiteOf(product(), from.account.id),
    await aWebsiteOf(product(), from.account.id),
  ]
  const once = [aFact(counted.id, ago(5), network())]
  const visits = [{ website: counted.id, day: ago(5), pageviews: 900, sessions: null }]
  await bring(product(), [aFact(silent.id, ago(10), network())])
  await bring(product(), [aFact(uncounted.id, ago(1), network())])
  await bring(product(), once, visits)
  const token = await product().signIn('admin@candela.example')
  for (const { id } of [silent, uncounted, counted]) {
    const body = { anw_account_id: to.account.id }
    expect((await product().call('POST', `/website/${id}`, { token, body })).status).toBe(200)
  }
  const silences = async () =>
    (await ask<TodoAnswer>(to, '/dashboard/todo')).items
      .filter(({ kind }) => kind.startsWith('websiteWithout'))
      .map(({ kind, count, label }) => [kind, count, label])
  expect(await silences()).toEqual([])
  await bring(product(), [...once, aFact(counted.id, ago(0), network())], visits)
  expect(await silences()).toEqual([['websiteWithoutAnalytics', 1, counted.anw_name]])
})

describe('an expired token', () => {
  const seesNetworks = (scope: Scope) => somebodyWith(product(), [...SEES_DASHBOARDS, 'adNetwork.list'], scope)
  const aManaged = async (name: string) => {
    const manager = await seesNetworks('managed')
    const account = await anAccount(product(), { managers: [manager.id] })
    const site = await aWebsiteOf(product(), account.id)
    const delivers = await aNetwork(product(), { name, token: `${ago(2)}T00:00:00Z` })
    await bring(product(), [aFact(site.id, ago(20), delivers)])
    return { manager, account, site }
  }
  const tokens = async (reader: { token: string }, filters: object = {}) =>
    (await ask<TodoAnswer>(reader, '/dashboard/todo', { filters })).items
      .filter(({ kind }) => kind === 'tokenExpired')
      .map(({ count, label }) => [count, label])

  it('is told to who looks after a website that the network delivers to, or serves alone', async () => {
    const [mine, foreign, bare] = [await aManaged('Mine'), await aManaged('Foreign'), await seesNetworks('managed')]
    const filters = { account: [String(foreign.account.id)] }
    const staff = await seesNetworks('all')
    expect(await tokens(mine.manager)).toEqual([[1, 'Mine']])
    expect(await tokens(foreign.manager)).toEqual([[1, 'Foreign']])
    expect(await tokens(bare)).toEqual([])
    expect(await tokens(staff)).toEqual([[2, null]])
    expect(await tokens(staff, filters)).toEqual([[1, 'Foreign']])
    expect(await tokens(staff, { website: [String(mine.site.id)] })).toEqual([[1, 'Mine']])
    const { id } = await aNetwork(product(), { name: 'Alone', token: `${ago(2)}T00:00:00Z` })
    const serve = product().database.unaudited.updateTable('ad_networks').set({ adn_id_website: foreign.site.id })
    await serve.where('id', '=', id).execute()
    expect(await tokens(mine.manager)).toEqual([[1, 'Mine']])
    expect(await tokens(foreign.manager)).toEqual([[2, null]])
    expect(await tokens(staff, filters)).toEqual([[2, null]])
  })

  it('is told before it ends, on its last day as well, and leads to its network', async () => {
    const staff = await somebodyWith(product(), [...SEES_DASHBOARDS, 'adNetwork.list', 'adNetwork.get'], 'all')
    const [today, later] = [
      await aNetwork(product(), { token: ago(0) }),
      await aNetwork(product(), { token: ago(-16) }),
    ]
    const ending = async () =>
      (await ask<TodoAnswer>(staff, '/dashboard/todo')).items
        .filter(({ kind }) => kind === 'tokenEnding')
        .map(({ count, path }) => [count, path])
    expect(await ending()).toEqual([[1, `/ad-networks/${today.id}`]])
    const end = product()
      .database.unaudited.updateTable('ad_networks')
      .set({ adn_token_expires_at: ago(-13) })
    await end.where('id', '=', later.id).execute()
    expect(await ending()).toEqual([[2, '/ad-networks?f.adn_status=Em+exibi%C3%A7%C3%A3o&f.token=ending']])
  })
})

describe('coverage and the error log', () => {
  it('tell holes from silence', async () => {
    const manager = await aReader('managed')
    const account = await anAccount(product(), { managers: [manager.id] })
    const site = await aWebsiteOf(product(), account.id)
    const [holed, fresh, over] = [
      await aNetwork(product(), { name: 'Holed', token: `${ago(2)}T00:00:00Z` }),
      await aNetwork(product(), { name: 'Fresh' }),
      await aNetwork(product(), { name: 'Over' }),
    ]
    const facts = [
      ...[5, 4, 2, 0].map(days => aFact(site.id, ago(days), holed)),
      aFact(site.id, ago(1), fresh),
      aFact(site.id, ago(1), over, { impressions: 1_001 }),
    ]
    await bring(product(), facts)
    const { days, rows } = await ask<CoverageAnswer>(manager, '/dashboard/coverage')
    expect(days).toEqual([4, 3, 2, 1, 0].map(ago))
    expect(rows.map(({ adNetwork, states }) => [adNetwork.label, states])).toEqual([
      ['Holed', ['complete', 'missing', 'complete', 'missing', 'partial']],
      ['Fresh', ['none', 'none', 'none', 'complete', 'none']],
      ['Over', ['none', 'none', 'none', 'complete', 'none']],
    ])
    const { body } = await product().call('GET', '/dashboard/errorLog', { token: manager.token })
    const { errors } = body as unknown as ErrorLogAnswer
    expect(errors.map(({ kind, day, adNetwork }) => [kind, day, adNetwork?.label])).toEqual([
      ['tokenExpired', ago(2), 'Holed'],
      ['moreImpressionsThanRequests', ago(1), 'Over'],
      ['missingDay', ago(1), 'Holed'],
      ['missingDay', ago(3), 'Holed'],
    ])
  })

  it('name an impossible count to whoever reaches everything, though other websites even it out', async () => {
    const [manager, staff] = [await aReader('managed'), await somebodyWith(product(), SEES_DASHBOARDS, 'all')]
    const account = await anAccount(product(), { managers: [manager.id] })
    const [wrong, right] = [await aWebsiteOf(product(), account.id), await aWebsiteOf(product(), account.id)]
    const counter = await aNetwork(product(), { name: 'Evened out' })
    await bring(product(), [
      aFact(wrong.id, ago(7), counter, { impressions: 900, refreshImpressions: 101 }),
      aFact(right.id, ago(7), counter),
    ])
    for (const { token } of [manager, staff]) {
      const { body } = await product().call('GET', '/dashboard/errorLog', { token })
      const found = (body as unknown as ErrorLogAnswer).errors.filter(({ adNetwork }) => adNetwork?.id === counter.id)
      expect(found).toContainEqual({
        kind: 'moreImpressionsThanRequests',
        day: ago(7),
        website: null,
        adNetwork: { id: counter.id, label: 'Evened out' },
        amount: null,
      })
    }
  })

  it('name a website that costs more than it brings', async () => {
    const manager = await aReader('managed')
    const account = await anAccount(product(), { managers: [manager.id] })
    const site = await aWebsiteOf(product(), account.id, { anw_name: 'Dear site' })
    await product()
      .database.unaudited.insertInto('website_revenue_shares')
      .values({
        wrs_id_website: site.id,
        wrs_type: 'website_fixed_cpm',
        wrs_valid_from: '2020-01-01',
        wrs_currency: 'BRL',
        rev_fixed_value: null,
        rev_fixed_cpm: '100',
        rev_percentage_value: null,
        ars_percentage: null,
        deleted_at: null,
      })
      .execute()
    await bring(product(), [aFact(site.id, ago(1), network(), { value: 10e6 })])
    const { body } = await product().call('GET', '/dashboard/errorLog', { token: manager.token })
    expect((body as unknown as ErrorLogAnswer).errors).toEqual([
      {
        kind: 'negativeMargin',
        day: null,
        website: { id: site.id, label: 'Dear site' },
        adNetwork: null,
        amount: '-70.00',
      },
    ])
  })
})
