import {
  addDays,
  allowsOwnRecord,
  type Day,
  type Endpoint,
  endpointList,
  PAIRS,
  PLATFORM_ZONE,
  pairsFor,
  routeOf,
  todayIn,
} from '@candela/shared-contract'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import { aNetwork } from './brought-facts'
import { anEarner, type Earner } from './earners'
import { anEntry } from './maintenance'
import { somebodyWith, toPermissions } from './people'
import { idFor, prepareWalk, servedBy, WALKERS } from './permissions'
import { type Answer, type Product, startProduct } from './product'

const day = addDays(todayIn(PLATFORM_ZONE), -2)
const period = `${addDays(day, -1)}..${day satisfies Day}`
const numbers = { period, currency: 'BRL' }

/** What calls with a body are asked, each question in turn. */
const QUESTIONS: Record<string, object[]> = {
  'dashboard.totalizers': [numbers],
  'dashboard.charts': ['daily', 'websites'].map(chart => ({ ...numbers, chart })),
  'website.list': [{}],
  'user.list': [{}],
  'userNotification.list': [{}],
  'adNetworkCategory.list': [{}],
  'account.list': [{}],
  'report.performance': ['net', 'gross'].map(metric => ({ ...numbers, rows: ['website'], metrics: [metric] })),
  'report.report04': [numbers],
  'report.report05': [{ period, websites: 'all' }],
}

const mirrors = endpointList.flatMap(({ name, endpoint }) => {
  const { mirrors: web } = endpoint
  if (!web) return []
  const served = servedBy({ name, endpoint })
  const questions = endpoint.body ? QUESTIONS[served] : [undefined]
  if (!questions) throw new Error(`${name} has a body: say above what ${served} is asked`)
  return [{ name, served, questions, mirror: endpoint, web }]
})

let product: Product
/** Publishers and managers of the walk are among their people; what they hide is the gross. */
let hidden: Earner
let foreign: Earner
beforeAll(async () => {
  product = await startProduct()
  await prepareWalk(product)
  const network = await aNetwork(product)
  hidden = await anEarner(product, { name: 'Hidden', gross: 2_930, day, network, pairs: PAIRS, acc_gross_visible: 0 })
  foreign = await anEarner(product, { name: 'Foreign', gross: 5_570, day, network, pairs: PAIRS })
  const { read, unaudited } = product.database
  for (const { email, scope } of WALKERS) {
    if (!email || scope === 'all') continue
    const { id } = await read.selectFrom('users').select('id').where('usr_email', '=', email).executeTakeFirstOrThrow()
    const account = hidden.account.id
    await (scope === 'own'
      ? unaudited.insertInto('account_users').values({ acu_id_account: account, acu_id_user: id, acu_comission: '0' })
      : unaudited
          .insertInto('account_managers')
          .values({ acm_id_account: account, acm_id_user: id, acm_is_main: false })
    ).execute()
  }
})
afterAll(() => product.close())

/** But for what says when it was asked. */
const told = ({ status, body }: Answer): { status: number; text: string } => ({
  status,
  text: JSON.stringify(body, (key, value: unknown) => (['requestId', 'asOf', 'now'].includes(key) ? '' : value), 1),
})

const ask = async (endpoint: Endpoint, token: string | undefined, id: number | string, body?: object) =>
  told(await product.call(endpoint.method, routeOf(endpoint).replace(':id', String(id)), { token, body }))

describe.each(WALKERS)('$key', ({ key, email, scope }) => {
  const { pairs = [] } = DEFAULT_GROUPS.find(group => group.key === key) ?? {}
  let token: string | undefined
  beforeAll(async () => {
    token = email ? await product.signIn(email) : undefined
  })

  it.each(mirrors)('$name answers what the web answers, field by field', async ({ served, questions, mirror, web }) => {
    const mayOnPhone = pairsFor(mirror.access).some(pair => pairs.includes(pair))
    const may = pairsFor(web.access).some(pair => pairs.includes(pair))
    for (const [place, question] of questions.entries())
      for (const which of web.params ? (['own', 'foreign', 'absent'] as const) : (['absent'] as const)) {
        const id = web.params ? await idFor(product, served, which, email) : 0
        const [onWeb, onPhone] = [await ask(web, token, id, question), await ask(mirror, token, id, question)]
        if (!email) expect(onPhone.status).toBe(401)
        if (email && !mayOnPhone) expect(onPhone.status).toBe(403)
        else expect(onPhone).toEqual(onWeb)
        const isTheirs = which === 'own' || !web.params
        // Publishers who are not shown the gross may not ask for it.
        if (isTheirs && mayOnPhone && place === 0)
          expect(onPhone.status).toBe(may || allowsOwnRecord(web.access) ? 200 : 403)
      }
  })

  it('is told the gross that is hidden from publishers on no mirror, unless it is told on the web', async () => {
    const ids: Record<string, number> = { 'account.get': hidden.account.id, 'website.get': hidden.site.id }
    const texts: string[] = []
    for (const { served, mirror, questions } of mirrors)
      for (const question of questions) texts.push((await ask(mirror, token, ids[served] ?? 0, question)).text)
    const sees = (number: string) => texts.some(text => text.includes(number))
    const reaches = pairs.includes('dashboard.totalizers')
    expect([sees(hidden.net), sees(hidden.gross)]).toEqual([reaches, reaches && scope !== 'own'])
    expect(sees(foreign.net)).toBe(reaches && scope === 'all')
  })
})

describe('rights', () => {
  const holding = async (groupId: number, without?: string) => {
    const { unaudited } = product.database
    await unaudited.deleteFrom('access_group_permissions').where('grp_id_group', '=', groupId).execute()
    const held = toPermissions(PAIRS.filter(pair => pair !== without))
    await unaudited
      .insertInto('access_group_permissions')
      .values(held.map(permission => ({ grp_id_group: groupId, ...permission })))
      .execute()
  }

  it('a mirror asks for its own right and for the one of the web', async () => {
    const { token, group, email } = await somebodyWith(product, PAIRS)
    const wrong: string[] = []
    for (const { name, served, questions, mirror, web } of mirrors) {
      // What others were told is there for nobody.
      const which = served.startsWith('userNotification.') ? 'own' : 'foreign'
      const id = web.params ? await idFor(product, served, which, email) : 0
      const answers: number[] = []
      for (const without of [undefined, ...pairsFor(mirror.access), ...pairsFor(web.access)]) {
        await holding(group.id, without)
        answers.push((await ask(mirror, token, id, questions[0])).status)
      }
      if (String(answers) !== '200,403,403') wrong.push(`${name}: ${answers}`)
    }
    expect(wrong).toEqual([])
  })

  it('one’s own record is there with the right for phones, and with it alone', async () => {
    const [{ mirror } = {}] = mirrors.filter(({ served }) => served === 'user.get')
    if (!mirror) throw new Error('people are not mirrored')
    const reader = await somebodyWith(product, ['mobileUser.get'], 'own')
    const nobody = await somebodyWith(product, ['mobileUser.list'], 'own')
    expect((await ask(mirror, reader.token, reader.id)).status).toBe(200)
    expect((await ask(mirror, reader.token, nobody.id)).status).toBe(403)
    expect((await ask(mirror, nobody.token, nobody.id)).status).toBe(403)
  })

  it('what is not theirs is not there', async () => {
    for (const [path, own, other] of [
      ['/account', hidden.account.id, foreign.account.id],
      ['/website', hidden.site.id, foreign.site.id],
      ['/user', hidden.seller.id, foreign.seller.id],
    ] as const) {
      const { token } = hidden.seller
      const statuses = [own, other].map(
        async id => (await product.call('GET', `/api/mobile${path}/${id}`, { token })).status,
      )
      expect(await Promise.all(statuses)).toEqual([200, 404])
    }
  })
})

it('there is nothing else for phones: what writes, and what is not mirrored, is not there', async () => {
  const { token } = await somebodyWith(product, PAIRS)
  const mirrored = new Set(mirrors.map(({ web }) => web))
  const there: string[] = []
  for (const { name, endpoint } of endpointList) {
    if (endpoint.mirrors || mirrored.has(endpoint)) continue
    const path = routeOf(endpoint).replace('/api/web/', '/api/mobile/').replace(/:\w+/g, '1')
    const { status, headers } = await product.call(endpoint.method, path, { token, body: undefined })
    if (status !== 404 || headers.allow) there.push(`${name} ${status}`)
  }
  expect(there).toEqual([])
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    expect((await product.server.inject({ method, url: '/api/mobile/user/1' })).statusCode).toBe(404)
})

it('whoever is kept out for maintenance is kept out on the phone', async () => {
  const { id, token } = await somebodyWith(product, ['account.list', 'mobileAccount.list'])
  await anEntry(product, { usm_id_user: id })
  const answers = [
    await product.call('POST', '/api/web/account/list', { token, body: {} }),
    await product.call('POST', '/api/mobile/account/list', { token, body: {} }),
  ].map(told)
  expect(answers[0]).toMatchObject({ status: 503, text: expect.stringContaining('"code": "maintenance"') })
  expect(answers[1]).toEqual(answers[0])
})

it('questions of a page travel together to the web, whatever a phone may', async () => {
  const { token } = await somebodyWith(product, ['dashboard.totalizers'])
  const body = { questions: [{ path: '/dashboard/totalizers', body: JSON.stringify(numbers) }] }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await product.server.inject({
    method: 'POST',
    url: '/api/web/ask',
    payload: JSON.stringify(body),
    headers,
  })
  expect(answer.payload).toContain('"status":200')
})

it('the log says on which root somebody asked', async () => {
  const { token } = await somebodyWith(product, PAIRS)
  await product.call('GET', `/api/mobile/website/${hidden.site.id}`, { token })
  const lines = product.logLines().filter(line => line.includes('"msg":"request"'))
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    method: 'GET',
    route: '/api/mobile/website/:id',
    status: 200,
  })
})
