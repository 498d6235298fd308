import type { AdNetworkManyAnswer, BulkAnswer, HistoryAnswer, OneAdNetwork } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import {
  aStoredNetwork,
  aType,
  changeNetwork,
  getNetwork,
  networkIn,
  networkPayload,
  somebodyForNetworks,
  storeNetwork,
} from '../../../test/ad-networks'
import { asShown } from '../../../test/bulk'
import { somebodyOfEachGroup } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { aTechnology } from '../../../test/technologies'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const oneIn = ({ body }: Answer) => body as unknown as OneAdNetwork
const store = (facts: Record<string, unknown> = {}, token = admin) => storeNetwork(product, token, facts)
const stored = (facts: Record<string, unknown> = {}) => aStoredNetwork(product, admin, facts)
const update = (id: number, body: object, token = admin) => changeNetwork(product, token, id, body)
const get = (id: number, token = admin) => getNetwork(product, token, id)
const bulk = async (asked: object, token = admin) => {
  const body = await asShown(product, 'ad_networks', asked)
  const answer = await product.call('POST', '/adNetwork/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const aWebsite = async (managers: number[] = []) => aWebsiteOf(product, (await anAccount(product, { managers })).id)

describe('a new ad network', () => {
  it('comes back with its type, technology and website, and with what it is reached by but for secrets', async () => {
    const website = await aWebsite()
    const answer = await store({ adn_name: '  Aurora  ', adn_id_website: website.id, adn_domain: 'Aurora.Example/x' })
    expect(oneIn(answer)).toMatchObject({
      record: {
        adn_name: 'Aurora',
        adn_domain: 'aurora.example',
        adn_status: 'Em exibição',
        connection: { state: 'never', result: null, at: null },
        last_day: null,
        days_missing: 0,
        net30: '0.00',
        lacks: [],
        access: { shared_with: [], shared_beyond: 0 },
      },
      can: { update: true, destroy: true },
    })
    const { record } = oneIn(answer)
    expect(record.access?.stored).toMatchObject([
      { credential: 'login', secret: false, value: expect.stringMatching(/^login-/), last_four: null },
      { credential: 'password', secret: true, value: null, last_four: expect.any(String) },
    ])
    expect((await get(record.id)).body).toEqual(answer.body)
  })

  it.each([
    [{ adn_name: ' ' }, 'adn_name', 'required'],
    [{ adn_name: 'Two\nlines' }, 'adn_name', 'invalidCharacters'],
    [{ adn_status: 'Ativo' }, 'adn_status', 'notAnOption'],
    [{ adn_id_website: 987_654 }, 'adn_id_website', 'notAnOption'],
    [{ adn_id_ad_manager: 987_654 }, 'adn_id_ad_manager', 'notAnOption'],
    [{ adn_id_ad_network_type: 987_654 }, 'adn_id_ad_network_type', 'notAnOption'],
    [{ adn_id_ad_network_category: 987_654 }, 'adn_id_ad_network_category', 'notAnOption'],
    [{ adn_token_expires_at: '2026-02-30' }, 'adn_token_expires_at', 'invalid'],
    [{ adn_domain: 'localhost' }, 'adn_domain', 'domain'],
    [{ adn_id_order: 987_654 }, 'adn_id_order', 'notAnOption'],
    [{ credentials: { login: 'me' } }, 'credentials.password', 'required'],
    [{ credentials: { password: 'secret' } }, 'credentials.login', 'required'],
    [{ credentials: { login: 'a\nb', password: 'x' } }, 'credentials.login', 'invalidCharacters'],
    [{ credentials: { login: 'a', password: 'x', client_id: '1' } }, 'credentials.client_id', 'unknownField'],
    [{ credentials: { login: 'a', password: 'x', token: '1' } }, 'credentials.token', 'unknownField'],
    [{ credentials: { login: 'a', password: 'x'.repeat(1_025) } }, 'credentials.password', 'tooLong'],
    [{ credentialsOf: 987_654 }, 'credentialsOf', 'notAnOption'],
  ])('with %j is refused by name of the field', async (facts, field, code) => {
    expect(firstError(await store(facts))).toEqual([422, field, code])
  })

  it('is of a type and a technology that are offered', async () => {
    const [type, technology] = [
      await aType(product, [], { ant_status: 0 }),
      await aTechnology(product, { anc_status: 0 }),
    ]
    expect(firstError(await store({ adn_id_ad_network_type: type.id }))[1]).toBe('adn_id_ad_network_type')
    expect(firstError(await store({ adn_id_ad_network_category: technology.id }))[1]).toBe('adn_id_ad_network_category')
  })

  it('has a name of its own, also when two are made at the same moment', async () => {
    const answers = await Promise.all([store({ adn_name: 'Rede' }), store({ adn_name: 'REDE' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(firstError(await store({ adn_name: ' rede' }))).toEqual([422, 'adn_name', 'taken'])
  })
})

describe('changing an ad network', () => {
  it('changes what is said and nothing else; what it uses may be disabled by now', async () => {
    const technology = await aTechnology(product)
    const { id, ...before } = await stored({ adn_id_ad_network_category: technology.id })
    await product.database.exec(`update ad_network_categories set anc_status = 0 where id = ${technology.id}`)
    const after = networkIn(await update(id, { adn_status: 'Pausado', adn_id_ad_network_category: technology.id }))
    expect(after).toMatchObject({ adn_name: before.adn_name, adn_status: 'Pausado', days_missing: null })
    expect(after.access).toEqual(before.access)
  })

  it('is refused to whoever has not seen what somebody else changed, with what it is now', async () => {
    const { id, updated_at } = await stored()
    await update(id, { adn_status: 'Pausado' })
    const { status, body } = await update(id, { adn_name: 'Late', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ record: { adn_status: 'Pausado' } })
  })

  it('says what its type came to require, and is not kept from any other change by that', async () => {
    const type = await aType(product, [])
    const { id } = await stored({ adn_id_ad_network_type: type.id, credentials: {} })
    const label = { en: 'Seller ID' }
    const fields = [{ credential: 'identity', required: true, secret: false, pattern: '', label, help: {} }]
    await product.call('POST', `/adNetworkType/${type.id}`, { token: admin, body: { ant_fields: fields } })
    expect(networkIn(await get(id)).lacks).toEqual([{ credential: 'identity', label }])
    expect(networkIn(await update(id, { adn_status: 'Pausado' })).lacks).toHaveLength(1)
    const after = networkIn(await update(id, { credentials: { identity: 'pub-1' } }))
    expect(after.lacks).toEqual([])
    expect(after.access?.stored).toMatchObject([{ credential: 'identity', label }])
  })
})

describe('removing an ad network', () => {
  it('keeps its report data and its access, and is taken back with all that it was', async () => {
    const { id, updated_at: _, ...facts } = await stored()
    expect((await product.call('DELETE', `/adNetwork/${id}`, { token: admin })).status).toBe(204)
    expect((await get(id)).status).toBe(404)
    const restored = await product.call('POST', `/adNetwork/${id}/restore`, { token: admin })
    expect(networkIn(restored)).toMatchObject(facts)
    expect((await product.call('POST', `/adNetwork/${id}/restore`, { token: admin })).status).toBe(404)
  })

  it('frees its name, and then it does not come back', async () => {
    const { id, adn_name } = await stored()
    const { result } = await bulk({ action: 'destroy', ids: [id] })
    expect((await store({ adn_name: adn_name.toUpperCase() })).status).toBe(200)
    expect(firstError(await product.call('POST', `/adNetwork/${id}/restore`, { token: admin }))).toEqual([
      422,
      'adn_name',
      'taken',
    ])
    const undone = await bulk({ action: 'undo', payload: { transaction: result.transaction } })
    expect(undone.result.refused).toMatchObject([{ id, code: 'taken' }])
  })
})

describe('what is done to many', () => {
  it('is one action, and can be undone as one', async () => {
    const ids = [(await stored()).id, (await stored()).id]
    const { result } = await bulk({ action: 'status', ids, payload: { adn_status: 'Pausado' } })
    expect(result).toEqual({ transaction: expect.any(String), done: 2, refused: [] })
    await bulk({ action: 'undo', payload: { transaction: result.transaction } })
    for (const id of ids) expect(networkIn(await get(id)).adn_status).toBe('Em exibição')
  })

  it('makes one network for each website with one access, and names those that get none', async () => {
    const [one, two] = [await aWebsite(), await aWebsite()]
    const { adn_id_website: _, ...body } = await networkPayload(product, { adn_name: 'Many {domain}' })
    await store({ adn_name: `many ${two.anw_website}` })
    const websites = [one.id, two.id, 987_654]
    const answer = await product.call('POST', '/adNetwork/many', { token: admin, body: { ...body, websites } })
    const { created, refused } = answer.body as unknown as AdNetworkManyAnswer
    expect(created).toEqual([{ id: expect.any(Number), label: `Many ${one.anw_website}` }])
    expect(refused).toMatchObject([
      { id: two.id, code: 'taken', message: expect.any(String) },
      { id: 987_654, code: 'notAnOption' },
    ])
    const more = await Promise.all([aWebsite(), aWebsite()])
    const again = { ...body, adn_name: 'Group {website}', websites: more.map(({ id }) => id) }
    const both = await product.call('POST', '/adNetwork/many', { token: admin, body: again })
    const [first, second] = (both.body as unknown as AdNetworkManyAnswer).created
    expect(networkIn(await get(first?.id ?? 0)).access?.shared_with).toEqual([second])
  })
})

describe('the history of an ad network', () => {
  it('tells what was done without any value of a credential, and gives back what one action took', async () => {
    const { id, adn_name } = await stored()
    await update(id, { adn_name: `${adn_name} renamed`, credentials: { login: 'other', password: 'canary-password' } })
    const { body } = await product.call('GET', `/adNetwork/${id}/history`, { token: admin })
    const { data } = body as unknown as HistoryAnswer
    expect(data[0]?.changes.map(({ field, before, after }) => [field, before, after])).toEqual(
      expect.arrayContaining([
        ['adn_name', adn_name, `${adn_name} renamed`],
        ['crd_value', 'changed', 'changed'],
        ['crd_secret', 'changed', 'changed'],
      ]),
    )
    const transaction = data[0]?.slo_transaction_hash
    const reverted = await product.call('POST', `/adNetwork/${id}/revert`, { token: admin, body: { transaction } })
    expect(networkIn(reverted)).toMatchObject({ adn_name, access: { stored: [{ value: 'other' }, {}] } })
  })
})

describe('who may', () => {
  it('is whoever has the right; managers read what hangs below their accounts, and publishers nothing', async () => {
    const { of } = await somebodyOfEachGroup(product)
    const am = of('AM')
    const [mine, foreign] = [await aWebsite([am.id]), await aWebsite()]
    const networks = {
      mine: await stored({ adn_id_website: mine.id }),
      foreign: await stored({ adn_id_website: foreign.id }),
      any: await stored(),
    }
    const seen = async (token: string) =>
      Promise.all(Object.values(networks).map(async ({ id }) => (await get(id, token)).status))
    expect(await seen(am.token)).toEqual([200, 404, 200])
    expect(await seen(of('FI').token)).toEqual([200, 200, 200])
    expect(await seen(of('PO').token)).toEqual([403, 403, 403])
    for (const key of ['AM', 'FI'] as const) {
      const { record, can } = oneIn(await get(networks.any.id, of(key).token))
      expect([record.access, can]).toEqual([null, { update: false, destroy: false }])
    }
    expect((await update(networks.mine.id, { adn_status: 'Pausado' }, am.token)).status).toBe(403)
    expect((await update(networks.mine.id, { adn_status: 'Pausado' }, of('OP').token)).status).toBe(200)
  })

  it('is, of a manager who changes networks, for websites of theirs and never for any website', async () => {
    const manager = await somebodyForNetworks(product, 'managed')
    const [mine, foreign] = [await aWebsite([manager.id]), await aWebsite()]
    const own = networkIn(await store({ adn_id_website: mine.id }, manager.token))
    const any = await stored()
    expect(firstError(await store({ adn_id_website: null }, manager.token))[1]).toBe('adn_id_website')
    expect(firstError(await store({ adn_id_website: foreign.id }, manager.token))[1]).toBe('adn_id_website')
    expect(firstError(await update(own.id, { adn_id_website: null }, manager.token))[1]).toBe('adn_id_website')
    expect((await update(any.id, { adn_status: 'Pausado' }, manager.token)).status).toBe(403)
    const { result } = await bulk({ action: 'destroy', ids: [own.id, any.id] }, manager.token)
    expect(result).toMatchObject({ done: 1, refused: [{ id: any.id, code: 'forbidden' }] })
  })
})
