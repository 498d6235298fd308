import type { Pair, Scope, SearchHit } from '@candela/shared-contract'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import { anAccount, aWebsiteOf } from './accounts'
import { aNetworkOf, aNetworkType } from './network-types'
import { somebodyOfEachGroup, somebodyWith } from './people'
import { type Product, startProduct } from './product'
import { attachTo } from './websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const KINDS = ['account', 'website', 'user', 'adNetwork'] as const
type Kind = (typeof KINDS)[number]

const search = (kind: Kind, body: object, token = admin) => product.call('POST', `/${kind}/search`, { token, body })
const hitsOf = async (kind: Kind, body: object, token = admin) =>
  (await search(kind, body, token)).body as unknown as SearchHit[]
const namesOf = async (kind: Kind, text: string, token = admin) =>
  (await hitsOf(kind, { text }, token)).map(({ name }) => name)

const aUserCalled = async (usr_name: string, usr_email: string) =>
  product.database.unaudited
    .insertInto('users')
    .values({
      usr_name,
      usr_email,
      usr_id_group: null,
      usr_comission: null,
      usr_product: null,
      usr_password: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A record of each kind with the word in its name, of one account with these people. */
const oneOfEach = async (word: string, people: Parameters<typeof anAccount>[1] = {}) => {
  const account = await anAccount(product, { ...people, name: `Grupo ${word}` })
  const website = await aWebsiteOf(product, account.id, { anw_name: `Site ${word}` })
  const network = await aNetworkOf(product, (await aNetworkType(product)).id, {
    adn_name: `Rede ${word}`,
    adn_id_website: website.id,
  })
  const user = await aUserCalled(`Pessoa ${word}`, `${word}@pessoa.example`)
  await attachTo(product, website.id, user.id)
  return { account: account.id, website: website.id, user: user.id, adNetwork: network.id }
}

test('a record is told by its name, what tells it apart, its status and the figure that matters', async () => {
  const ids = await oneOfEach('girassol')
  const told = { money: { kind: 'money', caption: 'Earnings, 30 days', value: '0.00', currency: 'USD' } }
  const hits = await Promise.all(KINDS.map(kind => hitsOf(kind, { text: 'girassol', currency: 'USD' })))
  expect(hits).toEqual([
    [
      {
        id: ids.account,
        name: 'Grupo girassol',
        detail: null,
        status: { word: 'Enabled', tone: 'success' },
        figure: told.money,
      },
    ],
    [
      {
        id: ids.website,
        name: 'Site girassol',
        detail: expect.stringMatching(/^site-\d+\.example$/),
        status: { word: 'Enabled', tone: 'success' },
        figure: told.money,
      },
    ],
    [
      {
        id: ids.user,
        name: 'Pessoa girassol',
        detail: 'girassol@pessoa.example',
        status: { word: 'Active', tone: 'success' },
        figure: { kind: 'instant', caption: 'Last visit', value: null },
      },
    ],
    [
      {
        id: ids.adNetwork,
        name: 'Rede girassol',
        detail: expect.stringMatching(/^site-\d+\.example$/),
        status: { word: 'Running', tone: 'success' },
        figure: { kind: 'day', caption: 'Last day with numbers', value: null },
      },
    ],
  ])
})

test('the id comes first, then how a name begins, how one of its words does, and what is within a word', async () => {
  const of = async (name: string) => (await anAccount(product, { name })).id
  await of('Xavante 4711 mais')
  await of('Alto xa')
  await of('Alexa')
  const id = await of('Zebra')
  await of('Xaxim')
  expect(await namesOf('account', 'xa')).toEqual(['Xavante 4711 mais', 'Xaxim', 'Alto xa', 'Alexa'])
  await product.database.exec(`update accounts set acc_name = 'Casa ${id}' where acc_name = 'Alexa'`)
  expect(await namesOf('account', String(id))).toEqual(['Zebra', `Casa ${id}`])
  expect(await namesOf('account', `#${id}`)).toEqual(['Zebra'])
})

test('five at most, and nothing that was removed', async () => {
  for (const name of ['Sete a', 'Sete b', 'Sete c', 'Sete d', 'Sete e', 'Sete f']) await anAccount(product, { name })
  expect(await namesOf('account', 'sete')).toEqual(['Sete a', 'Sete b', 'Sete c', 'Sete d', 'Sete e'])
  await product.database.exec(`update accounts set deleted_at = clock_timestamp() where acc_name = 'Sete a'`)
  expect(await namesOf('account', 'sete a')).toEqual([])
})

test.each([
  ['São Bento', 'sao', 'SAO B', 'são'],
  ['Sao Tomé', 'tome', 'TOMÉ', 'são tomé'],
  ['Ñandú', 'nandu', 'ÑAN', 'n\u0303andu\u0301'],
])('%s is found without its accents, with them, and in capitals', async (name, ...texts) => {
  await anAccount(product, { name })
  for (const text of texts) expect(await namesOf('account', text)).toContain(name)
})

test('a website is found by its domain in either form, a user by their address, an account by its code', async () => {
  const account = await anAccount(product, { name: 'Contas' })
  await product.database.exec(`update accounts set acc_google_child_network_code = '90817263' where id = ${account.id}`)
  await aWebsiteOf(product, account.id, { anw_name: 'Coração', anw_website: 'xn--corao-dra1a.example' })
  await aUserCalled('Ivone Prates', 'i.prates@correio.example')
  expect(await namesOf('website', 'coração.example')).toEqual(['Coração'])
  expect(await namesOf('website', 'xn--corao')).toEqual(['Coração'])
  expect(await namesOf('website', 'https://xn--corao-dra1a.example/page')).toEqual(['Coração'])
  expect(await namesOf('user', 'prates@correio')).toEqual(['Ivone Prates'])
  expect(await namesOf('account', '90817263')).toEqual(['Contas'])
  expect(await namesOf('account', '9081')).toEqual([])
})

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '{{constructor}}',
  '.*',
  '(',
  '\u202Egpj.exe',
])('%j is looked for as it is', async text => {
  const before = await namesOf('account', text)
  await anAccount(product, { name: `Loja ${text} fim` })
  expect(await namesOf('account', text)).toEqual([...before, `Loja ${text} fim`].slice(0, 5))
})

test('nothing asked finds nothing', async () => {
  for (const kind of KINDS)
    for (const body of [{}, { text: '' }, { text: ' \t ' }, { ids: [] }]) expect(await hitsOf(kind, body)).toEqual([])
})

test('what somebody saw before is told again in its order, as far as it is there', async () => {
  const [first, gone, last] = [await anAccount(product), await anAccount(product), await anAccount(product)]
  await product.database.exec(`update accounts set deleted_at = clock_timestamp() where id = ${gone.id}`)
  const hits = await hitsOf('account', { ids: [last.id, gone.id, 987_654_321, first.id] })
  expect(hits.map(({ id }) => id)).toEqual([last.id, first.id])
})

test('an answer is in the language of who asks', async () => {
  await anAccount(product, { name: 'Poliglota' })
  const reader = await somebodyWith(product, ['account.list'])
  await product.database.exec(`update users set usr_locale = 'it_IT' where id = ${reader.id}`)
  const { body } = await search('account', { text: 'poliglota' }, reader.token)
  expect(body).toMatchObject([{ status: { word: 'Attivato' }, figure: { caption: 'Guadagni, 30 giorni' } }])
})

describe('reach', () => {
  const PAIRS: readonly Pair[] = KINDS.map(kind => `${kind}.list` as const)
  const link = (scope: Scope, id: number) => (scope === 'managed' ? { managers: [id] } : { users: [id] })

  test.each(['own', 'managed'] as const)('whose reach is %s finds what is theirs, by name and by id', async scope => {
    const me = await somebodyWith(product, PAIRS, scope)
    const mine = await oneOfEach(`minha${scope}`, link(scope, me.id))
    const foreign = await oneOfEach(`alheia${scope}`)
    for (const kind of KINDS) {
      const reached = scope === 'own' && kind === 'adNetwork' ? [] : [mine[kind]]
      const idsOf = async (body: object) => (await hitsOf(kind, body, me.token)).map(({ id }) => id)
      expect([kind, await idsOf({ text: `minha${scope}` })]).toEqual([kind, reached])
      expect([kind, await idsOf({ ids: [mine[kind], foreign[kind]] })]).toEqual([kind, reached])
      expect([kind, await idsOf({ text: `alheia${scope}` })]).toEqual([kind, []])
      expect(await idsOf({ text: `#${foreign[kind]}` })).not.toContain(foreign[kind])
    }
  })

  test('each default group finds the kinds whose list it has, and within its reach', async () => {
    const people = await somebodyOfEachGroup(product)
    await oneOfEach('ninguem')
    for (const { key, pairs, gro_scope } of DEFAULT_GROUPS) {
      const { token } = people.of(key)
      for (const kind of KINDS) {
        const answer = await search(kind, { text: 'ninguem' }, token)
        const right: Pair = `${kind}.list`
        expect([key, kind, answer.status]).toEqual([key, kind, pairs.includes(right) ? 200 : 403])
        if (answer.status === 200)
          expect([key, kind, (answer.body as unknown as SearchHit[]).length]).toEqual([
            key,
            kind,
            gro_scope === 'all' ? 1 : 0,
          ])
      }
    }
  })

  test('whoever reaches a website alone is not told whose it is, nor finds it by its account', async () => {
    const me = await somebodyWith(product, PAIRS, 'own')
    const { id } = await anAccount(product, { name: 'Dona oculta' })
    const website = await aWebsiteOf(product, id, { anw_name: 'Portal aberto' })
    await attachTo(product, website.id, me.id)
    const hits = await hitsOf('website', { text: 'aberto' }, me.token)
    expect(hits).toMatchObject([{ name: 'Portal aberto' }])
    expect(JSON.stringify(hits)).not.toContain('oculta')
    expect(await namesOf('website', 'oculta', me.token)).toEqual([])
  })
})
