import { groupNames, groupPayload, listGroups, MANAGES_GROUPS } from '../../../test/groups'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const list = (body: unknown = {}) => listGroups(product, admin, body)

describe('the list', () => {
  beforeAll(async () => {
    for (const name of ['Sorted éb', 'sorted ea', 'Sorted ZZ', 'Sorted eb'])
      await aGroup(product, {
        name,
        scope: name.includes('ea') ? 'managed' : 'own',
        pairs: name.endsWith('b') ? ['type.list'] : [],
      })
  })

  it('is sorted as people sort names, page by page, with how many there are', async () => {
    const first = await list({ search: 'sorted', perPage: 3 })
    expect([groupNames(first), first.total]).toEqual([['sorted ea', 'Sorted eb', 'Sorted éb'], 4])
    const second = await list({ search: 'sorted', perPage: 3, page: 2 })
    expect([groupNames(second), second.total]).toEqual([['Sorted ZZ'], 4])
    expect(groupNames(await list({ search: 'sorted', page: 9 }))).toEqual([])
  })

  it('can be sorted by each of its columns and filtered by scope', async () => {
    const sorted = (field: string, dir: string) => list({ search: 'sorted', sort: [{ field, dir }] })
    expect(groupNames(await sorted('gro_name', 'desc'))[0]).toBe('Sorted ZZ')
    expect(groupNames(await sorted('gro_scope', 'desc'))[0]).toBe('sorted ea')
    expect((await sorted('permissions_count', 'desc')).rows.map(({ permissions_count }) => permissions_count)).toEqual([
      1, 1, 0, 0,
    ])
    for (const field of ['users_count', 'created_at', 'updated_at'])
      expect((await sorted(field, 'asc')).status).toBe(200)
    expect(groupNames(await list({ search: 'sorted', filters: { gro_scope: ['managed', 'all'] } }))).toEqual([
      'sorted ea',
    ])
  })

  it('counts people who are there, not those who left', async () => {
    const group = await aGroup(product, { name: 'Counted' })
    const { id } = await somebodyOf(product, group.id)
    await somebodyOf(product, group.id)
    const count = async () => (await list({ search: 'counted' })).rows[0]?.users_count
    expect(await count()).toBe(2)
    await product.database.exec(`update users set deleted_at = clock_timestamp() where id = ${id}`)
    expect(await count()).toBe(1)
  })

  it.each([
    { sort: [{ field: 'deleted_at', dir: 'asc' }] },
    { filters: { deleted_at: ['x'] } },
    { perPage: 1000 },
    { page: 0 },
    { search: 1 },
  ])('refuses %j', async body => {
    expect((await list(body)).status).toBe(422)
  })
})

describe('rows', () => {
  it('outside of the caller’s reach are as absent as those that never were, in every call', async () => {
    const { token, group } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'], 'managed')
    const foreign = await aGroup(product, { name: 'Foreign finance', scope: 'all' })
    const publishers = await aGroup(product, { name: 'Some publishers', scope: 'own' })
    const requests = [
      ['GET', '', undefined],
      ['POST', '', groupPayload('Mine now')],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
      ['POST', '/preview', { permissions: [] }],
    ] as const
    for (const [method, path, body] of requests) {
      const [outside, never] = await Promise.all(
        [foreign.id, 987_654_321].map(id => product.call(method, `/group/${id}${path}`, { token, body })),
      )
      expect([outside?.status, never?.status]).toEqual([404, 404])
      expect({ ...outside?.body, requestId: '' }).toEqual({ ...never?.body, requestId: '' })
    }
    const seen = groupNames(await listGroups(product, token, { perPage: 200 }))
    expect(seen).toEqual(expect.arrayContaining([group.gro_name, publishers.gro_name]))
    expect(seen).not.toContain('Foreign finance')
    const labels = (await product.call('GET', '/group/simpleList', { token })).body as unknown as { label: string }[]
    expect(labels.map(({ label }) => label)).toContain('Some publishers')
    // Of what they see, they give what is less than they have: neither their own group nor rights that they lack.
    expect(labels.every(({ label }) => seen.includes(label))).toBe(true)
    for (const label of [group.gro_name, 'Publisher owner'])
      expect(labels).not.toContainEqual(expect.objectContaining({ label }))
    expect((await product.call('GET', `/group/${publishers.id}`, { token })).status).toBe(200)
  })
})
