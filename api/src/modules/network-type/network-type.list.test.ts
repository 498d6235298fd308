import type { NetworkTypeRow } from '@candela/shared-contract'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aNetworkOf, aNetworkType, asksFor } from '../../../test/network-types'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const [used, , off] = [
    await aNetworkType(product, {
      ant_name: 'Beacon one',
      ant_auth_kind: 'oauth',
      ant_currency: 'EUR',
      ant_final_after_days: 30,
      ant_fields: [asksFor('client_secret'), asksFor('client_id')],
    }),
    await aNetworkType(product, { ant_name: 'beacon two, "<b>"', ant_auth_kind: 'token', ant_time_zone: 'Asia/Tokyo' }),
    await aNetworkType(product, { ant_name: 'Beácon zero', ant_status: 0, ant_final_after_days: 3 }),
  ]
  await aNetworkType(product, { ant_name: 'Beacon gone', deleted_at: new Date().toISOString() })
  await aNetworkOf(product, used.id)
  await aNetworkOf(product, used.id)
  await aNetworkOf(product, used.id, { deleted_at: new Date().toISOString() })
  await aNetworkOf(product, off.id)
})
afterAll(() => product.close())

const list = (body: object = {}) => askList<NetworkTypeRow>(product, '/adNetworkType/list', admin, body)
const named = (body: object) => list({ search: 'con', ...body }).then(({ rows }) => rows.map(row => row.ant_name))

describe('the list of types', () => {
  it('shows each with what it asks for, in its order, and who uses it now', async () => {
    const { rows, total, counts } = await list({ search: 'CON' })
    expect(rows.map(({ ant_name, credentials, networks_count }) => [ant_name, credentials, networks_count])).toEqual([
      ['Beacon one', ['client_secret', 'client_id'], 2],
      ['beacon two, "<b>"', [], 0],
      ['Beácon zero', [], 1],
    ])
    expect(rows[0]?.can).toEqual({ update: true, destroy: true })
    expect([total, counts]).toEqual([
      3,
      {
        ant_status: { 0: 1, 1: 2 },
        ant_auth_kind: { oauth: 1, token: 1, basic: 0, service_account: 0, none: 1 },
        ant_currency: { BRL: 0, USD: 2, EUR: 1 },
      },
    ])
  })

  it.each([
    [{ filters: { ant_status: ['0'] } }, ['Beácon zero']],
    [{ filters: { ant_auth_kind: ['oauth', 'token'] } }, ['Beacon one', 'beacon two, "<b>"']],
    [{ filters: { ant_currency: ['EUR'] } }, ['Beacon one']],
    [{ search: 'TWO, "<' }, ['beacon two, "<b>"']],
    [{ search: '100%' }, []],
    [{ sort: [{ field: 'networks_count', dir: 'desc' }] }, ['Beacon one', 'Beácon zero', 'beacon two, "<b>"']],
    [{ sort: [{ field: 'ant_final_after_days', dir: 'asc' }], perPage: 1 }, ['Beácon zero']],
    [{ sort: [{ field: 'ant_time_zone', dir: 'asc' }], perPage: 1 }, ['beacon two, "<b>"']],
    [{ sort: [{ field: 'created_at', dir: 'asc' }], page: 2, perPage: 2 }, ['Beácon zero']],
  ])('is narrowed, ordered and turned: %j', async (question, names) => {
    expect(await named(question)).toEqual(names)
  })

  it('sorts by what it shows and by nothing else', async () => {
    expect((await list({ sort: [{ field: 'ant_fields', dir: 'asc' }] })).status).toBe(422)
  })

  it('is had as a file with the words of the reader', async () => {
    const { status, headers, text } = await fileOf(product, '/adNetworkType/export', admin, {
      search: 'con',
      columns: ['ant_name', 'ant_auth_kind', 'credentials', 'ant_currency', 'ant_final_after_days', 'networks_count'],
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/ad-network-types_/)
    expect(
      text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Name,Sign-in to the network,Asks for,Currency,Days until final,Ad networks',
      'Beacon one,OAuth,Client secret · Client ID,EUR,30,2',
      '"beacon two, ""<b>""",Token,,USD,15,0',
      'Beácon zero,None,,USD,3,1',
    ])
  })
})

describe('what pickers get', () => {
  it('is what is enabled, by name', async () => {
    const { body } = await product.call('GET', '/adNetworkType/simpleList?search=CON', { token: admin })
    expect(body).toEqual([
      { id: expect.any(Number), label: 'Beacon one' },
      { id: expect.any(Number), label: 'beacon two, "<b>"' },
    ])
  })
})
