import type { UserRow } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { storedCount } from '../../../test/lists'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { groupIdOf, listUsers, MANAGES_USERS, userNames, userPayload } from '../../../test/users'
import { attachTo } from '../../../test/websites'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { name: 'Listed group', scope: 'own' })).id
  for (const facts of [
    { usr_name: 'Listed éb', usr_comission: '10', usr_locale: 'it_IT' },
    { usr_name: 'listed ea', usr_comission: '9.5', usr_status: 'Banido' },
    { usr_name: 'Listed ZZ', usr_comission: null, usr_product: null, usr_status: 'Inativo' },
    { usr_name: 'Listed eb', usr_comission: '100', usr_product: 'Candela Video' },
  ])
    await product.call('POST', '/user', { token: admin, body: userPayload(groupId, facts) })
})
afterAll(() => product.close())

const list = (body: unknown = {}, token = admin) => listUsers(product, token, body)

describe('the list', () => {
  it('is sorted as people sort names, page by page, with how many there are of each status', async () => {
    const first = await list({ search: 'listed', perPage: 3 })
    expect([userNames(first), first.total]).toEqual([['listed ea', 'Listed eb', 'Listed éb'], 4])
    const second = await list({ search: 'listed', perPage: 3, page: 2 })
    expect([userNames(second), second.total]).toEqual([['Listed ZZ'], 4])
    expect(second.counts.usr_status).toEqual({ Ativo: 2, Inativo: 1, Banido: 1 })
    const past = await list({ search: 'listed', page: 9 })
    expect([userNames(past), past.total]).toEqual([[], 4])
  })

  it('counts statuses under the search and the other filters, whatever status is chosen', async () => {
    const answer = await list({
      search: 'listed',
      filters: { usr_status: ['Banido', 'Inativo'], usr_product: ['Candela'] },
    })
    expect([userNames(answer), answer.total]).toEqual([['listed ea'], 1])
    expect(answer.counts.usr_status).toEqual({ Ativo: 1, Inativo: 0, Banido: 1 })
  })

  it('is found by address as well, whatever case it is written in', async () => {
    expect(userNames(await list({ search: 'ADMIN@candela' }))).toEqual(['Lívia Prado'])
  })

  it('can be filtered by group, product and language, together', async () => {
    expect((await list({ filters: { usr_id_group: [String(groupId)] } })).total).toBe(4)
    const both = await list({ filters: { usr_id_group: [String(groupId), '1'], usr_locale: ['it_IT'] } })
    expect(userNames(both)).toEqual(['Listed éb'])
    expect((await list({ filters: { usr_id_group: ['987654321'] } })).total).toBe(0)
  })

  it('sorts percents as numbers, with what is not said last either way', async () => {
    const percents = async (dir: string) =>
      (await list({ search: 'listed', sort: [{ field: 'usr_comission', dir }] })).rows.map(row => row.usr_comission)
    expect(await percents('asc')).toEqual(['9.50', '10.00', '100.00', null])
    expect(await percents('desc')).toEqual(['100.00', '10.00', '9.50', null])
  })

  it.each([
    'usr_name',
    'usr_email',
    'usr_status',
    'gro_name',
    'usr_product',
    'usr_comission',
    'usr_locale',
    'last_seen_at',
    'created_at',
    'updated_at',
  ])('by %s shows everybody once, page after page, forwards and backwards', async field => {
    const total = await storedCount(product, 'users')
    expect(total).toBeGreaterThan(7)
    for (const dir of ['asc', 'desc']) {
      const ids: number[] = []
      for (let page = 1; (page - 1) * 7 < total; page += 1)
        ids.push(...(await list({ sort: [{ field, dir }], perPage: 7, page })).rows.map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([total, total])
    }
  })

  it('can be sorted by several columns', async () => {
    const sort = [
      { field: 'usr_product', dir: 'asc' },
      { field: 'usr_name', dir: 'desc' },
    ]
    expect(userNames(await list({ search: 'listed', sort }))).toEqual([
      'Listed éb',
      'listed ea',
      'Listed eb',
      'Listed ZZ',
    ])
  })

  it('says of each row when they were last seen and what the caller may do', async () => {
    const { rows } = await list({ perPage: 200 })
    const own = rows.find(({ usr_email }) => usr_email === 'admin@candela.example') as UserRow
    expect(own).toMatchObject({ gro_name: 'Super admin', can: { update: true, destroy: false }, usr_photo: null })
    expect(own.last_seen_at).toMatch(/^20\d\d/)
    expect(Object.keys(own).sort()).toEqual(
      [
        'can',
        'created_at',
        'gro_name',
        'id',
        'invited',
        'last_seen_at',
        'updated_at',
        'usr_comission',
        'usr_email',
        'usr_id_group',
        'usr_locale',
        'usr_name',
        'usr_photo',
        'usr_product',
        'usr_status',
      ].sort(),
    )
  })

  it.each(['%', '_', '\\', "'; drop table users; --", 'a\u0301'])('takes %j for text', async search => {
    const answer = await list({ search })
    expect(answer.status).toBe(200)
    expect(userNames(answer).every(name => name.normalize('NFC').includes(search.normalize('NFC')))).toBe(true)
  })

  it.each([
    { sort: [{ field: 'usr_password', dir: 'asc' }] },
    { filters: { usr_email: ['x'] } },
    { filters: { usr_status: ['Morto'] } },
    { filters: { usr_id_group: ['1 or 1=1'] } },
    { filters: { usr_id_group: [1] } },
    { perPage: 201 },
    { page: 0 },
    { page: -1 },
    { page: 1e9 },
    { search: 'x'.repeat(201) },
    { sort: Array.from({ length: 5 }, () => ({ field: 'usr_name', dir: 'asc' })) },
  ])('refuses %j', async body => {
    expect((await list(body)).status).toBe(422)
  })
})

describe('who reaches whom', () => {
  it('a publisher and an account manager see themselves and those they brought in, in every call', async () => {
    const brought = await somebodyOf(product, groupId)
    const foreign = await somebodyOf(product, groupId)
    for (const scope of ['own', 'managed'] as const) {
      const me = await somebodyWith(product, [...MANAGES_USERS, 'user.simpleListByGroup'], scope)
      await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${brought.id}`)
      const mine = [me.id, brought.id].sort((a, b) => a - b)
      const answer = await list({}, me.token)
      expect(answer.rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(mine)
      expect([answer.total, answer.counts.usr_status]).toEqual([2, { Ativo: 2, Inativo: 0, Banido: 0 }])
      const picked = (path: string) => product.call('GET', path, { token: me.token })
      const ids = async (path: string) =>
        ((await picked(path)).body as unknown as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
      expect(await ids('/user/simpleList')).toEqual(mine)
      expect(await ids(`/user/simpleList/group?groupIds[]=${groupId}&groupIds[]=1`)).toEqual([brought.id])
      for (const path of ['', '/permissions', '/history'])
        expect((await picked(`/user/${foreign.id}${path}`)).status).toBe(404)
      const file = await fileOf(product, '/user/export', me.token, { columns: ['usr_email'] })
      expect(file.text.trim().split('\r\n')).toHaveLength(3)
    }
  })

  it('whoever is given a group that reaches further, or an account to look after, is nobody’s any more', async () => {
    for (const [own, further] of [
      ['own', 'managed'],
      ['own', 'all'],
      ['managed', 'all'],
    ] as const) {
      const me = await somebodyWith(product, MANAGES_USERS, own)
      const brought = await somebodyOf(product, (await aGroup(product, { scope: own })).id)
      await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${brought.id}`)
      const seen = async () => (await product.call('GET', `/user/${brought.id}`, { token: me.token })).status
      expect(await seen()).toBe(200)
      const { id } = await aGroup(product, { scope: further })
      await product.database.exec(`update users set usr_id_group = ${id} where id = ${brought.id}`)
      expect(await seen()).toBe(404)
    }
    const me = await somebodyWith(product, MANAGES_USERS, 'managed')
    const brought = await somebodyOf(product, (await aGroup(product, { scope: 'managed' })).id)
    await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${brought.id}`)
    await anAccount(product, { managers: [brought.id] })
    expect((await product.call('GET', `/user/${brought.id}`, { token: me.token })).status).toBe(404)
  })

  it('and stays nobody’s when that is over, whatever it was', async () => {
    const me = await somebodyWith(product, MANAGES_USERS, 'own')
    const { database } = product
    const website = await aWebsiteOf(product, (await anAccount(product)).id)
    const [home, further, widened] = [
      await aGroup(product, { scope: 'own' }),
      await aGroup(product, { scope: 'managed' }),
      await aGroup(product, { scope: 'own' }),
    ]
    const scoped = (scope: string) => `update access_groups set gro_scope = '${scope}' where id = ${widened.id}`
    const grouped = (id: number, group: number | null) => `update users set usr_id_group = ${group} where id = ${id}`
    const ways: Record<string, [(id: number) => Promise<unknown>, (id: number) => string]> = {
      seller: [id => anAccount(product, { users: [id] }), id => `delete from account_users where acu_id_user = ${id}`],
      manager: [
        id => anAccount(product, { managers: [id] }),
        id => `delete from account_managers where acm_id_user = ${id}`,
      ],
      guest: [id => attachTo(product, website.id, id), id => `delete from website_users where wsu_id_user = ${id}`],
      'of a removed account': [
        id => anAccount(product, { users: [id] }),
        id => `update accounts set deleted_at = clock_timestamp() - interval '31 days'
          where id = (select acu_id_account from account_users where acu_id_user = ${id})`,
      ],
      staff: [id => database.exec(grouped(id, further.id)), id => grouped(id, null)],
      'of a group': [id => database.exec(`${grouped(id, widened.id)}; ${scoped('managed')}`), () => scoped('own')],
    }
    const seen: Record<string, number[]> = {}
    for (const [what, [begin, end]] of Object.entries(ways)) {
      const { id } = await somebodyOf(product, home.id)
      await database.exec(`update users set usr_id_creator = ${me.id} where id = ${id}`)
      const look = async () => (await product.call('GET', `/user/${id}`, { token: me.token })).status
      const before = await look()
      await begin(id)
      const meanwhile = await look()
      await database.exec(end(id))
      seen[what] = [before, meanwhile, await look()]
    }
    expect(seen).toEqual(Object.fromEntries(Object.keys(ways).map(what => [what, [200, 404, 404]])))
  })

  it('but is theirs again after what they shared', async () => {
    const me = await somebodyWith(product, MANAGES_USERS, 'own')
    const { id } = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const { database } = product
    await database.exec(`update users set usr_id_creator = ${me.id} where id = ${id}`)
    const look = async () => (await product.call('GET', `/user/${id}`, { token: me.token })).status
    const account = await anAccount(product, { users: [me.id, id] })
    expect(await look()).toBe(200)
    await database.exec(`delete from account_users where acu_id_user = ${id}`)
    expect(await look()).toBe(200)
    // Whoever brought them in leaves first: then it was somebody else's.
    await database.exec(`insert into account_users (acu_id_account, acu_id_user) values (${account.id}, ${id})`)
    await database.exec(`delete from account_users where acu_id_user = ${me.id}`)
    await database.exec(`delete from account_users where acu_id_user = ${id}`)
    expect(await look()).toBe(404)
  })

  it('and stays nobody’s when their group reached further than one’s own and reaches less by now', async () => {
    const me = await somebodyWith(product, MANAGES_USERS, 'managed')
    const { id: less } = await aGroup(product, { pairs: MANAGES_USERS, scope: 'own' })
    const group = await aGroup(product, { scope: 'managed' })
    const { id } = await somebodyOf(product, group.id)
    await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${id}`)
    const change = async (path: string, body: object) =>
      expect((await product.call('POST', path, { token: admin, body })).status).toBe(200)
    const look = async () => (await product.call('GET', `/user/${id}`, { token: me.token })).status
    expect(await look()).toBe(200)
    await change(`/user/${me.id}`, { usr_id_group: less })
    expect(await look()).toBe(404)
    await change(`/group/${group.id}`, { gro_name: group.gro_name, gro_scope: 'own', permissions: [] })
    expect(await look()).toBe(404)
  })

  it('whom somebody brings in, they reach', async () => {
    const me = await somebodyWith(product, [...MANAGES_USERS, 'type.list'], 'own')
    const empty = await aGroup(product, { scope: 'own' })
    const stored = await product.call('POST', '/user', {
      token: me.token,
      body: userPayload(empty.id, { usr_comission: null }),
    })
    expect(stored.status).toBe(200)
    expect((await list({}, me.token)).total).toBe(2)
  })
})

describe('pickers', () => {
  const options = async (path: string) =>
    (await product.call('GET', path, { token: admin })).body as unknown as { id: number; label: string }[]

  it('find people by a part of their name or address, as many as are asked for', async () => {
    expect((await options('/user/simpleList?search=LISTED')).map(({ label }) => label)).toEqual([
      'listed ea',
      'Listed eb',
      'Listed éb',
      'Listed ZZ',
    ])
    expect(await options('/user/simpleList?search=listed&limit=2')).toHaveLength(2)
    expect((await product.call('GET', '/user/simpleList?limit=0', { token: admin })).status).toBe(422)
  })

  it('show whoever may choose account managers all that work, and nobody else', async () => {
    const managers = await aGroup(product, { scope: 'managed', pairs: ['user.accountManager'] })
    const [me, idle] = [await somebodyOf(product, managers.id), await somebodyOf(product, managers.id)]
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${idle.id}`)
    const all = await options('/user/accountManager')
    const ids = all.map(({ id }) => id)
    expect([ids.includes(me.id), ids.includes(idle.id), ids.includes(1)]).toEqual([true, false, false])
    expect((await product.call('GET', '/user/accountManager', { token: me.token })).body).toEqual(all)
  })

  it('take groups in both ways of writing lists, and none for nobody', async () => {
    const owner = await groupIdOf(product, 'Publisher owner')
    const once = await options(`/user/simpleList/group?groupIds=${groupId}`)
    expect(once.length).toBeGreaterThanOrEqual(4)
    expect(await options(`/user/simpleList/group?groupIds[]=${groupId}`)).toEqual(once)
    expect((await options(`/user/simpleList/group?groupIds[]=${groupId}&groupIds[]=${owner}`)).length).toBeGreaterThan(
      4,
    )
    expect(await options('/user/simpleList/group')).toEqual([])
  })
})
