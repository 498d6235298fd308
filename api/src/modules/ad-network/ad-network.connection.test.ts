import { generateKeyPairSync } from 'node:crypto'
import type { AuthKind, CredentialField } from '@candela/shared-contract'
import {
  aStoredNetwork,
  aType,
  changeNetwork,
  getNetwork,
  networkIn,
  somebodyForNetworks,
  testIn,
} from '../../../test/ad-networks'
import { asksFor } from '../../../test/network-types'
import { type Product, startProduct } from '../../../test/product'
import { firstError } from '../../../test/websites'
import { type Headers, WebError } from '../../platform/web/page'

/** The web of this test: what it was asked, and what it answers. */
let asked: { url: string; headers: Headers['headers'] }[] = []
let answer: (headers: Readonly<Record<string, string>>) => number | WebError
let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const web = async (url: string, { headers = {} }: Headers = {}) => {
    asked.push({ url, headers })
    const status = answer(headers)
    if (status instanceof WebError) throw status
    return { url: new URL(url), status, headers: {}, text: 'what nobody is told', cut: false }
  }
  Object.assign(product.app, { demo: { ...product.app.demo, web: () => web } })
})
beforeEach(async () => {
  // Each test may try as often as it likes.
  await product.database.exec('delete from throttles')
  asked = []
  answer = ({ authorization }) => (authorization ? 200 : 401)
})
afterAll(() => product.close())

const FIELDS: Record<AuthKind, CredentialField[]> = {
  token: [asksFor('access_token')],
  basic: [asksFor('login'), asksFor('password')],
  oauth: [asksFor('client_id'), asksFor('client_secret')],
  service_account: [asksFor('service_account')],
  none: [],
}
const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
const TYPED: Record<AuthKind, object> = {
  token: { access_token: 'canary-token-of-a-test' },
  basic: { login: 'me', password: 'canary-password' },
  oauth: { client_id: 'id', client_secret: 'canary-client-secret' },
  service_account: { service_account: JSON.stringify({ private_key: KEY }) },
  none: {},
}
const typeOf = (kind: AuthKind) => aType(product, FIELDS[kind], { ant_auth_kind: kind })

/** Before it is saved. */
const tried = async (kind: AuthKind, facts: object = {}, token = admin) => {
  const body = { adn_id_ad_network_type: (await typeOf(kind)).id, adn_domain: 'far.example', credentials: TYPED[kind] }
  return product.call('POST', '/adNetwork/test', { token, body: { ...body, ...facts } })
}
const retry = (id: number, body: object = {}, token = admin) =>
  product.call('POST', `/adNetwork/${id}/test`, { token, body })
const saved = async (kind: AuthKind, facts: Record<string, unknown> = {}) =>
  aStoredNetwork(product, admin, {
    adn_id_ad_network_type: (await typeOf(kind)).id,
    credentials: TYPED[kind],
    ...facts,
  })

describe('a connection that is tried', () => {
  it.each<[AuthKind, number, number, string, string]>([
    ['token', 401, 200, 'ok', 'accepted'],
    ['basic', 403, 204, 'ok', 'accepted'],
    ['token', 401, 401, 'failed', 'unauthorized'],
    ['basic', 401, 403, 'failed', 'forbidden'],
    // It lets anybody in: nothing is known of what we came with.
    ['token', 200, 200, 'reached', 'open'],
    ['oauth', 401, 401, 'reached', 'answers'],
    ['oauth', 200, 200, 'reached', 'answers'],
    ['service_account', 403, 403, 'reached', 'answers'],
    ['none', 200, 200, 'ok', 'noSignIn'],
    ['none', 401, 401, 'failed', 'unauthorized'],
    ['token', 404, 404, 'failed', 'missing'],
    ['token', 301, 301, 'failed', 'moved'],
    ['token', 401, 429, 'failed', 'rateLimited'],
    ['token', 401, 500, 'failed', 'farError'],
    ['token', 418, 418, 'failed', 'unexpected'],
  ])('by %s, with %i for strangers and %i for us, is %s: %s', async (kind, stranger, us, state, result) => {
    answer = ({ authorization }) => (authorization ? us : stranger)
    const test = testIn(await tried(kind))
    expect(test).toMatchObject({ state, result, latency: expect.any(Number), at: expect.any(String) })
    const signsIn = ['token', 'basic'].includes(kind) && [401, 403].includes(stranger)
    expect(test.status).toBe(signsIn ? us : stranger)
    expect(JSON.stringify(test)).not.toMatch(/canary|nobody is told/)
  })

  it.each(['unresolved', 'refused', 'timeout', 'certificate', 'unreachable'] as const)(
    'may end as %s',
    async reason => {
      answer = () => new WebError(reason)
      expect(testIn(await tried('token'))).toMatchObject({
        state: 'failed',
        result: reason,
        status: null,
        latency: null,
      })
    },
  )

  it('says who we are to that host alone, over TLS, after a stranger was turned away', async () => {
    await tried('basic')
    const authorization = `Basic ${Buffer.from('me:canary-password').toString('base64')}`
    expect(asked).toEqual([
      { url: 'https://far.example/', headers: {} },
      { url: 'https://far.example/', headers: { authorization } },
    ])
  })

  it('sends nothing without a host, or with a key that cannot sign', async () => {
    expect(testIn(await tried('token', { adn_domain: '' }))).toMatchObject({ result: 'noDomain' })
    const broken = { credentials: { service_account: '{"private_key":"-----BEGIN"}' } }
    expect(testIn(await tried('service_account', broken))).toMatchObject({ state: 'failed', result: 'badKey' })
    expect(asked).toEqual([])
  })

  it('is asked with no key in a header, whatever letters it has, where the host alone does not tell how', async () => {
    const foreign = { access_token: 'chave-não-ascii' }
    const fieldsOf = async (kind: AuthKind) => aType(product, [asksFor('access_token')], { ant_auth_kind: kind })
    const triedAs = async (kind: AuthKind) =>
      testIn(await tried(kind, { adn_id_ad_network_type: (await fieldsOf(kind)).id, credentials: foreign }))
    expect(await triedAs('token')).toMatchObject({ result: 'unauthorized', status: null })
    expect(asked).toEqual([])
    expect(await triedAs('oauth')).toMatchObject({ state: 'reached', result: 'answers', status: 401 })
    expect(asked).toEqual([{ url: 'https://far.example/', headers: {} }])
  })

  it('is refused by field for what could not be saved either', async () => {
    expect(firstError(await tried('basic', { credentials: { login: 'me' } }))).toEqual([
      422,
      'credentials.password',
      'required',
    ])
    expect(firstError(await tried('token', { adn_domain: '10.0.0.1' }))).toEqual([422, 'adn_domain', 'domain'])
    expect(asked).toEqual([])
  })
})

describe('a stored connection', () => {
  it('is tried with what is stored, and how that ended stays until its access changes', async () => {
    const { id, updated_at } = await saved('token')
    const test = testIn(await retry(id))
    const { connection, ...record } = networkIn(await getNetwork(product, admin, id))
    expect(connection).toEqual({ state: 'ok', result: 'accepted', at: expect.any(String) })
    expect(Date.parse(connection.at ?? '')).toBe(Date.parse(test.at))
    // It is no change of the network: a form that is open is not stale.
    expect(record.updated_at).toBe(updated_at)
    expect(networkIn(await changeNetwork(product, admin, id, { adn_status: 'Pausado' })).connection.state).toBe('ok')
    const changed = await changeNetwork(product, admin, id, { credentials: { access_token: 'another-long-token' } })
    expect(networkIn(changed).connection).toEqual({ state: 'never', result: null, at: null })
  })

  it('is tried with what is typed over it, and that is not kept', async () => {
    const { id } = await saved('basic')
    const test = await retry(id, { credentials: { password: 'typed-and-not-saved' } })
    expect(testIn(test).result).toBe('accepted')
    expect(asked.at(-1)?.headers).toEqual({
      authorization: `Basic ${Buffer.from('me:typed-and-not-saved').toString('base64')}`,
    })
    expect(networkIn(await getNetwork(product, admin, id)).connection.state).toBe('never')
  })

  it('sends no stored secret to another host', async () => {
    const { id } = await saved('basic')
    expect(firstError(await retry(id, { adn_domain: 'thief.example' }))).toEqual([
      422,
      'credentials.password',
      'typeAgain',
    ])
    await retry(id, { adn_domain: 'new.example', credentials: { password: 'typed-again' } })
    expect(asked.every(({ url }) => url === 'https://new.example/')).toBe(true)
    // Also where the host changed behind our back.
    await product.database.exec(`update ad_networks set adn_domain = 'thief.example' where id = ${id}`)
    asked = []
    expect(firstError(await retry(id))[2]).toBe('typeAgain')
    expect(asked).toEqual([])
  })

  it('is unreadable, and no more than that, when a byte of it changed', async () => {
    const { id } = await saved('token')
    await product.database.exec(`update ad_network_credentials set crd_secret = overlay(crd_secret placing
      case when substr(crd_secret, 40, 1) = 'A' then 'B' else 'A' end from 40) where crd_id_ad_network = ${id}`)
    expect(testIn(await retry(id))).toMatchObject({ state: 'failed', result: 'unreadable', status: null })
    expect((await getNetwork(product, admin, id)).status).toBe(200)
    expect(asked).toEqual([])
    await changeNetwork(product, admin, id, { credentials: { access_token: 'typed-once-more' } })
    expect(testIn(await retry(id)).result).toBe('accepted')
  })

  it('that lacks what its type requires is not tried', async () => {
    const { id } = await saved('token')
    await product.database.exec(`delete from ad_network_credentials where crd_id_ad_network = ${id}`)
    expect(testIn(await retry(id))).toMatchObject({ state: 'failed', result: 'lacking' })
    expect(networkIn(await getNetwork(product, admin, id)).connection.state).toBe('never')
  })

  it('is tried by whoever may change it', async () => {
    const { id } = await saved('token')
    const reader = await somebodyForNetworks(product, 'managed')
    expect((await retry(id, {}, reader.token)).status).toBe(403)
  })
})

describe('trying again and again', () => {
  const statusesOf = async (count: number, act: (index: number) => ReturnType<typeof tried>) => {
    const answers = []
    for (let index = 0; index < count; index += 1) answers.push(await act(index))
    return answers
  }

  it('is over for a while for a person, whichever hosts they ask, and says when to go on', async () => {
    const somebody = await somebodyForNetworks(product, 'all')
    const answers = await statusesOf(31, index =>
      tried('token', { adn_domain: `far-${index}.example` }, somebody.token),
    )
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    const refused = answers.at(-1)
    expect(refused?.body).toMatchObject({ code: 'tooManyRequests', retryAfter: expect.any(Number) })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(200)
    expect((await tried('token', { adn_domain: 'far-31.example' })).status).toBe(200)
  })

  it('is over for a while for a host, whoever asks it; what is not sent does not count', async () => {
    const people = [await somebodyForNetworks(product, 'all'), await somebodyForNetworks(product, 'all')]
    const by = (index: number) => people[index % 2]?.token
    for (let index = 0; index < 25; index += 1) await tried('token', { adn_domain: '' }, by(index))
    const { id } = await saved('token', { adn_domain: 'guessed.example' })
    const answers = await statusesOf(21, index =>
      index % 2 === 0 ? retry(id, {}, by(0)) : tried('token', { adn_domain: 'guessed.example' }, by(1)),
    )
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    const sent = asked.length
    expect((await tried('token', { adn_domain: 'GUESSED.example' })).status).toBe(429)
    expect(asked).toHaveLength(sent)
    expect((await tried('token', { adn_domain: 'other.example' })).status).toBe(200)
  })
})

it('the web of the demo answers as its networks do', async () => {
  const { demo } = await import('../../seeds/demo')
  const networkPage = demo.web(async () => Promise.reject(new Error('not invented')))
  const status = async (host: string, headers: Record<string, string>) =>
    networkPage(`https://${host}/`, { headers }).then(
      page => page.status,
      (error: WebError) => error.reason,
    )
  const known = { authorization: 'Bearer x' }
  expect(await status('aurora-exchange.example', {})).toBe(401)
  expect(await status('aurora-exchange.example', known)).toBe(200)
  expect(await status('restolho.example', known)).toBe(401)
  expect(await status('praca-aberta.example', known)).toBe('timeout')
  expect(await status('quintabid.example', known)).toBe(500)
})
