import { addDays, lastOfMonth, monthsLater, PLATFORM_ZONE, paymentFor, todayIn } from '@candela/shared-contract'
import { asPast } from '../../../test/as-past'
import { closer, openMonth } from '../../../test/books'
import { aFact, bring, closeMonth, quote } from '../../../test/brought-facts'
import { A_PDF } from '../../../test/invoice-files'
import { type Product, startProduct } from '../../../test/product'
import {
  anEarner,
  aPublisher,
  aTransferIn,
  codesOf,
  type Earner,
  type OneRecord,
  paymentsOf,
  recordOf,
} from '../../../test/transfers'

let product: Product
let payments: ReturnType<typeof paymentsOf>
let finance: string
let admin: string
const OPEN = openMonth()
const MONTH = OPEN.slice(0, 7)
const TODAY = todayIn(PLATFORM_ZONE)
const PERIOD = `${monthsLater(OPEN, -1)}..${TODAY}`
const XML = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<NFe><valor>1</valor></NFe>\n')

beforeAll(async () => {
  product = await startProduct()
  payments = paymentsOf(product)
  finance = await product.signIn('finance@candela.example')
  admin = await product.signIn('admin@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

const arrange = (facts?: { value: number }) => anEarner(product, OPEN, facts)
const read = ({ account, token }: Earner, by = token) => payments.read(by, account.id, MONTH)
const rowsOf = ({ token }: Earner, body: object = {}) => payments.rowsOf(token, { period: PERIOD, ...body })

describe('an open month', () => {
  test('is an estimate of the websites', async () => {
    const made = await arrange()
    const [row] = await rowsOf(made)
    expect(row).toMatchObject({
      ...{ id: null, month: MONTH, state: 'estimated', account: { id: made.account.id }, steps: [] },
      ...{ carried_in: '0.00', lines: made.websites.map(({ id }) => ({ website: { id } })) },
    })
    expect(Number(row?.payable)).toBeGreaterThan(100)
    // A website chooses the payments that it has a part in, and takes nothing off them.
    expect(await rowsOf(made, { websites: [made.websites[1].id] })).toEqual([row])
    expect(codesOf(await payments.list(made.token, { period: PERIOD, websites: [] }))).toEqual([
      ...[422, 'websites websiteRequired'],
    ])
    const stranger = await arrange()
    expect(await rowsOf(made, { websites: [stranger.websites[0].id] })).toEqual([])
    const path = `/report/report05/${stranger.account.id}/${MONTH}`
    expect((await product.call('GET', path, { token: made.token })).status).toBe(404)
  })

  test('is rounded once: it is what every report says, and its websites add up to it', async () => {
    const made = await arrange()
    await quote(product, 'USD', OPEN, '5.4321')
    const values = [333_333_333, 333_333_334, 333_333_331]
    const days = [OPEN, addDays(OPEN, 1), addDays(OPEN, 2)]
    await bring(
      product,
      made.websites.flatMap(({ id }) =>
        days.map((day, index) => aFact(id, day, made.network, { value: values[index] ?? 0, currency: 'USD' })),
      ),
    )
    const [row] = await rowsOf(made)
    const { body } = await product.call('POST', '/report/performance', {
      token: admin,
      body: {
        ...{ period: `${OPEN}..${lastOfMonth(OPEN)}`, currency: 'BRL', metrics: ['net'], rows: ['account'] },
        filters: { account: [String(made.account.id)] },
      },
    })
    const { totals } = body as never as { totals: { values: { net: string } } }
    const added = (row?.lines ?? []).reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0)
    expect([row?.net, (added / 100).toFixed(2)]).toEqual([totals.values.net, totals.values.net])
  })

  test('takes deductions with their dispute, until it is closed', async () => {
    const made = await arrange()
    const { account, websites, token } = made
    const add = (facts: object = {}, by = finance) =>
      product.call('POST', '/report/report05/adjustment', {
        token: by,
        body: {
          ...{ account: account.id, month: MONTH, website: websites[0].id, reason: 'invalidTraffic' },
          ...{ amount: '-12.34', note: 'Bots from one network', ...facts },
        },
      })
    const before = await read(made)
    const record = recordOf(await add())
    expect(record).toMatchObject({ deductions: '-12.34', adjustments: '0.00', can: { adjust: true } })
    expect(recordOf(await add({ reason: 'bonus', amount: '2', note: 'A good month' }))).toMatchObject({
      ...{ deductions: '-12.34', adjustments: '2.00' },
      payable: (Number(before.payable) - 10.34).toFixed(2),
    })
    expect(codesOf(await add({ amount: '0' }))).toEqual([422, 'amount tooSmall'])
    expect(codesOf(await add({ amount: '1.234' }))).toEqual([422, 'amount invalid'])
    expect(codesOf(await add({ amount: '100000000.01' }))).toEqual([422, 'amount tooBig'])
    expect(codesOf(await add({ website: (await arrange()).websites[0].id }))).toEqual([422, 'website notAnOption'])
    expect(codesOf(await add({ month: monthsLater(OPEN, -1).slice(0, 7) }))).toEqual([409, 'monthClosed'])
    expect(codesOf(await add({}, token))).toEqual([403, 'forbidden'])
    const [item] = record.items
    const say = (text: string, by: string) =>
      product.call('POST', `/report/report05/adjustment/${item?.id}/message`, { token: by, body: { text } })
    await say('Which days?', token)
    const said = recordOf(await say('The 3rd and the 4th.', finance))
    expect(said.items[0]?.messages.map(({ text }) => text)).toEqual(['Which days?', 'The 3rd and the 4th.'])
    expect((await say('Mine?', (await arrange()).token)).status).toBe(404)
    const drop = () => product.call('DELETE', `/report/report05/adjustment/${item?.id}`, { token: finance })
    expect((await drop()).status).toBe(204)
    expect(await read(made)).toMatchObject({ deductions: '0.00', adjustments: '2.00' })
    expect((await drop()).status).toBe(404)
  })
})

describe('a closed month', () => {
  let made: Earner
  let small: Earner
  beforeAll(async () => {
    made = await arrange()
    small = await arrange({ value: 1_000_000 })
    const estimates = await rowsOf(made)
    const { config } = product.app
    const { closeAtOnceBelow } = config
    config.closeAtOnceBelow = 0
    await closer(product, finance).begin()
    config.closeAtOnceBelow = closeAtOnceBelow
    expect(await closer(product, finance).stands()).toMatchObject({ state: 'closing' })
    // Until it is closed they are estimates still.
    expect(await rowsOf(made)).toEqual(estimates)
    expect((await read(made)).state).toBe('estimated')
    await product.doJobs()
    const [row] = await rowsOf(made)
    // All of it is BRL: no rate moves it.
    expect(row).toMatchObject({ state: 'awaiting_invoice', payable: estimates[0]?.payable })
  })

  test('is paid by its invoice, each step by its right, and back', async () => {
    const { token } = made
    const { step, send, pay } = payments
    let record = recordOf(await send(token, await read(made), { number: 'NF 7' }))
    record = await read(made, finance)
    expect(record.steps).toEqual(['approve', 'reject', 'hold'])
    expect(codesOf(await step(token, record, 'approve'))).toEqual([403, 'forbidden'])
    expect(codesOf(await step(finance, record, 'reject'))).toEqual([422, 'reason required'])
    expect(codesOf(await step(finance, record, 'schedule'))).toEqual([409, 'transferState'])
    record = recordOf(await step(finance, record, 'reject', { reason: 'Wrong address' }))
    expect(record).toMatchObject({ state: 'rejected', reason: 'Wrong address', invoice: null })
    // What was rejected may come again under its number.
    record = recordOf(await send(token, record, { number: 'NF 7' }))
    record = recordOf(await step(finance, record, 'hold', { reason: 'Bank data to be checked' }))
    expect(record).toMatchObject({ state: 'on_hold', held_from: 'invoice_received', steps: ['release'] })
    record = recordOf(await step(finance, record, 'release'))
    expect(record).toMatchObject({ state: 'invoice_received', held_from: null, reason: null })
    const seen = record
    record = recordOf(await step(finance, record, 'approve'))
    expect(codesOf(await step(admin, seen, 'approve'))).toEqual([409, 'transferState'])
    expect(codesOf(await step(admin, seen, 'hold', { reason: 'Late' }))).toEqual([409, 'stale'])
    record = recordOf(await step(finance, record, 'schedule'))
    expect(record).toMatchObject({ state: 'scheduled', is_pay_day_fixed: true })
    expect(codesOf(await pay(finance, record, { paid_on: '2099-01-01' }))).toEqual([422, 'paid_on futureDay'])
    expect(codesOf(await pay(finance, record, { paid_on: '2001-01-01' }))).toEqual([422, 'paid_on beforeInvoice'])
    expect(codesOf(await pay(finance, record, {}, XML))).toEqual([422, 'file invoiceFile'])
    record = recordOf(await pay(finance, record))
    expect(record).toMatchObject({ state: 'paid', paid_on: TODAY, has_proof: true, steps: ['reverse'] })
    const reopen = async () => codesOf(await closer(product, admin).call('reopenMonth', { month: MONTH, reason: 'x' }))
    expect(await reopen()).toEqual([409, 'monthPaid'])
    record = recordOf(await step(finance, record, 'reverse', { reason: 'The bank sent it back' }))
    expect(record).toMatchObject({ state: 'reversed', paid_on: null, steps: ['schedule'] })
    // It is still owed, and to be paid next; that it once was paid keeps the month closed.
    expect((await payments.list(token, { period: PERIOD })).body.totals).toMatchObject({
      ...{ payable: record.payable, paid: '0.00' },
    })
    expect(await product.call('POST', '/report/report05/next', { token, body: {} })).toMatchObject({
      body: { payment: { state: 'reversed', payable: record.payable } },
    })
    await step(finance, record, 'schedule')
    expect(await reopen()).toEqual([409, 'monthPaid'])
  })

  test('leaves what is too little for the next month', async () => {
    const { payable, ...left } = await read(small)
    expect(left).toMatchObject({ state: 'below_threshold', steps: [] })
    const next = monthsLater(OPEN, 1)
    const earn = (value: number) => bring(product, [aFact(small.websites[0].id, next, small.network, { value })])
    await earn(3_000_000)
    const [row] = await rowsOf(small, { period: `${TODAY}..${TODAY}` })
    expect(row).toMatchObject({ state: 'estimated', carried_in: payable })
    // What is only carried over is a payment of the month as well.
    await earn(0)
    expect(await payments.read(small.token, small.account.id, next.slice(0, 7))).toMatchObject({
      ...{ state: 'estimated', net: '0.00', payable },
    })
  })
})

describe('an invoice', () => {
  /** A payment that waits for its invoice, of a publisher of its own. */
  const aWaiting = async () => {
    const { id, token } = await aPublisher(product)
    const { account } = await aTransferIn(product, 'awaiting_invoice', { users: [id] })
    return { token, account, record: await payments.read(token, account) }
  }

  test('is of what is owed, and fixes the day of payment', async () => {
    const { token, record } = await aWaiting()
    const { send } = payments
    const { day, invoiceUntil } = paymentFor(new Date())
    expect(record).toMatchObject({
      ...{ pay_on: day, is_pay_day_fixed: false, invoice_until: invoiceUntil.toISOString(), steps: ['sendInvoice'] },
    })
    expect(await product.call('POST', '/report/report05/next', { token, body: {} })).toMatchObject({
      body: { payment: { payable: '150.00', month: record.month, can_send: true, pay_on: day, others: 0 } },
    })
    expect(codesOf(await send(token, record, { amount: '1.00' }))).toEqual([422, 'amount amountDiffers'])
    expect(codesOf(await send(token, record, { issued_on: '2099-01-01' }))).toEqual([422, 'issued_on futureDay'])
    expect(codesOf(await send(token, record, { number: ' ' }))).toEqual([422, 'number required'])
    const stranger = await aWaiting()
    expect(codesOf(await send(stranger.token, record))).toEqual([404, 'notFound'])
    const received = recordOf(await send(token, record, { number: 'NF 7' }, XML, 'text/xml'))
    expect(received).toMatchObject({
      ...{ state: 'invoice_received', pay_on: day, is_pay_day_fixed: true, invoice_until: null, steps: [] },
      invoice: { number: 'NF 7', amount: '150.00', type: 'application/xml', bytes: XML.length },
    })
    expect(codesOf(await send(token, received))).toEqual([409, 'transferState'])
    // The books of another account have numbers of their own.
    expect(codesOf(await send(stranger.token, stranger.record, { number: 'nf 7' }))).toEqual([200, undefined])
  })

  test('leads to how many more payments are under way, and what those come to exactly', async () => {
    const { id, token } = await aPublisher(product)
    const made = []
    for (const state of ['on_hold', 'awaiting_invoice', 'scheduled', 'paid', 'below_threshold'] as const)
      made.push(await aTransferIn(product, state, { users: [id] }))
    const [, first, second] = made
    await asPast(product, async trx => {
      for (const [transfer, tra_payable] of [
        [first, '1238066.10'],
        [second, '0.20'],
      ] as const)
        await trx
          .updateTable('transfers')
          .set({ tra_payable })
          .where('id', '=', transfer?.id ?? 0)
          .execute()
    })
    const next = async (body: object) => (await product.call('POST', '/report/report05/next', { token, body })).body
    expect(await next({})).toMatchObject({
      payment: { payable: '150.00', state: 'on_hold', others: 2, others_payable: '1238066.30' },
    })
    expect(await next({ account: second?.account })).toMatchObject({
      payment: { payable: '0.20', others: 0, others_payable: '0.00' },
    })
  })

  test('is a file that does no harm, of 5 MB at most and of no other kind', async () => {
    const { token, record } = await aWaiting()
    const send = (payload: Buffer, type?: string) => payments.send(token, record, {}, payload, type)
    const locked = Buffer.from(`${A_PDF}`.replace('<</Root', '<</Encrypt 2 0 R /Root'))
    expect(codesOf(await send(locked))).toEqual([422, 'file fileLocked'])
    expect((await send(Buffer.alloc(20_000_000, 0x25))).status).toBe(413)
    expect((await send(A_PDF, 'text/html')).status).toBe(415)
    expect((await payments.read(token, record.account.id)).state).toBe('awaiting_invoice')
  })

  test('at which two people are at once is decided by one, and the other is told', async () => {
    const { account } = await aTransferIn(product, 'invoice_received')
    const record = await payments.read(finance, account)
    const answers = await Promise.all([
      payments.step(finance, record, 'approve'),
      payments.step(admin, record, 'reject', { reason: 'No' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('under one number twice at once is one', async () => {
    const { token, account, record } = await aWaiting()
    await asPast(product, trx =>
      trx
        .insertInto('transfers')
        .values({
          ...{ tra_month: '2002-04-01', tra_id_account: account, tra_state: 'awaiting_invoice' },
          tra_payable: '150.00',
        })
        .execute(),
    )
    const both: OneRecord[] = [record, await payments.read(token, account, '2002-04')]
    const answers = await Promise.all(both.map(each => payments.send(token, each, { number: 'Twice' })))
    expect(answers.map(codesOf).sort()).toEqual([
      [200, undefined],
      [422, 'number invoiceTaken'],
    ])
  })
})
