import { ACCOUNT_COLUMNS } from '@candela/shared-contract'
import { accountNames, anAccount, aWebsiteOf, listAccounts } from '../../../test/accounts'
import { aGroup, somebodyOf } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
let marina: { id: number }
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const [managers, publishers] = [await aGroup(product, { scope: 'managed' }), await aGroup(product, { scope: 'own' })]
  marina = await somebodyOf(product, managers.id)
  const bruno = await somebodyOf(product, managers.id)
  const seller = await somebodyOf(product, publishers.id)
  await product.database.exec(`update users set usr_name = 'Bruno' where id = ${bruno.id};
    update users set usr_name = 'Marina' where id = ${marina.id}`)
  const ready = await anAccount(product, { name: 'Listed éb', managers: [marina.id, bruno.id], users: [seller.id] })
  const second = await anAccount(product, { name: 'listed ea', managers: [bruno.id] })
  await anAccount(product, { name: 'Listed ZZ' })
  await anAccount(product, { name: 'Listed eb', users: [seller.id] })
  await aWebsiteOf(product, ready.id, { anw_website: 'find-me.example' })
  await aWebsiteOf(product, ready.id, { anw_status: 2 })
  await aWebsiteOf(product, second.id, { deleted_at: '2026-01-01T00:00:00Z' })
  await product.database.exec(`update accounts set acc_google_child_network_code = '123', acc_tier = 1 where id = ${ready.id};
    update accounts set acc_is_enabled = 0, acc_tier = 2 where id = ${second.id}`)
})
afterAll(() => product.close())

const list = (body: unknown = {}, token = admin) =>
  listAccounts(product, token, { search: 'listed', ...(body as object) })

describe('the list', () => {
  it('is sorted as people sort names, page by page, with how many there are of each status and tier', async () => {
    const first = await list({ perPage: 3 })
    expect([accountNames(first), first.total]).toEqual([['listed ea', 'Listed eb', 'Listed éb'], 4])
    expect(accountNames(await list({ perPage: 3, page: 2 }))).toEqual(['Listed ZZ'])
    expect(first.counts).toEqual({
      acc_is_enabled: { 0: 1, 1: 3 },
      acc_tier: { 1: 1, 2: 1, 3: 0, 4: 0, 5: 2 },
    })
    const past = await list({ page: 9 })
    expect([accountNames(past), past.total]).toEqual([[], 4])
  })

  it('counts each segment under the search and what is chosen in the other', async () => {
    const answer = await list({ filters: { acc_is_enabled: ['1'], acc_tier: ['5'] } })
    expect([accountNames(answer), answer.total]).toEqual([['Listed eb', 'Listed ZZ'], 2])
    expect(answer.counts).toEqual({
      acc_is_enabled: { 0: 0, 1: 2 },
      acc_tier: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 },
    })
  })

  it('says who looks after an account, the main contact first, what hangs on it and how ready it is', async () => {
    const { rows } = await list({ search: 'listed éb' })
    expect(rows).toMatchObject([
      {
        managers: [{ label: 'Marina' }, { label: 'Bruno' }],
        websites_count: 2,
        websites_live: 1,
        users_count: 1,
        readiness: 100,
        can: { update: true, destroy: true },
      },
    ])
    expect((await list({ search: 'listed ea' })).rows).toMatchObject([{ websites_count: 0, readiness: 14 }])
  })

  it.each([
    [{ manager: 'marina' }, ['Listed éb']],
    [{ readiness: ['ready'] }, ['Listed éb']],
    [{ readiness: ['gaps'] }, ['listed ea', 'Listed eb', 'Listed ZZ']],
    [{ readiness: ['gaps', 'ready'] }, ['listed ea', 'Listed eb', 'Listed éb', 'Listed ZZ']],
  ])('can be filtered by %j', async (filters, names) => {
    const chosen = 'manager' in filters ? { manager: [String(marina.id)] } : filters
    expect(accountNames(await list({ filters: chosen }))).toEqual(names)
  })

  it('is found by the domain of a website and by the child network code', async () => {
    for (const search of ['FIND-me', '123'])
      expect(accountNames(await listAccounts(product, admin, { search }))).toEqual(['Listed éb'])
  })

  it('is sorted by the name of the main contact, and accounts of nobody come last either way', async () => {
    const names = async (dir: string) => accountNames(await list({ sort: [{ field: 'managers', dir }] }))
    expect((await names('asc')).slice(0, 2)).toEqual(['listed ea', 'Listed éb'])
    expect((await names('desc')).slice(0, 2)).toEqual(['Listed éb', 'listed ea'])
  })

  it('is sorted by how ready accounts are, and by how much hangs on them', async () => {
    for (const field of ['readiness', 'websites_count'])
      expect(accountNames(await list({ sort: [{ field, dir: 'desc' }] }))[0]).toBe('Listed éb')
  })

  const sortable = ACCOUNT_COLUMNS.filter(column => column !== 'change30')
  it.each(sortable)('by %s has every row once, page by page', async field => {
    for (const dir of ['asc', 'desc']) {
      const sort = [{ field, dir }]
      const pages = await Promise.all([1, 2].map(page => list({ sort, page, perPage: 2 })))
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([4, 4])
    }
  })

  it.each([
    { sort: [{ field: 'deleted_at', dir: 'asc' }] },
    { sort: [{ field: 'change30', dir: 'asc' }] },
    { currency: 'GBP' },
    { filters: { acc_tier: ['6'] } },
    { filters: { acc_is_enabled: [1] } },
    { filters: { manager: ["1' or 1=1"] } },
    { perPage: 201 },
    { search: 'x'.repeat(201) },
  ])('refuses %j', async body => {
    expect((await list(body)).status).toBe(422)
  })

  it.each(['%', '_', "'", '\\', '"; drop table accounts; --'])('takes %s for what somebody looks for', async search => {
    for (const name of accountNames(await listAccounts(product, admin, { search }))) expect(name).toContain(search)
  })
})

it('accounts to choose from are found by a part of their name, as many as are asked for', async () => {
  const options = async (query: string) =>
    (await product.call('GET', `/account/simpleList?${query}`, { token: admin })).body as unknown as { label: string }[]
  expect((await options('search=LISTED%20e')).map(({ label }) => label)).toEqual(['listed ea', 'Listed eb'])
  expect(await options('search=listed&limit=2')).toHaveLength(2)
})
