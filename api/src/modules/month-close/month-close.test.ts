import { monthsLater, type Transfer, textFromUnits, unitsFromText } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closer, openMonth, TYPED } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { aGroup, aPerson, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let finance: string
let admin: string
beforeAll(async () => {
  product = await startProduct()
  finance = await product.signIn('finance@candela.example')
  admin = await product.signIn('admin@candela.example')
  await closeMonth(product, monthsLater(openMonth(), -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

const OPEN = openMonth()
const MONTH = OPEN.slice(0, 7)
const by = (token = finance) => closer(product, token)

/** Two accounts with three websites, in three currencies, and one whose two share a cent that cannot be shared. */
const arrange = async () => {
  const network = await aNetwork(product)
  const sellers = await aGroup(product, { scope: 'own', pairs: ['report.report05'] })
  const reader = await aPerson(product, sellers.id)
  const [one, two] = [await anAccount(product, { users: [reader.id] }), await anAccount(product)]
  const [a, b, c] = [
    await aWebsiteOf(product, one.id),
    await aWebsiteOf(product, one.id),
    await aWebsiteOf(product, two.id),
  ]
  const three = await anAccount(product)
  const equals = [
    await aWebsiteOf(product, three.id, { anw_name: 'zebra.example' }),
    await aWebsiteOf(product, three.id, { anw_name: 'abacus.example' }),
  ]
  await bring(product, [
    ...equals.map(({ id }) => aFact(id, OPEN, network, { value: 10_006_250 })),
    aFact(a.id, OPEN, network, { currency: 'USD', value: 123_456_789 }),
    aFact(b.id, OPEN, network, { currency: 'EUR', value: 3_333_333 }),
    aFact(b.id, OPEN, network, { value: 10_000_000 }),
    aFact(c.id, OPEN, network, { value: 2_000_000 }),
  ])
  return { network, reader, one, two, websites: [a, b, c] as const }
}

const sumOf = (amounts: readonly string[]): string =>
  textFromUnits(
    amounts.reduce((sum, amount) => sum + unitsFromText(amount, 2), 0n),
    2,
  )

const reopen = (reason = 'A network corrected its numbers', token = admin) =>
  by(token).call('reopenMonth', { month: MONTH, reason })

const transfersOf = (accounts: readonly number[]) =>
  product.database.read
    .selectFrom('transfers')
    .where('tra_month', '=', OPEN)
    .where('tra_id_account', 'in', accounts)
    .orderBy('tra_id_account')
    .selectAll()
    .execute()

let made: Awaited<ReturnType<typeof arrange>>
beforeAll(async () => {
  made = await arrange()
})

const AT_ONCE = { closeAtOnceBelow: 100 }
const BY_JOB = { closeAtOnceBelow: 0 }

describe.each([
  ['at once', AT_ONCE, 'closed', ['currencyExchange.closeMonth']],
  ['by a job', BY_JOB, 'closing', ['currencyExchange.closeMonth', 'currencyExchange.finishClose']],
])('closing a month %s', (_, way, answered, actions) => {
  beforeAll(() => Object.assign(product.app.config, way))
  afterEach(() => reopen())

  test('is told of each time, the month first, also where the same person closes it again with the same rates', async () => {
    const told = () =>
      product.database.read
        .selectFrom('system_logs')
        .where('slo_action', 'in', [...actions, 'currencyExchange.reopenMonth'])
        .distinctOn('slo_transaction_hash')
        .orderBy('slo_transaction_hash')
        .orderBy('id')
        .select(['slo_transaction_hash as hash', 'slo_table_name as first', 'slo_action as action'])
        .execute()
    const before = new Set((await told()).map(({ hash }) => hash))
    for (const _ of ['first', 'again']) {
      expect((await by().close()).status).toBe(200)
      expect((await reopen()).status).toBe(200)
    }
    const added = (await told()).filter(({ hash }) => !before.has(hash))
    const each = [...actions, 'currencyExchange.reopenMonth'].map(action => `${action} month_closes`)
    expect(added.map(({ first, action }) => `${action} ${first}`).toSorted()).toEqual([...each, ...each].toSorted())
  })

  test('stores what was rehearsed, to the cent, by account and website', async () => {
    const rehearsed = await by().rehearsal()
    expect((await by().close()).body).toMatchObject({ month: MONTH, state: answered })
    expect(await by().stands()).toMatchObject({
      state: 'closed',
      rates: [
        { currency: 'EUR', value: '6.2000', source: 'typed' },
        { currency: 'USD', value: '5.4000', source: 'typed' },
      ].toSorted((a, b) => b.currency.localeCompare(a.currency)),
      closed_by: { label: expect.stringMatching(/./) },
      owed: { payable: rehearsed.totals.payable, accounts: rehearsed.totals.paid },
    })
    const transfers = await product.database.read
      .selectFrom('transfers')
      .where('tra_month', '=', OPEN)
      .selectAll()
      .execute()
    expect(
      transfers.map(({ tra_id_account, tra_payable, tra_state }) => [tra_id_account, tra_payable, tra_state]),
    ).toEqual(expect.arrayContaining(rehearsed.accounts.map(({ id, payable, state }) => [id, payable, state])))
    expect(transfers).toHaveLength(rehearsed.accounts.length)
    for (const { id, websites, net, estimate } of rehearsed.accounts) {
      const { record } = (await product.call('GET', `/report/report05/${id}/${MONTH}`, { token: admin })).body as {
        record: Transfer
      }
      expect(record.lines.map(({ website, net }) => [website.id, net])).toEqual(
        websites.map(({ id, net }) => [id, net]),
      )
      expect([sumOf(websites.map(each => each.net)), sumOf(websites.map(each => each.estimate))]).toEqual([
        net,
        estimate,
      ])
    }
    const { accounts, totals } = rehearsed
    expect([sumOf(accounts.map(({ net }) => net)), sumOf(accounts.map(({ estimate }) => estimate))]).toEqual([
      totals.net,
      totals.estimate,
    ])
  })

  test('pays what the roll-ups sum to', async () => {
    await by().close()
    const [sums] = (
      await sql<{ rolled: string; lines: string; transfers: string }>`select
        (select sum(rsm_net * case rsm_net_currency when 'USD' then 5.4 when 'EUR' then 6.2 else 1 end) / 1000000
          from rollup_site_months where rsm_month = ${OPEN}::date)::numeric(30, 10) as rolled,
        (select sum(trl_net_brl) from transfer_lines)::numeric(30, 10) as lines,
        (select sum(tra_net) from transfers where tra_month = ${OPEN}::date)::numeric(30, 10) as transfers`.execute(
        product.database.unaudited,
      )
    ).rows
    expect(sums?.lines).toBe(sums?.rolled)
    expect(sums?.transfers).toBe(sums?.rolled)
  })

  test('is done by one of two who ask at once; the other is told', async () => {
    const both = await Promise.all([by().begin(), by(admin).begin()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused).toMatchObject({ body: { code: answered === 'closed' ? 'monthIsClosed' : 'monthClosing' } })
    await product.doJobs()
    expect(await by().stands()).toMatchObject({ state: 'closed' })
    expect((await by().begin()).status).toBe(409)
  })

  test('is refused once its numbers are others than those of the rehearsal', async () => {
    const { fingerprint } = await by().rehearsal()
    await bring(product, [aFact(made.websites[2].id, OPEN, made.network, { value: 2_000_001 + way.closeAtOnceBelow })])
    const answer = await by().begin(TYPED, { fingerprint })
    expect(answer).toMatchObject({ status: 409, body: { code: 'rehearsalOutdated' } })
    expect(await by().stands()).toMatchObject({ state: expect.stringMatching(/open/) })
  })

  test('leaves what is too little for the next month', async () => {
    await by().close()
    const [paid, little] = await transfersOf([made.one.id, made.two.id])
    expect(paid).toMatchObject({ tra_state: 'awaiting_invoice' })
    expect(little).toMatchObject({ tra_state: 'below_threshold', tra_id_carried_to: null })
  })

  test('tells who is paid in their language, what they get and never what was grossed', async () => {
    await by().close()
    const [{ tra_payable = '' } = {}] = await transfersOf([made.one.id])
    const mail = await product.mailTo(made.reader.email)
    expect(mail?.subject).toContain(made.one.acc_name)
    expect(mail?.text.replace(',', '.')).toContain(tra_payable)
    // 666.67, 20.67 and 10.00 before the fee of 20 %.
    expect(mail?.text).not.toMatch(/697[.,]33/)
  })
})

const BREAKS = [
  ['insert', 'transfers'],
  ['update', 'transfers'],
  ['insert', 'transfer_lines'],
  ['insert', 'currency_closings'],
  ['update', 'month_closes'],
  ['insert', 'mails'],
  ['insert', 'system_logs'],
] as const

/** The database breaks there, until it is mended. */
const breakAt = async (event: string, table: string): Promise<() => Promise<unknown>> => {
  const { unaudited } = product.database
  await sql`create or replace function boom() returns trigger language plpgsql as
    $$ begin raise exception 'boom'; end $$`.execute(unaudited)
  await sql`create trigger boom before ${sql.raw(event)} on ${sql.table(table)}
    for each row execute function boom()`.execute(unaudited)
  return () => sql`drop trigger boom on ${sql.table(table)}`.execute(unaudited)
}

/** Nothing is there of the month, and something too little of the one before. */
const carryIn = async () => {
  const { unaudited } = product.database
  await unaudited.deleteFrom('transfers').where('tra_month', '=', OPEN).execute()
  await unaudited
    .insertInto('transfers')
    .values({
      ...{ tra_month: monthsLater(OPEN, -1), tra_id_account: made.one.id },
      ...{ tra_state: 'below_threshold', tra_payable: '12.34' },
    })
    .onConflict(conflict => conflict.columns(['tra_id_account', 'tra_month']).doNothing())
    .execute()
}

describe('a close', () => {
  afterEach(() => reopen())
  afterAll(() => Object.assign(product.app.config, AT_ONCE))

  test.each(BREAKS)(
    'by a job that fails at the %s of %s wrote nothing, and goes well when it is tried again',
    async (event, table) => {
      Object.assign(product.app.config, BY_JOB)
      await carryIn()
      expect((await by().begin()).status).toBe(200)
      const mend = await breakAt(event, table)
      await product.doJobs()
      await mend()
      expect(await by().stands()).toMatchObject({ state: 'closing' })
      expect(await transfersOf([made.one.id])).toEqual([])
      await product.database.unaudited
        .updateTable('jobs')
        .set({ job_next_at: sql<string>`clock_timestamp()` })
        .execute()
      await product.doJobs()
      expect(await by().stands()).toMatchObject({ state: 'closed' })
      expect(await transfersOf([made.one.id])).toMatchObject([{ tra_carried_in: '12.34' }])
    },
  )

  test.each(BREAKS)(
    'at once that fails at the %s of %s wrote nothing, and goes well when it is asked again',
    async (event, table) => {
      Object.assign(product.app.config, AT_ONCE)
      await carryIn()
      const mend = await breakAt(event, table)
      const mails = () => product.database.read.selectFrom('mails').select('id').orderBy('id').execute()
      const before = await mails()
      expect((await by().begin()).status).toBeGreaterThanOrEqual(500)
      await mend()
      expect(await mails()).toEqual(before)
      expect(await by().stands()).toMatchObject({ state: expect.stringMatching(/open/), rates: [] })
      expect(await transfersOf([made.one.id])).toEqual([])
      expect((await by().begin()).body).toMatchObject({ state: 'closed' })
      expect(await transfersOf([made.one.id])).toMatchObject([{ tra_carried_in: '12.34' }])
    },
  )

  test('takes over what was too little before, until the month is opened again', async () => {
    await carryIn()
    const before = monthsLater(OPEN, -1)
    const takenOver = () =>
      product.database.read
        .selectFrom('transfers as t')
        .leftJoin('transfers as into', 'into.id', 't.tra_id_carried_to')
        .where('t.tra_month', '=', before)
        .where('t.tra_id_account', '=', made.one.id)
        .select(['into.tra_month', 'into.tra_id_account'])
        .execute()
    await by().close()
    expect(await takenOver()).toEqual([{ tra_month: OPEN, tra_id_account: made.one.id }])
    await reopen()
    expect(await takenOver()).toEqual([{ tra_month: null, tra_id_account: null }])
  })

  test('by a job that fails for good leaves the month as it was, and says why', async () => {
    Object.assign(product.app.config, BY_JOB)
    const { unaudited } = product.database
    await by().begin()
    await unaudited.updateTable('jobs').set({ job_attempts: 3 }).where('job_state', '=', 'queued').execute()
    await product.doJobs()
    expect(await by().stands()).toMatchObject({
      state: expect.stringMatching(/open/),
      progress: { error: 'abandoned' },
      can: { close: true },
    })
    expect((await by().close()).status).toBe(200)
  })
})

const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? test : test.skip

onServerAlone('a month whose rows somebody is reading is closed, and they read on', async () => {
  const part = sql.table(`ad_network_reports_${MONTH.replace('-', '_')}`)
  await product.database.transaction(async reader => {
    const count = () => sql`select count(*) from ${part}`.execute(reader)
    await count()
    Object.assign(product.app.config, AT_ONCE)
    expect((await by().begin()).body).toEqual({ month: MONTH, state: 'closed' })
    await count()
  })
  expect((await reopen()).status).toBe(200)
})

describe('a month cannot be closed', () => {
  test.each([
    ['before it is over', monthsLater(OPEN, 1), 'monthNotOver'],
    ['a second time', monthsLater(OPEN, -1), 'monthIsClosed'],
    ['when it lies before the books', monthsLater(OPEN, -40), 'monthBeforeBooks'],
  ])('%s', async (_, month, code) => {
    const answer = await closer(product, finance, month).begin()
    expect(answer).toMatchObject({ status: 409, body: { code } })
  })

  test.each([
    ['other words', { confirm: 'close' }, 'confirm', 'confirmText'],
    [
      'a rate without its reason',
      { rates: { ...TYPED, USD: { source: 'typed', value: '5' } } },
      'rates.USD.reason',
      'required',
    ],
    ['a rate of nothing', { rates: { ...TYPED, USD: { ...TYPED.USD, value: '0' } } }, 'rates.USD.value', 'tooSmall'],
    [
      'a rate whose decimal point is wrong',
      { rates: { ...TYPED, USD: { ...TYPED.USD, value: '54' } } },
      'rates.USD.value',
      'rateUnlikely',
    ],
    ['no month', { month: '2026-13' }, 'month', 'period'],
  ])('with %s', async (_, facts, field, code) => {
    const answer = await by().begin(TYPED, facts)
    expect(answer).toMatchObject({ status: 422, body: { errors: [expect.objectContaining({ field, code })] } })
  })

  test('with an average or a last quotation that cannot be meant, and is with the rate that is right', async () => {
    const quoted = {
      cue_currency: 'USD',
      cue_date: OPEN,
      cue_value: '540',
      cue_source: 'manual',
      cue_id_user: null,
    } as const
    const { unaudited } = product.database
    const { id } = await unaudited
      .insertInto('currency_quotations')
      .values({ ...quoted, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    try {
      for (const source of ['average', 'last']) {
        const answer = await by().call('closeMonth/rehearsal', { month: MONTH, rates: { ...TYPED, USD: { source } } })
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toEqual([
          expect.objectContaining({ field: 'rates.USD.source', code: 'rateUnlikely' }),
        ])
      }
      expect((await by().rehearsal()).rates).toContainEqual({ currency: 'USD', value: '5.4000', source: 'typed' })
    } finally {
      await unaudited.deleteFrom('currency_quotations').where('id', '=', id).execute()
    }
  })

  test.each(['adops', 'manager', 'publisher', 'viewer'])('by %s', async name => {
    const token = await product.signIn(`${name}@candela.example`)
    for (const path of ['closeMonth', 'closeMonth/checks', 'closeMonth/rehearsal', 'reopenMonth'])
      expect((await by(token).call(path, { month: MONTH })).status).toBe(403)
  })

  test('by those who reach a part of the accounts, whatever their rights; why it was opened again is not theirs', async () => {
    const closes = ['currencyExchange.list', 'currencyExchange.closeMonth', 'currencyExchange.reopenMonth'] as const
    const limited = await somebodyWith(product, [...closes, 'report.report05'], 'managed')
    const theirs = by(limited.token)
    await by().close()
    const notTheirs = {
      owed: null,
      obstacle: { close: 'limitedReach', reopen: 'limitedReach' },
      can: { close: false, reopen: false },
    }
    expect(await theirs.stands()).toMatchObject({ state: 'closed', ...notTheirs })
    // What is owed is told to who reads payments, of all accounts.
    expect(await by((await somebodyWith(product, closes)).token).stands()).toMatchObject({
      ...{ owed: null, can: { close: false, reopen: true } },
    })
    expect((await reopen('An account was wrong')).status).toBe(200)
    expect(await theirs.stands()).toMatchObject({ state: 'reopened', reason: null, ...notTheirs })
    expect((await theirs.call('closeMonth/rehearsal', { month: MONTH, rates: TYPED })).status).toBe(403)
    expect((await theirs.call('reopenMonth', { month: MONTH, reason: 'Because' })).status).toBe(403)
    expect(await by(admin).stands()).toMatchObject({ reason: 'An account was wrong', can: { close: true } })
  })

  test('by finance, once it is closed, and neither opened again by them', async () => {
    await by().close()
    expect((await reopen('Because', finance)).status).toBe(403)
    expect(await reopen('')).toMatchObject({ status: 422 })
    expect((await reopen()).body).toMatchObject({ state: 'reopened', reason: 'A network corrected its numbers' })
    expect(await reopen()).toMatchObject({ status: 409, body: { code: 'monthNotClosed' } })
  })
})
