import { endpointList, routeOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from './accounts'
import { anEntry } from './maintenance'
import { aNetworkOf, aNetworkType } from './network-types'
import { aNotification, anOwnNotification } from './notifications'
import { aCampaign } from './order-campaigns'
import { anOrder } from './orders'
import { aGroup, somebodyOf } from './people'
import { servedBy } from './permissions'
import { type Product, startProduct, wrongIn } from './product'
import { aQuotation } from './quotations'
import { walkedRow } from './rows'
import { aShareOf } from './shares'
import { aTechnology } from './technologies'
import { aTransferIn } from './transfers'
import { viewPayload } from './views'

/** What no client of ours would send. Nothing of it may end as a 500 or leave half a change behind. */
let product: Product
let token: string
/** Of the records that calls with an id and a body are about. */
let ids: Record<string, number | string>
let tables: string[]
/** What the case before has left. */
let stored: unknown
beforeAll(async () => {
  product = await startProduct()
  token = await product.signIn('admin@candela.example')
  const [group, account] = [await aGroup(product), await anAccount(product)]
  const view = await product.call('POST', '/view', { token, body: viewPayload() })
  ids = {
    account: account.id,
    adNetwork: (await aNetworkOf(product, (await aNetworkType(product)).id)).id,
    adNetworkCategory: (await aTechnology(product)).id,
    adNetworkReport: await walkedRow('own')(product, null),
    adNetworkType: (await aNetworkType(product)).id,
    currencyExchange: (await aQuotation(product)).id,
    group: group.id,
    notification: (await aNotification(product)).id,
    userNotification: (await anOwnNotification(product, 1)).id,
    order: (await anOrder(product)).id,
    report: (await aTransferIn(product, 'awaiting_invoice')).id,
    orderCampaign: (await aCampaign(product)).id,
    user: (await somebodyOf(product, group.id)).id,
    userMaintenance: (await anEntry(product)).id,
    view: Number(view.body.id),
    website: (await aWebsiteOf(product, account.id)).id,
    websiteRevenueShare: (await aShareOf(product, (await aWebsiteOf(product, account.id)).id)).id,
  }
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'throttles'`.execute(product.database.unaudited)
  tables = rows.map(({ name }) => name)
  stored = await countRows()
})
afterAll(() => product.close())

/** How many rows each table has, but for attempts, which are counted whatever they were. */
const countRows = async (): Promise<unknown> => {
  const counts = tables.map(name => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(name)}`)
  return (await sql`select ${sql.join(counts)}`.execute(product.database.unaudited)).rows[0]
}

const NOTHING = {}
const MEGABYTE = 1_100_000
const raw = (payload: string, type = 'application/json') => ({ raw: { payload, type } })
const writing = endpointList.filter(({ endpoint }) => endpoint.body)

describe.each(writing)('$name', ({ name, endpoint }) => {
  it.each([
    ['no body at all', NOTHING, [400, 422]],
    ['text that is no JSON', raw('{"email":'), [400]],
    ['an empty text', raw(''), [400]],
    ['a list instead of an object', raw('[]'), [422]],
    ['a null', raw('null'), [422]],
    ['a key twice', raw('{"email":"a@b.example","email":"c@d.example"}'), [400]],
    ['a key twice, once escaped', raw('{"email":"a@b.example","\\u0065mail":"c@d.example"}'), [400]],
    ['__proto__', raw('{"__proto__":{"admin":true}}'), [400]],
    ['constructor', raw('{"constructor":{"prototype":{"admin":true}}}'), [400]],
    ['an unknown key', raw('{"surprise":1}'), [422]],
    ['a NUL', raw('{"email":"a\\u0000@b.example"}'), [422]],
    ['half a surrogate', raw('{"email":"\\ud800@b.example"}'), [422]],
    ['nesting without end', raw(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), [400, 413]],
    ['a megabyte', raw(`{"password":"${'x'.repeat(MEGABYTE)}"}`), [413]],
    ['a form', raw('email=a@b.example', 'application/x-www-form-urlencoded'), [415]],
    ['plain text', raw('{"email":"a@b.example"}', 'text/plain'), [415]],
    [
      'lists, numbers and objects for texts',
      raw('{"email":["a@b.example"],"password":1,"usr_locale":{"a":1},"token":true}'),
      [422],
    ],
  ])('refuses %s', async (_case, options, allowed) => {
    const before = stored
    const id = ids[servedBy({ name, endpoint }).split('.')[0] ?? '']
    if (endpoint.params && id === undefined) throw new Error(`${name} takes an id: say above of which record`)
    const path = routeOf(endpoint).replace(':id', String(id))
    const answer = await product.call(endpoint.method, path, { token, ...options })
    stored = await countRows()
    expect(stored).toEqual(before)
    // Where every field may be left out, saying nothing asks for everything or changes nothing.
    if (answer.status === 200 && options === NOTHING) return
    // What takes files as text reads a megabyte, and says what is wrong with it.
    const takesIt = (endpoint.bodyLimit ?? 0) > MEGABYTE && allowed.includes(413)
    expect(takesIt ? [...allowed, 422] : allowed).toContain(answer.status)
    expect(answer.body).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|select |insert |zod|ZodError|pg_/i)
  })
})

describe('signing in and asking for a link', () => {
  it.each([
    [{ email: 'not-an-address', password: 'x' }, 'email', 'email'],
    [{ email: 'a@b.example, c@d.example', password: 'x' }, 'email', 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example', password: 'x' }, 'email', 'email'],
    [{ email: ' a@b.example', password: 'x' }, 'email', 'email'],
    [{ email: `${'a'.repeat(250)}@b.example`, password: 'x' }, 'email', 'email'],
    [{ email: '', password: 'x' }, 'email', 'required'],
    [{ email: null, password: 'x' }, 'email', 'required'],
    [{ email: 'a@b.example', password: '' }, 'password', 'required'],
    [{ email: 'a@b.example' }, 'password', 'required'],
    [{ email: 'a@b.example', password: 'x'.repeat(257) }, 'password', 'passwordTooLong'],
    [{ email: 'a@b.example', password: 'x', admin: true }, 'admin', 'unknownField'],
  ])('names the field of %j', async (body, field, code) => {
    const answer = await product.call('POST', '/auth', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ field, code, message: expect.stringMatching(/\S/) })
  })

  it('lists every field that is wrong, not the first one', async () => {
    const answer = await product.call('POST', '/auth', { body: {} })
    expect(wrongIn(answer)?.map(({ field }) => field)).toEqual(['email', 'password'])
  })

  it('reads a near-match of an address in no time', async () => {
    const started = process.cpuUsage()
    await product.call('POST', '/forgot-password', { body: { email: `${'a@'.repeat(3_000)}` } })
    await product.call('POST', '/auth', { body: { email: `a@${'b.'.repeat(3_000)}`, password: 'x' } })
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000)
  })
})

describe('paths', () => {
  it.each([
    '/user/0',
    '/user/-1',
    '/user/1e3',
    '/user/abc',
    '/user/99999999999999999999',
    '/user/1%2f2',
    '/user/..%2fadmin',
    '/user/%00',
  ])('finds nothing at %s', async path => {
    expect((await product.call('GET', path, { token })).status).toBe(404)
  })

  it.each(['0', '-1', 'abc', '99999999999999999999', '1%2f2', '%00'])('ends no session %s', async session => {
    expect((await product.call('DELETE', `/user/1/sessions/${session}`, { token })).status).toBe(404)
    expect((await product.call('DELETE', `/user/${session}/sessions/1`, { token })).status).toBe(404)
  })

  it('answers a bad escape with 400', async () => {
    expect((await product.call('GET', '/user/%E0%A4%A', { token })).status).toBe(400)
  })

  it.each(['/nothing-here', '/auth/unknown', '/user/list/extra'])('knows no call at %s', async path => {
    expect(await product.call('GET', path, { token })).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  it('ignores tokens that cannot be ours', async () => {
    for (const authorization of ['Bearer', 'Bearer x', 'Basic abc', `Bearer ${'x'.repeat(5000)}`, "Bearer ' or 1=1 --"])
      expect((await product.call('GET', '/auth/session', { headers: { authorization } })).status).toBe(401)
  })
})
