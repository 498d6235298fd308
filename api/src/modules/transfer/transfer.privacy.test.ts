import { addDays, monthsLater, TRANSFER_COLUMNS, type Transfer, toDay } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { closer, openMonth } from '../../../test/books'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { A_PDF } from '../../../test/invoice-files'
import { aGroup, aPerson, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aTransferIn, aPublisher as paidSomebody, paymentsOf } from '../../../test/transfers'
import { movedOn } from '../../../test/websites'

const OPEN = openMonth()
const MONTH = OPEN.slice(0, 7)
const PERIOD = `${OPEN}..${OPEN}`
const MOVED = toDay(addDays(OPEN, 10))
const GROSS = 777_000_000

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  await closeMonth(product, monthsLater(OPEN, -1), { USD: '5', EUR: '6' })
})
afterAll(() => product.close())

type Shown = Transfer & { items: { website: { label: string } | null }[] }

const pageOf = async (account: number, token: string) =>
  product.call('GET', `/report/report05/${account}/${MONTH}`, { token })
const recordOf = async (account: number, token: string): Promise<Shown> => {
  const { status, body } = await pageOf(account, token)
  expect(status).toBe(200)
  return body.record as never
}
const rowsOf = async (token: string): Promise<Transfer[]> => {
  const { body } = await product.call('POST', '/report/report05', { token, body: { period: PERIOD, websites: 'all' } })
  return body.rows as never
}
const fileOf = async (token: string): Promise<string> => {
  const { payload } = await product.server.inject({
    method: 'POST',
    url: '/api/web/report/report05/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { period: PERIOD, websites: 'all', columns: TRANSFER_COLUMNS, format: 'csv' },
  })
  return payload
}

/** A publisher of an account, and the website that earns for it. */
const aPublisher = async (facts: { hidesGross?: boolean } = {}) => {
  const group = await aGroup(product, { scope: 'own', pairs: ['report.report05'] })
  const person = await aPerson(product, group.id)
  const account = await anAccount(product, { users: [person.id] })
  if (facts.hidesGross)
    await product.database.unaudited
      .updateTable('accounts')
      .set({ acc_gross_visible: 0 })
      .where('id', '=', account.id)
      .execute()
  return { ...person, account, token: await product.signIn(person.email) }
}

type Publisher = Awaited<ReturnType<typeof aPublisher>>
let open: Publisher
let hidden: Publisher
let before: Publisher
let manager: { token: string }
let site: { id: number; anw_name: string }
let formerName: string

beforeAll(async () => {
  const network = await aNetwork(product)
  ;[open, hidden, before] = [await aPublisher(), await aPublisher({ hidesGross: true }), await aPublisher()]
  const managing = await somebodyWith(product, ['report.report05'], 'managed')
  await product.database.unaudited
    .insertInto('account_managers')
    .values({ acm_id_account: hidden.account.id, acm_id_user: managing.id, acm_is_main: true })
    .execute()
  manager = managing
  const own = await aWebsiteOf(product, open.account.id)
  site = await aWebsiteOf(product, before.account.id)
  const early = aFact(site.id, OPEN, network, { value: 300_000_000 })
  await bring(product, [early, aFact(own.id, OPEN, network, { value: GROSS })])
  const moved = await product.call('POST', `/website/${site.id}`, {
    token: admin,
    body: { anw_account_id: hidden.account.id },
  })
  expect(moved.status).toBe(200)
  await movedOn(product, site.id, MOVED)
  await product.database.unaudited
    .insertInto('adjustments')
    .values({
      ...{ adj_month: OPEN, adj_id_account: before.account.id, adj_id_website: site.id, adj_amount: '-1' },
      ...{ adj_reason: 'invalidTraffic', adj_note: 'Bots', adj_id_user: null, deleted_at: null },
    })
    .execute()
  formerName = site.anw_name
  const renamed = await product.call('POST', `/website/${site.id}`, {
    token: admin,
    body: { anw_name: 'Known to others' },
  })
  expect(renamed.status).toBe(200)
  await bring(product, [early, aFact(site.id, MOVED, network, { value: GROSS })])
})

describe.each(['as an estimate', 'once it is closed'])('%s', when => {
  beforeAll(async () => {
    if (when === 'once it is closed') await closer(product, admin).close()
  })

  test('what was grossed is told where the account may know it, and nowhere else', async () => {
    expect((await recordOf(open.account.id, open.token)).gross).toBe('777.00')
    expect((await rowsOf(open.token)).map(({ gross }) => gross)).toEqual(['777.00'])
    expect(await fileOf(open.token)).toMatch(/777[.,]00/)

    const record = await recordOf(hidden.account.id, hidden.token)
    expect(record.state).toBe(when === 'as an estimate' ? 'estimated' : 'awaiting_invoice')
    expect([record.gross, record.lines.map(({ gross }) => gross)]).toEqual([null, [null]])
    expect((await rowsOf(hidden.token)).map(({ gross, lines }) => [gross, lines[0]?.gross])).toEqual([[null, null]])
    const answers = [await pageOf(hidden.account.id, hidden.token), await fileOf(hidden.token)]
    expect(JSON.stringify(answers)).not.toMatch(/777[.,]00|gross"?:"|margin/i)
  })

  test('a website that moved pays each owner for their days', async () => {
    const [first, second] = [
      await recordOf(before.account.id, before.token),
      await recordOf(hidden.account.id, hidden.token),
    ]
    expect(first.lines.map(({ website, gross }) => [website.id, gross])).toEqual([[site.id, '300.00']])
    const seen = await recordOf(hidden.account.id, admin)
    expect(seen.lines.map(({ website, gross }) => [website.id, gross])).toEqual([[site.id, '777.00']])
    expect(second.net).toBe(seen.net)
  })

  test('whoever had a website before is told its name of then, also where something was taken off for it', async () => {
    const { lines, items } = await recordOf(before.account.id, before.token)
    expect(lines.map(({ website }) => website.label)).toEqual([formerName])
    expect(items.map(({ website }) => website?.label)).toEqual([formerName])
  })

  test('a publisher reads their own alone, a manager those of their accounts', async () => {
    expect((await rowsOf(open.token)).map(({ account }) => account.id)).toEqual([open.account.id])
    expect((await pageOf(before.account.id, open.token)).status).toBe(404)
    expect((await rowsOf(manager.token)).map(({ account }) => account.id)).toEqual([hidden.account.id])
    expect((await pageOf(open.account.id, manager.token)).status).toBe(404)
    expect(await fileOf(manager.token)).not.toContain(open.account.acc_name)
  })
})

test('files of a payment are handed out to those who reach its account, as downloads', async () => {
  const { read, send, step, pay } = paymentsOf(product)
  const own = await paidSomebody(product)
  const { id, account } = await aTransferIn(product, 'awaiting_invoice', { users: [own.id] })
  await send(own.token, await read(own.token, account))
  for (const action of ['approve', 'schedule']) await step(admin, await read(admin, account), action)
  await pay(admin, await read(admin, account))
  const get = (path: string, token: string) =>
    product.server.inject({
      url: `/api/web/report/report05/${id}/${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const { statusCode, headers, rawPayload } = await get('invoice', own.token)
  expect([statusCode, headers['content-type'], headers['x-content-type-options'], rawPayload.equals(A_PDF)]).toEqual([
    ...[200, 'application/pdf', 'nosniff', true],
  ])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="invoice_/)
  expect((await get('proof', own.token)).statusCode).toBe(200)
  for (const path of ['invoice', 'proof']) expect((await get(path, open.token)).statusCode).toBe(404)
})

test('who has none of the rights sees none of it', async () => {
  const { token } = await somebodyWith(product, [], 'all')
  expect((await paymentsOf(product).list(token, { period: PERIOD })).status).toBe(403)
})
