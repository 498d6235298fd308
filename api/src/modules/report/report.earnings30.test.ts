import { type AccountRow, addDays, PLATFORM_ZONE, todayIn, type WebsiteRow } from '@candela/shared-contract'
import { anAccount, aWebsiteOf, listAccounts, oneAccountOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, quote } from '../../../test/brought-facts'
import { fileOf } from '../../../test/csv'
import { type Product, startProduct } from '../../../test/product'
import { listWebsites, websiteIn } from '../../../test/websites'

const today = todayIn(PLATFORM_ZONE)
const ago = (days: number) => addDays(today, -days)

let product: Product
let token: string
let accounts: { id: number }[]
let websites: { id: number }[]

/** Per website: net on days ago. Of three accounts the first has two websites, the last has none. */
const EARNED: readonly (readonly [account: number, facts: Record<number, number>])[] = [
  [0, { 0: 10, 1: 100, 29: 20, 30: 7, 35: 50, 36: 30 }],
  [0, { 2: 5 }],
  [1, { 3: 300 }],
]

beforeAll(async () => {
  product = await startProduct()
  token = await product.signIn('admin@candela.example')
  for (const day of [70, 30, 3, 1]) await quote(product, 'USD', ago(day), '5.00')
  const network = await aNetwork(product)
  accounts = []
  for (const name of ['Recent A', 'Recent B', 'Recent C']) accounts.push(await anAccount(product, { name }))
  websites = []
  for (const [account, facts] of EARNED) {
    const site = await aWebsiteOf(product, accounts[account]?.id ?? 0, { anw_name: 'Recent site', anw_comission: '0' })
    websites.push(site)
    await bring(
      product,
      Object.entries(facts).map(([days, net]) => aFact(site.id, ago(Number(days)), network, { value: net * 1e6 })),
    )
  }
})
afterAll(() => product.close())

const shown = ({ net30, change30 }: { net30: string | null; change30: string | null }) => [net30, change30]

describe('accounts', () => {
  const list = (facts: object = {}) => listAccounts(product, token, { search: 'recent', ...facts })

  it('say what they earned in 30 days, today among them, and how that compares without today', async () => {
    const { rows } = await list()
    // 29 days are compared with the 29 that lie five weeks before them.
    expect(rows.map(shown)).toEqual([
      ['135.00', '316.67'],
      ['300.00', 'new'],
      ['0.00', null],
    ])
    const [first] = accounts
    const answer = await product.call('GET', `/account/${first?.id}?currency=USD`, { token })
    expect(oneAccountOf(answer).record).toMatchObject({ net30: '27.00', change30: '316.67', net30_currency: 'USD' })
  })

  it('are sorted by it, in every currency and direction, page by page', async () => {
    const names = async (dir: 'asc' | 'desc', facts: object = {}) =>
      (await list({ sort: [{ field: 'net30', dir }], ...facts })).rows.map(({ acc_name }) => acc_name.at(-1)).join('')
    expect(await names('desc')).toBe('BAC')
    expect(await names('asc', { currency: 'USD' })).toBe('CAB')
    expect(await names('desc', { perPage: 1, page: 2 })).toBe('A')
  })
})

describe('websites', () => {
  const list = (facts: object = {}) => listWebsites(product, token, { search: 'recent site', ...facts })

  it('say and are sorted by what they earned', async () => {
    const { rows } = await list({ sort: [{ field: 'net30', dir: 'desc' }], currency: 'USD' })
    expect(rows.map(row => [row.id, ...shown(row)])).toEqual([
      [websites[2]?.id, '60.00', 'new'],
      [websites[0]?.id, '26.00', '300.00'],
      [websites[1]?.id, '1.00', 'new'],
    ])
    const answer = await product.call('GET', `/website/${websites[1]?.id}`, { token })
    expect(websiteIn(answer)).toMatchObject({ net30: '5.00', change30: 'new', net30_currency: 'BRL' })
  })

  it('leave what they earned with the account that they were in', async () => {
    const [from, to] = [await anAccount(product, { name: 'Leaving' }), await anAccount(product, { name: 'Taking' })]
    const site = await aWebsiteOf(product, from.id, { anw_name: 'Moving site', anw_comission: '0' })
    await bring(product, [aFact(site.id, ago(1), await aNetwork(product))])
    await product.database.unaudited
      .updateTable('websites')
      .set({ anw_account_id: to.id })
      .where('id', '=', site.id)
      .execute()
    const ofAccount = async (name: string) => (await listAccounts(product, token, { search: name })).rows.map(shown)
    expect([await ofAccount('Leaving'), await ofAccount('Taking')]).toEqual([[['10.00', 'new']], [['0.00', null]]])
    expect((await listWebsites(product, token, { search: 'moving site' })).rows.map(shown)).toEqual([['0.00', null]])
  })
})

it('without a quotation what was earned is not known', async () => {
  await product.database.unaudited.deleteFrom('currency_quotations').execute()
  await product.database.unaudited.deleteFrom('currency_closings').execute()
  const sort = [{ field: 'net30', dir: 'desc' }]
  const answers = [
    ...(await listAccounts(product, token, { search: 'recent a', currency: 'USD', sort })).rows,
    ...(await listWebsites(product, token, { search: 'recent site', currency: 'USD', sort })).rows,
  ] satisfies (AccountRow | WebsiteRow)[]
  expect(answers).toHaveLength(4)
  for (const row of answers) expect(shown(row)).toEqual([null, null])
})

it('stands in files as numbers', async () => {
  await quote(product, 'USD', ago(70), '5.00')
  const answer = await fileOf(product, '/account/export', token, {
    columns: ['acc_name', 'net30', 'change30'],
    search: 'recent',
    currency: 'USD',
  })
  expect(answer.text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,"Earnings, 30 days","Change, 30 days"',
    'Recent A,27.00,316.67',
    'Recent B,60.00,',
    'Recent C,0.00,',
    '',
  ])
})
