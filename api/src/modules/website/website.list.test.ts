import type { OneAccount } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { storedCount } from '../../../test/lists'
import { type Product, startProduct } from '../../../test/product'
import { aSeller, attachTo, listWebsites, somebodyForWebsites } from '../../../test/websites'

let product: Product
let admin: string
let accounts: number[]
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  accounts = [(await anAccount(product, { name: 'Zeta' })).id, (await anAccount(product, { name: 'Alfa' })).id]
  const rows = [
    { anw_name: 'Listed éb', anw_website: 'xn--lista-caf-j4a.example', anw_comission: '10' },
    { anw_name: 'listed ea', anw_comission: '9.5', anw_status: 2, anw_product: 'Candela Video' },
    { anw_name: 'Listed ZZ', anw_comission: '100', anw_status: 0 },
    { anw_name: 'Listed eb', anw_comission: '20', anw_status: 3 },
  ]
  for (const [index, facts] of rows.entries()) {
    const { id } = await aWebsiteOf(product, accounts[index % 2] ?? 0, facts)
    for (let people = 0; people < index; people += 1) await attachTo(product, id, (await aSeller(product)).id)
  }
})
afterAll(() => product.close())

const list = (body: unknown = {}, token = admin) => listWebsites(product, token, body)
const names = async (body: unknown) => (await list(body)).rows.map(({ anw_name }) => anw_name)

describe('the list', () => {
  it('is sorted as people sort names, page by page', async () => {
    expect(await names({ search: 'listed', perPage: 3 })).toEqual(['listed ea', 'Listed eb', 'Listed éb'])
    const second = await list({ search: 'listed', perPage: 3, page: 2 })
    expect([second.rows.map(({ anw_name }) => anw_name), second.total]).toEqual([['Listed ZZ'], 4])
    expect((await list({ search: 'listed', page: 9 })).rows).toEqual([])
  })

  it('counts each filter under the others, whatever is chosen in it', async () => {
    const answer = await list({ search: 'listed', filters: { anw_status: ['2', '3'], anw_product: ['Candela'] } })
    expect([answer.rows.map(({ anw_name }) => anw_name), answer.total]).toEqual([['Listed eb'], 1])
    expect(answer.counts).toEqual({
      anw_status: { 0: 1, 1: 1, 2: 0, 3: 1 },
      anw_product: { Candela: 1, 'Candela Video': 1 },
    })
  })

  it('is found by name, by host, by the host as people read it, and by an address that somebody copied', async () => {
    for (const search of ['listed éb', 'LISTED ÉB', 'xn--lista', 'lista-café', 'https://Lista-Café.example/page'])
      expect(await names({ search })).toEqual(['Listed éb'])
  })

  it('can be filtered by account', async () => {
    expect((await list({ filters: { anw_account_id: [String(accounts[0])] } })).total).toBe(2)
    expect((await list({ filters: { anw_account_id: ['987654321'] } })).total).toBe(0)
  })

  it('sorts shares and people as numbers, and by the name of the account', async () => {
    const sorted = async (field: string, dir: string) => {
      const { rows } = await list({ search: 'listed', sort: [{ field, dir }] })
      return rows.map(row => row[field as 'anw_comission'])
    }
    expect(await sorted('anw_comission', 'asc')).toEqual(['9.50', '10.00', '20.00', '100.00'])
    expect(await sorted('users_count', 'desc')).toEqual([3, 2, 1, 0])
    expect(await sorted('acc_name', 'asc')).toEqual(['Alfa', 'Alfa', 'Zeta', 'Zeta'])
  })

  it('does not sort by people who were removed', async () => {
    const byPeople = () => names({ search: 'listed', sort: [{ field: 'users_count', dir: 'asc' }] })
    const [first, ...others] = await byPeople()
    const { id } = (await list({ search: first })).rows[0] ?? { id: 0 }
    const removed = [await aSeller(product), await aSeller(product), await aSeller(product), await aSeller(product)]
    for (const seller of removed) await attachTo(product, id, seller.id)
    expect(await byPeople()).toEqual([...others, first])
    await product.database.exec(`update users set deleted_at = clock_timestamp()
      where id in (${removed.map(seller => seller.id).join(', ')})`)
    expect(await byPeople()).toEqual([first, ...others])
  })

  it.each([
    'anw_name',
    'anw_website',
    'anw_status',
    'anw_product',
    'anw_comission',
    'acc_name',
    'users_count',
    'created_at',
    'updated_at',
  ])('by %s shows every website once, page after page, forwards and backwards', async field => {
    const total = await storedCount(product, 'websites')
    expect(total).toBeGreaterThan(7)
    for (const dir of ['asc', 'desc']) {
      const ids: number[] = []
      for (let page = 1; (page - 1) * 7 < total; page += 1)
        ids.push(...(await list({ sort: [{ field, dir }], perPage: 7, page })).rows.map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([total, total])
    }
  })

  it('says of each row what people read and what the caller may do', async () => {
    const [row] = (await list({ search: 'lista-café' })).rows
    expect(row).toEqual({
      id: expect.any(Number),
      anw_name: 'Listed éb',
      anw_website: 'xn--lista-caf-j4a.example',
      display_host: 'lista-café.example',
      unicode_host: 'lista-café.example',
      anw_product: 'Candela',
      anw_status: 1,
      anw_comission: '10.00',
      terms: { effectiveFee: '10.00', share: null },
      anw_account_id: accounts[0],
      anw_reject_reason: null,
      acc_name: 'Zeta',
      acc_is_enabled: 1,
      net30: '0.00',
      net30_currency: 'BRL',
      change30: null,
      users_count: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      can: { update: true, destroy: true, approve: true },
    })
  })

  it.each(['%', '_', '\\', '/', '.', 'http://', "'; drop table websites; --"])('takes %j for text', async search => {
    const answer = await list({ search })
    expect(answer.status).toBe(200)
    expect(answer.rows.every(row => row.anw_name.includes(search) || row.anw_website.includes(search))).toBe(true)
  })

  it.each([
    { sort: [{ field: 'anw_reject_reason', dir: 'asc' }] },
    { filters: { anw_status: ['4'] } },
    { filters: { anw_status: [1] } },
    { filters: { anw_product: ['Other'] } },
    { filters: { anw_account_id: ['1 or 1=1'] } },
    { filters: { anw_comission: ['1'] } },
    { perPage: 201 },
    { page: 0 },
  ])('refuses %j', async body => {
    expect((await list(body)).status).toBe(422)
  })
})

describe('who reaches what', () => {
  it('a publisher and a manager see their websites in every call, from one request to the next', async () => {
    for (const scope of ['own', 'managed'] as const) {
      const me = await somebodyForWebsites(product, scope)
      const people = scope === 'own' ? { users: [me.id] } : { managers: [me.id] }
      const mine = await aWebsiteOf(product, (await anAccount(product, people)).id, { anw_status: 0 })
      const foreign = await aWebsiteOf(product, accounts[0] ?? 0)
      const answer = await list({}, me.token)
      expect([answer.rows.map(({ id }) => id), answer.total]).toEqual([[mine.id], 1])
      expect(answer.counts.anw_status).toEqual({ 0: 1, 1: 0, 2: 0, 3: 0 })
      const options = await product.call('GET', '/website/simpleList', { token: me.token })
      expect(options.body).toEqual([{ id: mine.id, label: mine.anw_website }])
      expect(await exported({ columns: ['anw_website'] }, me.token)).toEqual(['Domain', mine.anw_website])
      for (const path of ['', '/history'])
        expect((await product.call('GET', `/website/${foreign.id}${path}`, { token: me.token })).status).toBe(404)
      const table = scope === 'own' ? 'account_users where acu_id_user' : 'account_managers where acm_id_user'
      await product.database.exec(`delete from ${table} = ${me.id}`)
      expect((await list({}, me.token)).total).toBe(0)
      expect((await product.call('GET', `/website/${mine.id}`, { token: me.token })).status).toBe(404)
    }
  })
})

const exported = async (payload: object, token = admin): Promise<string[]> => {
  const file = await fileOf(product, '/website/export', token, payload)
  return file.text.replace('\uFEFF', '').trim().split('\r\n')
}

describe('the file', () => {
  it('has the rows of the list, in its order, with the columns and the words of the reader', async () => {
    const columns = ['anw_name', 'anw_website', 'anw_status', 'anw_comission', 'users_count']
    expect(await exported({ columns, search: 'listed', sort: [{ field: 'anw_comission', dir: 'asc' }] })).toEqual([
      'Name,Domain,Status,Commission,Users',
      expect.stringMatching(/^listed ea,site-\d+\.example,Waiting for approval,9\.50,1$/),
      'Listed éb,lista-café.example,Enabled,10.00,0',
      expect.stringMatching(/^Listed eb,site-\d+\.example,Banned,20\.00,3$/),
      expect.stringMatching(/^Listed ZZ,site-\d+\.example,Disabled,100\.00,2$/),
    ])
  })

  it('says as the list and the account do which websites were turned down and which only switched off', async () => {
    const { id } = await anAccount(product)
    const off = { anw_name: 'standing a', anw_status: 0 }
    await aWebsiteOf(product, id, off)
    await aWebsiteOf(product, id, { ...off, anw_name: 'standing b', anw_reject_reason: 'Too little to read' })
    expect(await exported({ columns: ['anw_status'], search: 'standing' })).toEqual(['Status', 'Disabled', 'Rejected'])
    const reasons = [null, 'Too little to read']
    expect((await list({ search: 'standing' })).rows.map(row => row.anw_reject_reason)).toEqual(reasons)
    const { record } = (await product.call('GET', `/account/${id}`, { token: admin })).body as unknown as OneAccount
    expect(record.websites.map(website => website.anw_reject_reason)).toEqual(reasons)
  })
})

describe('the picker', () => {
  it('finds by a part of the name or the domain, as many as are asked for', async () => {
    const options = async (query: string) =>
      (await product.call('GET', `/website/simpleList?${query}`, { token: admin })).body as unknown as object[]
    expect(await options(`search=${encodeURIComponent('lista-café')}`)).toEqual([
      { id: expect.any(Number), label: 'lista-café.example' },
    ])
    expect(await options('search=LISTED')).toHaveLength(4)
    expect(await options('search=listed&limit=2')).toHaveLength(2)
  })
})

describe('a revenue share', () => {
  const SHARES = [
    { name: 'part', share: `'website_percentage_value', current_date - 9, null, null, null, 85, null` },
    { name: 'by condition', share: `'specific_per_condition', current_date - 9, null, null, null, null, 70.5` },
    { name: 'monthly', share: `'website_fixed_value', current_date - 9, 'BRL', 9000, null, null, null` },
    { name: 'cpm', share: `'website_fixed_cpm', current_date - 9, 'USD', null, 3.2, null, null` },
    { name: 'next month', share: `'website_percentage_value', current_date + 30, null, null, null, 1, null` },
  ]
  const INSERT = `insert into website_revenue_shares (wrs_id_website, wrs_type, wrs_valid_from, wrs_currency,
    rev_fixed_value, rev_fixed_cpm, rev_percentage_value, ars_percentage) values`
  let account: number
  const ids: number[] = []
  beforeAll(async () => {
    account = (await anAccount(product, { name: 'Agreed' })).id
    for (const { name, share } of SHARES) {
      const { id } = await aWebsiteOf(product, account, { anw_name: `agreed ${name}`, anw_comission: '20' })
      ids.push(id)
      await product.database.exec(`${INSERT} (${id}, ${share})`)
    }
    // Of two that have begun the later one decides, and one that was taken away does not.
    await product.database.exec(`${INSERT}
      (${ids[0]}, 'website_percentage_value', current_date - 99, null, null, null, 50, null)`)
    await product.database.exec(`${INSERT} (${ids[0]}, 'website_percentage_value', current_date - 1, null, null, null, 2, null);
      update website_revenue_shares set deleted_at = now() where wrs_id_website = ${ids[0]} and rev_percentage_value = 2`)
  })

  const FEES = ['15.00', '29.50', null, null, '20.00']

  it('decides instead of the commission from its day on: in the list, its order and file, the record and its account', async () => {
    const { rows } = await list({ search: 'agreed', sort: [{ field: 'created_at', dir: 'asc' }] })
    expect(rows.map(({ terms }) => terms?.effectiveFee)).toEqual(FEES)
    expect(rows.map(({ anw_comission }) => anw_comission)).toEqual(FEES.map(() => '20.00'))
    expect(rows.map(({ terms }) => terms?.share && [terms.share.wrs_currency, terms.share.amount])).toEqual([
      [null, null],
      [null, null],
      ['BRL', '9000.00'],
      ['USD', '3.2000'],
      null,
    ])
    const sort = [{ field: 'anw_comission', dir: 'asc' }]
    expect((await list({ search: 'agreed', sort })).rows.map(({ terms }) => terms?.effectiveFee)).toEqual([
      '15.00',
      '20.00',
      '29.50',
      null,
      null,
    ])
    expect(await exported({ columns: ['anw_comission'], search: 'agreed', sort })).toEqual([
      'Commission',
      '15.00',
      '20.00',
      '29.50',
    ])
    const record = async (path: string) =>
      ((await product.call('GET', path, { token: admin })).body as { record: { terms: unknown; websites: unknown } })
        .record
    expect((await record(`/website/${ids[3]}`)).terms).toEqual(rows[3]?.terms)
    expect((await record(`/account/${account}`)).websites).toMatchObject(
      rows.toSorted((a, b) => a.anw_name.localeCompare(b.anw_name)).map(({ id, terms }) => ({ id, terms })),
    )
  })

  it('is as hidden from publishers as the commission', async () => {
    const me = await somebodyForWebsites(product, 'own', 'account.get')
    await product.database.exec(`insert into account_users (acu_id_account, acu_id_user) values (${account}, ${me.id})`)
    const seen = async () => (await list({ search: 'agreed' }, me.token)).rows.map(({ terms }) => terms !== null)
    expect(await seen()).toEqual(FEES.map(() => true))
    await product.database.exec(`update accounts set acc_gross_visible = 0 where id = ${account}`)
    expect(await seen()).toEqual(FEES.map(() => false))
    const own = await product.call('GET', `/account/${account}`, { token: me.token })
    expect((own.body as { record: { websites: object[] } }).record.websites).toMatchObject(
      FEES.map(() => ({ terms: null, anw_comission: null })),
    )
  })
})
