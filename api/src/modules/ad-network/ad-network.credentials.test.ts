import { type AdNetworkRecord, CREDENTIAL_NAMES, CREDENTIALS, type Credential, maskOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import {
  aStoredNetwork,
  aType,
  changeNetwork,
  credentialRows,
  getNetwork,
  networkIn,
  networkPayload,
  somebodyForNetworks,
  storeNetwork,
} from '../../../test/ad-networks'
import { fileOf } from '../../../test/csv'
import { asksFor } from '../../../test/network-types'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'
import { firstError, lastTransaction } from '../../../test/websites'
import { readStored, setOf } from './ad-network.access'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const stored = (facts: Record<string, unknown> = {}) => aStoredNetwork(product, admin, facts)
const update = (id: number, body: object, token = admin) => changeNetwork(product, token, id, body)
const get = async (id: number) => networkIn(await getNetwork(product, admin, id))
const accessOf = ({ access }: AdNetworkRecord) => access ?? { stored: [], shared_with: [], shared_beyond: -1 }
const secretOf = (record: AdNetworkRecord, name: Credential) =>
  accessOf(record).stored.find(({ credential }) => credential === name)

/** What a network is reached with, opened as nothing but a connector opens it. */
const opened = async (id: number): Promise<Record<string, string>> => {
  const rows = await credentialRows(product, id)
  const set = await setOf(product.database.read, rows[0]?.crd_id_set ?? null)
  return Object.fromEntries(rows.map(row => [row.crd_credential, set ? readStored(product.app.secrets, set, row) : '']))
}

/** A text that is nowhere else, and is what its credential may be. */
const canaryOf = (credential: Credential): string => {
  const text = `CANARY${credential.replaceAll('_', '')}7f3a9c41e2`
  if (credential === 'email') return `${text}@canary.example`.toLowerCase()
  return CREDENTIALS[credential].input === 'json' ? JSON.stringify({ private_key: text }) : text
}
const NAMES = CREDENTIAL_NAMES.filter(name => name !== 'domain')
const ALL = Object.fromEntries(NAMES.map(name => [name, canaryOf(name)]))
const isLeaked = (text: string) =>
  NAMES.filter(name => text.toLowerCase().includes(`canary${name.replaceAll('_', '')}7f3`))

describe('a secret that was stored', () => {
  it('appears nowhere, whatever is asked, whichever credential it is', async () => {
    const secret = NAMES.map(name => asksFor(name, { secret: true }))
    const type = await aType(product, secret)
    const headers = { 'idempotency-key': 'canary-key' }
    const body = await networkPayload(product, { adn_id_ad_network_type: type.id, credentials: ALL })
    const answers = [await product.call('POST', '/adNetwork', { token: admin, body, headers })]
    const { id, adn_name } = networkIn(answers[0] as (typeof answers)[0])
    expect(await opened(id)).toEqual(ALL)
    const call = async (...asked: Parameters<Product['call']>) => answers.push(await product.call(...asked))
    // Errors: a name that is taken, a value that is refused, a version that is old, a text that is no JSON.
    await call('POST', '/adNetwork', { token: admin, body: { ...body, adn_name } })
    await call('POST', '/adNetwork', {
      token: admin,
      body: { ...body, credentials: { ...ALL, domain: canaryOf('login') } },
    })
    await call('POST', '/adNetwork', { token: admin, raw: { payload: `{"credentials":${JSON.stringify(ALL)},}` } })
    await call('POST', `/adNetwork/${id}`, {
      token: admin,
      body: { credentials: ALL, updated_at: '2026-01-01T00:00:00Z' },
    })
    await call('POST', `/adNetwork/${id}`, { token: admin, body: { credentials: ALL, adn_status: 'Pausado' } })
    await call('POST', '/adNetwork/test', {
      token: admin,
      body: { adn_id_ad_network_type: type.id, adn_domain: 'cinemira.example', credentials: ALL },
    })
    await call('POST', `/adNetwork/${id}/test`, { token: admin, body: {} })
    const transaction = await lastTransaction(product)
    await call('POST', `/adNetwork/${id}/revert`, { token: admin, body: { transaction } })
    for (const path of [`${id}`, `${id}/history`, 'simpleList', 'adManagers', `accesses?type=${type.id}`])
      await call('GET', `/adNetwork/${path}`, { token: admin })
    await call('POST', '/adNetwork/list', { token: admin, body: { search: adn_name } })
    const rows = (await product.call('POST', '/systemLog/list', { token: admin, body: { perPage: 40 } })).body.data
    for (const row of rows as { id: number }[]) await call('GET', `/systemLog/${row.id}`, { token: admin })
    await call('GET', `/adNetworkType/${type.id}`, { token: admin })
    const columns = ['adn_name', 'lacks', 'connection', 'adn_domain']
    const files = [
      await fileOf(product, '/adNetwork/export', admin, { columns }),
      await fileOf(product, '/systemLog/export', admin, { columns: ['fields', 'object', 'slo_action'] }),
    ]
    const told = answers.map(({ status, body: said }) => `${status} ${JSON.stringify(said)}`)
    expect(told.filter(text => text.startsWith('5'))).toEqual([])
    expect(told.flatMap(isLeaked)).toEqual([])
    expect(files.flatMap(({ text }) => isLeaked(text))).toEqual([])
    expect(isLeaked(product.logLines().join('\n'))).toEqual([])
    // Every table, as text: the trail, the answers that are kept, and the column itself.
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public'`.execute(product.database.unaudited)
    for (const { name } of tables) {
      const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t
        where lower(t::text) like '%canary%7f3%'`.execute(product.database.unaudited)
      expect([name, found.rows.flatMap(({ row }) => isLeaked(row))]).toEqual([name, []])
    }
  })

  it('is told by its last four characters, when and by whom it was stored; a short one by nothing', async () => {
    const type = await aType(product, [asksFor('access_token'), asksFor('password')])
    const { id, ...record } = await stored({
      adn_id_ad_network_type: type.id,
      credentials: { access_token: '123456789abc', password: '123456789ab' },
    })
    expect(secretOf({ id, ...record }, 'access_token')).toEqual({
      credential: 'access_token',
      label: {},
      secret: true,
      value: null,
      last_four: '9abc',
      changed_at: expect.any(String),
      changed_by: { id: expect.any(Number), label: expect.any(String) },
    })
    expect(secretOf({ id, ...record }, 'password')).toMatchObject({ value: null, last_four: null })
  })

  it('stays when nothing or its mask comes back, and goes when it is said empty', async () => {
    const { id, ...record } = await stored({ credentials: { login: 'me', password: 'first', access_token: 'token-1' } })
    const before = await credentialRows(product, id)
    const token = secretOf({ id, ...record }, 'access_token')
    const mask = token ? maskOf(token) : ''
    await update(id, { credentials: {} })
    await update(id, { credentials: { login: 'me', password: '••••', access_token: mask } })
    expect(await credentialRows(product, id)).toEqual(before)
    await update(id, { credentials: { access_token: '' } })
    expect(await opened(id)).toEqual({ login: 'me', password: 'first' })
    expect(firstError(await update(id, { credentials: { password: '' } }))).toEqual([
      422,
      'credentials.password',
      'required',
    ])
  })

  it('differs in the column from an equal one, and opens nowhere else', async () => {
    const same = { credentials: { login: 'me', password: 'the-same-password' } }
    const [one, two] = [await stored(same), await stored(same)]
    const sealed = async ({ id }: { id: number }) => (await credentialRows(product, id)).at(-1)?.crd_secret ?? ''
    expect(await sealed(one)).not.toBe(await sealed(two))
    await product.database.exec(`update ad_network_credentials set crd_secret = '${await sealed(one)}'
      where crd_id_ad_network = ${two.id} and crd_credential = 'password'`)
    await expect(opened(two.id)).rejects.toThrow('moved')
  })
})

describe('another host', () => {
  it('needs every secret again; what is none stays', async () => {
    const { id } = await stored({ credentials: { login: 'me', password: 'first', access_token: 'token-1' } })
    const wrong = wrongIn(await update(id, { adn_domain: 'thief.example' }))
    expect(wrong?.map(({ field, code }) => [field, code])).toEqual([
      ['credentials.access_token', 'typeAgain'],
      ['credentials.password', 'typeAgain'],
    ])
    const answer = await update(id, {
      adn_domain: 'moved.example',
      credentials: { password: 'second', access_token: '' },
    })
    expect(networkIn(answer)).toMatchObject({ adn_domain: 'moved.example', connection: { state: 'never' } })
    expect(await opened(id)).toEqual({ login: 'me', password: 'second' })
  })

  it('is the same one however it is written, and is the credential of a type that asks for it', async () => {
    const type = await aType(product, [asksFor('domain'), asksFor('password')])
    const facts = { adn_id_ad_network_type: type.id, adn_domain: undefined }
    expect(firstError(await storeNetwork(product, admin, { ...facts, credentials: { password: 'x' } }))).toEqual([
      422,
      'credentials.domain',
      'required',
    ])
    const { id } = await stored({ ...facts, credentials: { domain: 'https://One.Example/x', password: 'first' } })
    expect((await update(id, { credentials: { domain: 'one.example' } })).status).toBe(200)
    expect((await get(id)).adn_domain).toBe('one.example')
    expect(firstError(await update(id, { credentials: { domain: 'two.example' } }))[2]).toBe('typeAgain')
    expect(firstError(await update(id, { credentials: { domain: 'localhost' } }))).toEqual([
      422,
      'credentials.domain',
      'domain',
    ])
  })
})

describe('another type', () => {
  it('keeps what it asks for as well, and asks for the rest', async () => {
    const { id, adn_domain } = await stored({
      credentials: { login: 'me', password: 'first', access_token: 'token-1' },
    })
    const type = await aType(product, [asksFor('login', { secret: true }), asksFor('password'), asksFor('identity')])
    const facts = { adn_id_ad_network_type: type.id }
    expect(firstError(await update(id, facts))).toEqual([422, 'credentials.identity', 'required'])
    const changed = networkIn(await update(id, { ...facts, credentials: { identity: 'pub-1' } }))
    expect([changed.adn_domain, secretOf(changed, 'login')?.value]).toEqual([adn_domain, null])
    expect(await opened(id)).toEqual({ login: 'me', password: 'first', identity: 'pub-1' })
    // What became a secret is sealed from then on.
    expect((await credentialRows(product, id)).filter(row => row.crd_value !== null)).toMatchObject([
      { crd_credential: 'identity' },
    ])
  })
})

describe('an access that is handed on', () => {
  it('keeps its secrets secret, also for a type that asks for them openly', async () => {
    const [closed, open] = [
      await aType(product, [asksFor('login', { secret: true })]),
      await aType(product, [asksFor('login')]),
    ]
    const one = await stored({ adn_id_ad_network_type: closed.id, credentials: { login: 'quiet-name' } })
    const same = { adn_id_ad_network_type: closed.id, adn_domain: one.adn_domain }
    const two = await stored({ ...same, credentials: {}, credentialsOf: one.id })
    const changed = networkIn(await update(two.id, { adn_id_ad_network_type: open.id }))
    expect(secretOf(changed, 'login')).toMatchObject({ value: null })
    expect(await opened(two.id)).toEqual({ login: 'quiet-name' })
  })
})

describe('an access that several networks use', () => {
  const sharing = async (facts: Record<string, unknown> = {}) => {
    const one = await stored({ adn_id_ad_network_type: (await aType(product)).id, ...facts })
    const same = { adn_id_ad_network_type: one.adn_id_ad_network_type, adn_domain: one.adn_domain }
    const two = await stored({ ...same, ...facts, credentials: {}, credentialsOf: one.id })
    return { one, two, same }
  }

  it('is one: both say with whom, and replacing it changes it for all', async () => {
    const { one, two } = await sharing()
    expect(accessOf(two)).toMatchObject({ shared_with: [{ id: one.id, label: one.adn_name }], shared_beyond: 0 })
    await product.call('POST', `/adNetwork/${one.id}/test`, { token: admin, body: {} })
    await update(two.id, { credentials: { password: 'for-both-of-them' } })
    expect((await opened(one.id)).password).toBe('for-both-of-them')
    expect(await get(one.id)).toMatchObject({ connection: { state: 'never' } })
    expect((await get(one.id)).updated_at > one.updated_at).toBe(true)
  })

  it('is of one type and one host', async () => {
    const { one, same } = await sharing()
    const attach = (facts: object) =>
      storeNetwork(product, admin, { ...same, credentials: {}, credentialsOf: one.id, ...facts })
    expect(firstError(await attach({ adn_domain: 'other.example' }))).toEqual([422, 'credentialsOf', 'otherDomain'])
    const other = { adn_id_ad_network_type: (await aType(product)).id }
    expect(firstError(await attach(other))).toEqual([422, 'credentialsOf', 'otherType'])
    expect(firstError(await attach({ credentials: { password: 'x' } }))).toEqual([
      422,
      'credentials.password',
      'unknownField',
    ])
    // Without a host it gets the one of the access.
    expect(networkIn(await attach({ adn_domain: undefined })).adn_domain).toBe(one.adn_domain)
    const { body } = await product.call('GET', `/adNetwork/accesses?type=${one.adn_id_ad_network_type}`, {
      token: admin,
    })
    expect((body as unknown as unknown[]).length).toBe(3)
  })

  it('is left with a copy, and by whoever goes to another host; the others keep theirs', async () => {
    const { one, two } = await sharing()
    const own = networkIn(await update(two.id, { credentialsOf: null }))
    expect(accessOf(own).shared_with).toEqual([])
    expect(await opened(two.id)).toEqual(await opened(one.id))
    await update(two.id, { credentials: { password: 'its-own' } })
    expect((await opened(one.id)).password).not.toBe('its-own')

    const more = await sharing()
    await update(more.two.id, { adn_domain: 'away.example', credentials: { password: 'elsewhere' } })
    expect((await get(more.one.id)).adn_domain).toBe(more.one.adn_domain)
    expect((await opened(more.one.id)).password).not.toBe('elsewhere')
  })

  it('is gone with its secrets when nobody uses it any more', async () => {
    const [one, type] = [await stored(), await aType(product)]
    const two = await stored({ adn_id_ad_network_type: type.id })
    const both = await stored({ adn_id_ad_network_type: type.id, adn_domain: two.adn_domain })
    const rows = await credentialRows(product, both.id)
    await update(both.id, { credentialsOf: two.id })
    const left = await product.database.read
      .selectFrom('ad_network_credentials')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .select('id')
      .execute()
    expect([left, (await credentialRows(product, one.id)).length]).toEqual([[], 2])
  })

  it('is changed by nobody who does not reach all that use it', async () => {
    const manager = await somebodyForNetworks(product, 'managed')
    const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
    const technology = (await aTechnology(product)).id
    const { two, same } = await sharing()
    const own = await stored({ ...same, adn_id_website: mine.id, credentials: {}, credentialsOf: two.id })
    expect(accessOf(networkIn(await getNetwork(product, manager.token, own.id)))).toMatchObject({ shared_beyond: 0 })
    const refused = await update(own.id, { credentials: { password: 'taken-over' } }, manager.token)
    expect(firstError(refused)).toEqual([422, 'credentials', 'sharedBeyond'])
    const theirs = { ...same, adn_id_ad_network_category: technology, adn_id_website: mine.id, credentials: {} }
    const attached = await storeNetwork(product, manager.token, { ...theirs, credentialsOf: two.id })
    expect(firstError(attached)).toEqual([422, 'credentialsOf', 'notAnOption'])
    expect((await opened(own.id)).password).not.toBe('taken-over')
  })
})
