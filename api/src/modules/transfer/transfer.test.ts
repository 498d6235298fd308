import { deflateSync } from 'node:zlib'
import {
  addDays,
  dayIn,
  lastOfMonth,
  monthsLater,
  PLATFORM_ZONE,
  paymentFor,
  type Transfer,
} from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asPast } from '../../../test/as-past'
import { closer, openMonth } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth, quote } from '../../../test/brought-facts'
import { aGroup, aPerson, somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'

let product: Product
let finance: string
let admin: string
const OPEN = openMonth()
const MONTH = OPEN.slice(0, 7)
const PERIOD = `${monthsLater(OPEN, -1)}..${dayIn(PLATFORM_ZONE, new Date())}`

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const XML = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<NFe><valor>1</valor></NFe>\n')

beforeAll(async () => {
  product = await startProduct()
  finance = await product.signIn('finance@candela.example')
  admin = await product.signIn('admin@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

const RIGHTS = ['report.report05', 'report.sendInvoice', 'report.disputeAdjustment'] as const

/** A publisher with an account and two websites that earned something in the month that is open. */
const arrange = async ({ value = 500_000_000 } = {}) => {
  const network = await aNetwork(product)
  const publishers = await aGroup(product, { scope: 'own', pairs: [...RIGHTS] })
  const person = await aPerson(product, publishers.id)
  const account = await anAccount(product, { users: [person.id] })
  const websites = [await aWebsiteOf(product, account.id), await aWebsiteOf(product, account.id)] as const
  await bring(
    product,
    websites.map(({ id }, index) => aFact(id, OPEN, network, { value: value + index })),
  )
  return { network, person, account, websites, token: await product.signIn(person.email) }
}

type One = Transfer & { items: { id: number; amount: string; messages: { text: string }[] }[] }

const recordOf = ({ status, body }: Answer): One => {
  expect([status, body.errors, body.code]).toEqual([200, undefined, undefined])
  return body.record as never
}
const read = async (account: number, token = finance, month = MONTH) =>
  recordOf(await product.call('GET', `/report/report05/${account}/${month}`, { token }))
const list = async (token: string, body: object = {}) =>
  product.call('POST', '/report/report05', { token, body: { period: PERIOD, websites: 'all', ...body } })
const rowsOf = async (token: string, body: object = {}) => (await list(token, body)).body.rows as never as Transfer[]

const upload = (path: string, query: object, payload: Buffer, token: string, type = 'application/pdf') =>
  product.call('POST', `${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    token,
    raw: { payload, type },
  })
/** A PDF that packs an object. */
const packing = (object: string, before = '') =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${before}2 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n`,
    ),
    deflateSync(Buffer.from(`3 0 ${object}`)),
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
const TODAY = dayIn(PLATFORM_ZONE, new Date())

let sent = 0
const nextNumber = (): string => {
  sent += 1
  return `NF-${sent}`
}
const send = (transfer: One, token: string, facts: object = {}, payload: Buffer = PDF, type?: string) =>
  upload(
    `/report/report05/${transfer.id}/invoice`,
    {
      ...{ version: transfer.updated_at, number: nextNumber(), issued_on: TODAY, amount: transfer.payable },
      ...facts,
    },
    payload,
    token,
    type,
  )
const step = (transfer: One, action: string, token = finance, facts: object = {}) =>
  product.call('POST', `/report/report05/${transfer.id}/step`, {
    token,
    body: { action, version: transfer.updated_at, ...facts },
  })
const pay = (transfer: One, token = finance, facts: object = {}, payload = PDF) =>
  upload(
    `/report/report05/${transfer.id}/pay`,
    { version: transfer.updated_at, paid_on: TODAY, ...facts },
    payload,
    token,
  )
const codes = ({ status, body }: Answer) => [
  status,
  ...(body.errors?.length ? body.errors.map(({ field, code }) => `${field} ${code}`) : [body.code]),
]

describe('an open month', () => {
  test('is an estimate of the websites, which closing it comes to', async () => {
    const { account, websites, token } = await arrange()
    const [row] = await rowsOf(token)
    expect(row).toMatchObject({
      ...{ id: null, month: MONTH, state: 'estimated', account: { id: account.id }, steps: [], carried_in: '0.00' },
      lines: websites.map(({ id }) => ({ website: { id } })),
    })
    expect(Number(row?.payable)).toBeGreaterThan(100)
    // A website chooses the payments that it has a part in, and takes nothing off them.
    expect(await rowsOf(token, { websites: [websites[1].id] })).toEqual([row])
    expect(codes(await list(token, { websites: [] }))).toEqual([422, 'websites websiteRequired'])
    const stranger = await arrange()
    expect(await rowsOf(token, { websites: [stranger.websites[0].id] })).toEqual([])
    expect((await product.call('GET', `/report/report05/${stranger.account.id}/${MONTH}`, { token })).status).toBe(404)
  })

  test('takes deductions with their dispute, until it is closed', async () => {
    const { account, websites, token } = await arrange()
    const add = (facts: object = {}, by = finance) =>
      product.call('POST', '/report/report05/adjustment', {
        token: by,
        body: {
          ...{ account: account.id, month: MONTH, website: websites[0].id, reason: 'invalidTraffic' },
          ...{ amount: '-12.34', note: 'Bots from one network', ...facts },
        },
      })
    const before = await read(account.id)
    const record = recordOf(await add())
    expect(record).toMatchObject({ deductions: '-12.34', adjustments: '0.00', can: { adjust: true } })
    expect(recordOf(await add({ reason: 'bonus', amount: '2', note: 'A good month' }))).toMatchObject({
      ...{ deductions: '-12.34', adjustments: '2.00' },
      payable: (Number(before.payable) - 10.34).toFixed(2),
    })
    expect(codes(await add({ amount: '0' }))).toEqual([422, 'amount tooSmall'])
    expect(codes(await add({ amount: '1.234' }))).toEqual([422, 'amount invalid'])
    expect(codes(await add({ amount: '100000000.01' }))).toEqual([422, 'amount tooBig'])
    expect(codes(await add({ website: (await arrange()).websites[0].id }))).toEqual([422, 'website notAnOption'])
    expect(codes(await add({ month: monthsLater(OPEN, -1).slice(0, 7) }))).toEqual([409, 'monthClosed'])
    expect(codes(await add({}, token))).toEqual([403, 'forbidden'])
    const [item] = record.items
    const say = (text: string, by: string) =>
      product.call('POST', `/report/report05/adjustment/${item?.id}/message`, { token: by, body: { text } })
    await say('Which days?', token)
    const said = recordOf(await say('The 3rd and the 4th.', finance))
    expect(said.items[0]?.messages.map(({ text }) => text)).toEqual(['Which days?', 'The 3rd and the 4th.'])
    expect((await say('Mine?', (await arrange()).token)).status).toBe(404)
    const drop = () => product.call('DELETE', `/report/report05/adjustment/${item?.id}`, { token: finance })
    expect((await drop()).status).toBe(204)
    expect(await read(account.id)).toMatchObject({ deductions: '0.00', adjustments: '2.00' })
    expect((await drop()).status).toBe(404)
  })
})

test('an estimate is rounded once: it is what every report says, and its websites add up to it', async () => {
  const { account, websites, token, network } = await arrange()
  await quote(product, 'USD', OPEN, '5.4321')
  const values = [333_333_333, 333_333_334, 333_333_331]
  const days = [OPEN, addDays(OPEN, 1), addDays(OPEN, 2)]
  await bring(
    product,
    websites.flatMap(({ id }) =>
      days.map((day, index) => aFact(id, day, network, { value: values[index] ?? 0, currency: 'USD' })),
    ),
  )
  const [row] = await rowsOf(token, { period: PERIOD })
  const { body } = await product.call('POST', '/report/performance', {
    token: admin,
    body: {
      ...{ period: `${OPEN}..${lastOfMonth(OPEN)}`, currency: 'BRL', metrics: ['net'], rows: ['account'] },
      filters: { account: [String(account.id)] },
    },
  })
  const { totals } = body as never as { totals: { values: { net: string } } }
  const added = (row?.lines ?? []).reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0)
  expect([row?.net, (added / 100).toFixed(2)]).toEqual([totals.values.net, totals.values.net])
})

describe('a closed month', () => {
  let made: Awaited<ReturnType<typeof arrange>>
  let other: Awaited<ReturnType<typeof arrange>>
  let small: Awaited<ReturnType<typeof arrange>>
  beforeAll(async () => {
    made = await arrange()
    other = await arrange()
    small = await arrange({ value: 1_000_000 })
    const estimates = await rowsOf(made.token)
    await closer(product, finance).begin()
    expect(await closer(product, finance).stands()).toMatchObject({ state: 'closing' })
    // Until it is closed they are estimates still.
    expect(await rowsOf(made.token)).toEqual(estimates)
    expect((await read(made.account.id, made.token)).state).toBe('estimated')
    await product.doJobs()
    const [row] = await rowsOf(made.token)
    // All of it is BRL: no rate moves it.
    expect(row).toMatchObject({ state: 'awaiting_invoice', payable: estimates[0]?.payable })
  })

  test('asks for the invoice of what is owed, and fixes the day of payment', async () => {
    const { account, token } = made
    const transfer = await read(account.id, token)
    const { day, invoiceUntil } = paymentFor(new Date())
    expect(transfer).toMatchObject({
      ...{ pay_on: day, is_pay_day_fixed: false, invoice_until: invoiceUntil.toISOString(), steps: ['sendInvoice'] },
    })
    expect(await product.call('POST', '/report/report05/next', { token, body: {} })).toMatchObject({
      body: { payment: { payable: transfer.payable, month: MONTH, can_send: true, pay_on: day, others: 0 } },
    })
    expect(codes(await send(transfer, token, { amount: '1.00' }))).toEqual([422, 'amount amountDiffers'])
    expect(codes(await send(transfer, token, { issued_on: '2099-01-01' }))).toEqual([422, 'issued_on futureDay'])
    expect(codes(await send(transfer, token, { number: ' ' }))).toEqual([422, 'number required'])
    expect(codes(await send(transfer, other.token))).toEqual([404, 'notFound'])
    const received = recordOf(await send(transfer, token, { number: 'NF 7' }, XML, 'text/xml'))
    expect(received).toMatchObject({
      ...{ state: 'invoice_received', pay_on: day, is_pay_day_fixed: true, invoice_until: null, steps: [] },
      invoice: { number: 'NF 7', amount: transfer.payable, type: 'application/xml', bytes: XML.length },
    })
    expect(codes(await send({ ...received, payable: transfer.payable }, token))).toEqual([409, 'transferState'])
    expect(codes(await send(await read(other.account.id), other.token, { number: 'nf 7' }))).toEqual([200, undefined])
  })

  test.each([
    ['a page named as a PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file fileLocked'],
    ['a page', Buffer.from('<html><body>x</body></html>'), 'file invoiceFile'],
    ['a picture that runs', Buffer.from('<svg onload="alert(1)"/>'), 'file invoiceFile'],
    ['text', Buffer.from('an invoice'), 'file invoiceFile'],
    ['nothing but a beginning', Buffer.from('%PDF-1.7'), 'file invoiceFile'],
    ['a locked PDF', Buffer.from(`${PDF}`.replace('<</Root', '<</Encrypt 2 0 R /Root')), 'file fileLocked'],
    [
      'a PDF that runs',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /OpenAction <</S /JavaScript>>')),
      'file fileLocked',
    ],
    [
      'XML with entities',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      'file fileLocked',
    ],
    [
      'a PDF whose names are written as numbers',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /OpenAction <</S /J#61vaScript /J#53(app.alert(1))>>')),
      'file fileLocked',
    ],
    [
      'a PDF that starts a program',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /AA <</S/L#61unch /F(cmd.exe)>>')),
      'file fileLocked',
    ],
    [
      'a PDF with another file in it',
      Buffer.from(`${PDF}`.replace('/Catalog', '/Catalog /EF <</F 3 0 R>>')),
      'file fileLocked',
    ],
    ['a PDF that runs in what it packs', packing('<</S /JavaScript /JS (app.alert(1))>>'), 'file fileLocked'],
    [
      'a PDF that packs what cannot be looked into',
      Buffer.from(`${PDF}`.replace('endobj', 'endobj\n2 0 obj <</Type /ObjStm>> stream\nxxx\nendstream endobj')),
      'file fileLocked',
    ],
    [
      'a PDF that runs in what it packs behind a picture',
      packing('<</S /JavaScript /JS (app.alert(1))>>', '9 0 obj <<>> stream\nxyz\nendstream\nendobj\n'),
      'file fileLocked',
    ],
    [
      'a PDF that says what it runs behind a picture',
      packing(
        '<</Type /Page>>',
        '9 0 obj <<>> stream\nxyz\nendstream\nendobj\n8 0 obj <</JS (app.alert(1))>> endobj\n',
      ),
      'file fileLocked',
    ],
    ['a PDF of digits alone', Buffer.from(`%PDF-${'1'.repeat(2_000_000)}%%EOF`), 'file invoiceFile'],
    ['a PDF of nothing', Buffer.from('%PDF-%%EOF'), 'file invoiceFile'],
    ['comments without an end', Buffer.from(`${'<!---->'.repeat(100_000)}!`), 'file invoiceFile'],
    ['a page under another name', Buffer.from('<x:svg xmlns:x="y"><a/></x:svg>'), 'file invoiceFile'],
    [
      'XML that reads other files',
      Buffer.from('<a xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd"/></a>'),
      'file fileLocked',
    ],
    ['XML in an encoding that hides', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a></a>'), 'file invoiceFile'],
    ['XML that is cut off', Buffer.from('<?xml version="1.0"?><NFe><valor>1'), 'file invoiceFile'],
    ['bytes that are no text', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]), 'file invoiceFile'],
  ])('takes no %s', async (_, payload, problem) => {
    const { account, token } = await arrangeClosed()
    expect(codes(await send(await read(account.id, token), token, {}, payload))).toEqual([422, problem])
  })

  /** One of the accounts whose transfer waits for its invoice. */
  let waiting: Awaited<ReturnType<typeof arrange>> | undefined
  const arrangeClosed = async () => {
    waiting ??= small
    return waiting
  }

  test('takes a PDF that packs what does no harm, and whose pictures spell anything', async () => {
    const { account, token } = await arrangeClosed()
    const picture = Buffer.from(
      `${packing('<</Type /Page>>').toString('latin1')}`.replace(
        'trailer',
        '9 0 obj <<>> stream\n/JS /EF \nendstream endobj trailer',
      ),
      'latin1',
    )
    // The file is looked at before the state is: this payment waits for nothing.
    for (const payload of [packing('<</Type /Page>>'), picture])
      expect(codes(await send(await read(account.id, token), token, {}, payload))).toEqual([409, 'transferState'])
  })

  test('takes no file of 20 MB, and no other kind', async () => {
    const { account, token } = made
    const transfer = await read(account.id, token)
    expect((await send(transfer, token, {}, Buffer.alloc(20_000_000, 0x25))).status).toBe(413)
    expect((await send(transfer, token, {}, PDF, 'text/html')).status).toBe(415)
  })

  test('goes from the invoice to the payment, each step by its right, and back', async () => {
    const { account, token } = made
    let record = await read(account.id)
    expect(record.steps).toEqual(['approve', 'reject', 'hold'])
    expect(codes(await step(record, 'approve', token))).toEqual([403, 'forbidden'])
    expect(codes(await step(record, 'reject'))).toEqual([422, 'reason required'])
    expect(codes(await step(record, 'schedule'))).toEqual([409, 'transferState'])
    record = recordOf(await step(record, 'reject', finance, { reason: 'Wrong address' }))
    expect(record).toMatchObject({ state: 'rejected', reason: 'Wrong address', invoice: null })
    // What was rejected may come again under its number.
    record = recordOf(await send(record, token, { number: 'NF 7' }))
    record = recordOf(await step(record, 'hold', finance, { reason: 'Bank data to be checked' }))
    expect(record).toMatchObject({ state: 'on_hold', held_from: 'invoice_received', steps: ['release'] })
    record = recordOf(await step(record, 'release'))
    expect(record).toMatchObject({ state: 'invoice_received', held_from: null, reason: null })
    const seen = record
    record = recordOf(await step(record, 'approve'))
    expect(codes(await step(seen, 'approve', admin))).toEqual([409, 'transferState'])
    expect(codes(await step(seen, 'hold', admin, { reason: 'Late' }))).toEqual([409, 'stale'])
    record = recordOf(await step(record, 'schedule'))
    expect(record).toMatchObject({ state: 'scheduled', is_pay_day_fixed: true })
    expect(codes(await pay(record, finance, { paid_on: '2099-01-01' }))).toEqual([422, 'paid_on futureDay'])
    expect(codes(await pay(record, finance, { paid_on: '2001-01-01' }))).toEqual([422, 'paid_on beforeInvoice'])
    expect(codes(await pay(record, finance, {}, XML))).toEqual([422, 'file invoiceFile'])
    record = recordOf(await pay(record))
    expect(record).toMatchObject({ state: 'paid', paid_on: TODAY, has_proof: true, steps: ['reverse'] })
    expect(codes(await closer(product, admin).call('reopenMonth', { month: MONTH, reason: 'x' }))).toEqual([
      409,
      'monthPaid',
    ])
    record = recordOf(await step(record, 'reverse', finance, { reason: 'The bank sent it back' }))
    expect(record).toMatchObject({ state: 'reversed', paid_on: null, steps: ['schedule'] })
    // It is still owed, and to be paid next; that it once was paid keeps the month closed.
    expect((await list(token)).body.totals).toMatchObject({ payable: record.payable, paid: '0.00' })
    expect(await product.call('POST', '/report/report05/next', { token, body: {} })).toMatchObject({
      body: { payment: { state: 'reversed', payable: record.payable } },
    })
    record = recordOf(await step(record, 'schedule'))
    expect(codes(await closer(product, admin).call('reopenMonth', { month: MONTH, reason: 'x' }))).toEqual([
      409,
      'monthPaid',
    ])
  })

  test('of two people at one invoice one acts, and the other is told', async () => {
    const record = await read(other.account.id)
    const answers = await Promise.all([step(record, 'approve'), step(record, 'reject', admin, { reason: 'No' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('hands out files to those who reach the account, as downloads', async () => {
    const record = await read(made.account.id)
    const get = (path: string, token: string) =>
      product.server.inject({
        url: `/api/web/report/report05/${record.id}/${path}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const { statusCode, headers, rawPayload } = await get('invoice', made.token)
    expect([statusCode, headers['content-type'], headers['x-content-type-options'], rawPayload.equals(PDF)]).toEqual([
      ...[200, 'application/pdf', 'nosniff', true],
    ])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="invoice_/)
    expect((await get('proof', made.token)).statusCode).toBe(200)
    expect((await get('invoice', other.token)).statusCode).toBe(404)
    expect((await get('proof', other.token)).statusCode).toBe(404)
  })

  test('leaves what is too little for the next month', async () => {
    expect(await read(small.account.id, small.token)).toMatchObject({ state: 'below_threshold', steps: [] })
    const next = { period: dayIn(PLATFORM_ZONE, new Date()) }
    await bring(product, [aFact(small.websites[0].id, monthsLater(OPEN, 1), small.network, { value: 3_000_000 })])
    const [row] = await rowsOf(small.token, { period: `${next.period}..${next.period}` })
    const { payable } = await read(small.account.id)
    expect(row).toMatchObject({ state: 'estimated', carried_in: payable })
    // What is only carried over is a payment of the month as well.
    await bring(product, [aFact(small.websites[0].id, monthsLater(OPEN, 1), small.network, { value: 0 })])
    expect(await read(small.account.id, small.token, monthsLater(OPEN, 1).slice(0, 7))).toMatchObject({
      ...{ state: 'estimated', net: '0.00', payable },
    })
  })

  test('one number twice at once is one invoice', async () => {
    const { account, token } = other
    await asPast(product, async trx => {
      for (const months of [2, 3])
        await trx
          .insertInto('transfers')
          .values({
            ...{ tra_month: monthsLater(OPEN, -months), tra_id_account: account.id, tra_state: 'awaiting_invoice' },
            tra_payable: '150.00',
          })
          .execute()
    })
    const transfers = [
      await read(account.id, token, monthsLater(OPEN, -2).slice(0, 7)),
      await read(account.id, token, monthsLater(OPEN, -3).slice(0, 7)),
    ]
    const answers = await Promise.all(transfers.map(transfer => send(transfer, token, { number: 'Twice' })))
    expect(answers.map(codes).sort()).toEqual([
      [200, undefined],
      [422, 'number invoiceTaken'],
    ])
  })
})

test('who has none of the rights sees none of it', async () => {
  const nobody = await somebodyWith(product, [], 'all')
  expect((await list(nobody.token)).status).toBe(403)
})
