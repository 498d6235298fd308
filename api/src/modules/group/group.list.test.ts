import type { WhoMay } from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { groupNames, groupPayload, listGroups, MANAGES_GROUPS } from '../../../test/groups'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'

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

describe('who can do something', () => {
  const who = async (right: string, token = admin) =>
    (await product.call('GET', `/group/who?right=${right}`, { token })).body as unknown as WhoMay
  const allowing = ({ groups }: WhoMay, id: number) => groups.find(group => group.id === id)

  it('are the groups that allow it, with those of their people who can sign in told apart', async () => {
    const [allows, lacks] = [
      await aGroup(product, { name: 'Removes accounts', pairs: ['account.destroy', 'account.list'], scope: 'managed' }),
      await aGroup(product, { name: 'Lists accounts', pairs: ['account.list'] }),
    ]
    const [works, banned, invited, gone] = [
      await somebodyOf(product, allows.id),
      await somebodyOf(product, allows.id),
      await somebodyOf(product, allows.id),
      await somebodyOf(product, allows.id),
    ].map(({ id }) => id)
    await product.database.exec(`update users set usr_status = 'Banido' where id = ${banned};
      update users set usr_password = null where id = ${invited};
      update users set deleted_at = clock_timestamp() where id = ${gone}`)
    expect(works).toBeDefined()
    const answer = await who('account.destroy')
    expect(allowing(answer, allows.id)).toEqual({
      id: allows.id,
      gro_name: 'Removes accounts',
      gro_scope: 'managed',
      missing: [],
      users_count: 3,
      active_count: 1,
    })
    expect(allowing(answer, lacks.id)).toBeUndefined()
    expect(answer.own).toBe(false)
  })

  it('and a right that opens nothing without another says which one', async () => {
    const alone = await aGroup(product, { pairs: ['mobileAccount.list', 'report.payTransfer'] })
    const both = await aGroup(product, { pairs: ['mobileAccount.list', 'account.list'] })
    const answer = await who('mobileAccount.list')
    expect([allowing(answer, alone.id)?.missing, allowing(answer, both.id)?.missing]).toEqual([['account.list'], []])
    expect(allowing(await who('report.payTransfer'), alone.id)?.missing).toEqual(['report.report05'])
    // For oneself nobody needs it.
    expect((await who('user.update')).own).toBe(true)
  })

  it('counts groups and people in reach, and no others', async () => {
    const me = await somebodyWith(product, ['group.list', 'website.approve'], 'managed')
    const publishers = await aGroup(product, { pairs: ['website.approve'], scope: 'own' })
    const wide = await aGroup(product, { pairs: ['website.approve'], scope: 'all' })
    const [mine] = [await somebodyOf(product, publishers.id), await somebodyOf(product, publishers.id)]
    await anAccount(product, { managers: [me.id], users: [mine.id] })
    const answer = await who('website.approve', me.token)
    expect(allowing(answer, publishers.id)).toMatchObject({ users_count: 1, active_count: 1 })
    expect(allowing(answer, me.group.id)).toMatchObject({ users_count: 1 })
    expect(allowing(answer, wide.id)).toBeUndefined()
    expect(allowing(await who('website.approve'), publishers.id)).toMatchObject({ users_count: 2 })
  })

  it.each(['', '?right=', '?right=user.fly', '?right=constructor', `?right=${'a'.repeat(200)}`])(
    'is asked of a right that there is, not of %j',
    async asked => {
      const answer = await product.call('GET', `/group/who${asked}`, { token: admin })
      expect([answer.status, wrongIn(answer)?.map(({ field }) => field)]).toEqual([422, ['right']])
    },
  )
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
