import type { TechnologyRow } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aNetworkServing } from '../../../test/order-campaigns'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { aNetworkWith, aTechnology } from '../../../test/technologies'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const [used, , off] = [
    await aTechnology(product, { anc_name: 'Lantern one', anc_color: 'pink' }),
    await aTechnology(product, { anc_name: 'lantern two, "<b>"' }),
    await aTechnology(product, { anc_name: 'Lántern zero', anc_status: 0, anc_color: 'rust' }),
  ]
  await aTechnology(product, { anc_name: 'Lantern gone', deleted_at: new Date().toISOString() })
  await aNetworkWith(product, used.id)
  await aNetworkWith(product, used.id)
  await aNetworkWith(product, used.id, new Date().toISOString())
  await aNetworkWith(product, off.id)
})
afterAll(() => product.close())

const list = (body: object = {}) => askList<TechnologyRow>(product, '/adNetworkCategory/list', admin, body)
const named = (body: object) => list({ search: 'ntern', ...body }).then(({ rows }) => rows.map(row => row.anc_name))

describe('the list of technologies', () => {
  it('shows each with its colour, who uses it now, and what may be done to it', async () => {
    const { rows, total, counts } = await list({ search: 'NTERN' })
    expect(rows.map(({ anc_name, anc_color, networks_count }) => [anc_name, anc_color, networks_count])).toEqual([
      ['Lantern one', 'pink', 2],
      ['lantern two, "<b>"', 'teal', 0],
      ['Lántern zero', 'rust', 1],
    ])
    expect(rows[0]?.can).toEqual({ update: true, destroy: true })
    expect([total, counts]).toEqual([3, { anc_status: { 0: 1, 1: 2 } }])
  })

  it.each([
    [{ filters: { anc_status: ['0'] } }, ['Lántern zero']],
    [{ search: 'TWO, "<' }, ['lantern two, "<b>"']],
    [{ search: '100%' }, []],
    [{ sort: [{ field: 'networks_count', dir: 'desc' }] }, ['Lantern one', 'Lántern zero', 'lantern two, "<b>"']],
    [{ sort: [{ field: 'anc_status', dir: 'asc' }], perPage: 1 }, ['Lántern zero']],
    [{ sort: [{ field: 'created_at', dir: 'asc' }], page: 2, perPage: 2 }, ['Lántern zero']],
  ])('is narrowed, ordered and turned: %j', async (question, names) => {
    expect(await named(question)).toEqual(names)
  })

  it('sorts by what it shows and by nothing else', async () => {
    expect((await list({ sort: [{ field: 'deleted_at', dir: 'asc' }] })).status).toBe(422)
  })

  it('is had as a file with the words of the reader', async () => {
    const { status, headers, text } = await fileOf(product, '/adNetworkCategory/export', admin, {
      search: 'ntern',
      columns: ['anc_name', 'anc_color', 'anc_status', 'networks_count'],
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/technologies_/)
    expect(
      text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Name,Color,Status,Ad networks',
      'Lantern one,Pink,Enabled,2',
      '"lantern two, ""<b>""",Teal,Enabled,0',
      'Lántern zero,Rust,Disabled,1',
    ])
  })
})

describe('ad networks out of reach', () => {
  it('are counted for nobody: in the list and its order, in the file and on the screen of one', async () => {
    const manager = await somebodyWith(
      product,
      ['adNetworkCategory.list', 'adNetworkCategory.get', 'adNetworkCategory.destroy'],
      'managed',
    )
    const mine = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
    const foreign = await aWebsiteOf(product, (await anAccount(product)).id)
    const [some, none] = [
      await aTechnology(product, { anc_name: 'Quarry some' }),
      await aTechnology(product, { anc_name: 'Quarry none' }),
    ]
    for (const website of [mine.id, foreign.id, null]) await aNetworkServing(product, some.id, website)
    for (const website of [foreign.id, foreign.id, foreign.id]) await aNetworkServing(product, none.id, website)
    const search = 'quarry'
    const sort = [{ field: 'networks_count', dir: 'desc' }]
    const asked = await askList<TechnologyRow>(product, '/adNetworkCategory/list', manager.token, { search, sort })
    expect(asked.rows.map(({ anc_name, networks_count, is_used }) => [anc_name, networks_count, is_used])).toEqual([
      ['Quarry some', 2, true],
      ['Quarry none', 0, true],
    ])
    const { text } = await fileOf(product, '/adNetworkCategory/export', manager.token, {
      search,
      sort,
      columns: ['anc_name', 'networks_count'],
    })
    expect(text).toContain('Quarry some,2')
    expect(text).toContain('Quarry none,0')
    const one = (id: number, token: string) => product.call('GET', `/adNetworkCategory/${id}`, { token })
    expect((await one(some.id, manager.token)).body).toMatchObject({ record: { networks_count: 2 } })
    expect((await one(some.id, admin)).body).toMatchObject({ record: { networks_count: 3 } })
    // They still stand in the way of its removal, for whoever may remove it.
    const removal = await product.call('DELETE', `/adNetworkCategory/${none.id}`, { token: admin })
    expect([removal.status, removal.body.code]).toEqual([409, 'technologyInUse'])
  })
})

describe('what pickers get', () => {
  it('is what is enabled, by name', async () => {
    const { body } = await product.call('GET', '/adNetworkCategory/simpleList?search=NTERN', { token: admin })
    expect(body).toEqual([
      { id: expect.any(Number), label: 'Lantern one' },
      { id: expect.any(Number), label: 'lantern two, "<b>"' },
    ])
  })
})
