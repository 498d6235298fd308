import { type GroupRecord, PAIRS, type Pair, type Scope } from '@candela/shared-contract'
import { groupNames, groupPayload, listGroups, MANAGES_GROUPS } from '../../../test/groups'
import { aGroup, somebodyOf, somebodyWith, toPermissions } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'
import { TOO_LATE } from '../../../test/removed'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const recordIn = ({ body }: Answer): GroupRecord => body.record as GroupRecord
const store = (body: unknown, token = admin, headers: Record<string, string> = {}) =>
  product.call('POST', '/group', { token, body, headers })
const update = (id: number, body: unknown, token = admin) => product.call('POST', `/group/${id}`, { token, body })
const get = (id: number, token = admin) => product.call('GET', `/group/${id}`, { token })
const list = (body: unknown = {}, token = admin) => listGroups(product, token, body)
const errorsOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]

describe('a new group', () => {
  it('comes back with its rights, its people and what may be done to it', async () => {
    const answer = await store(groupPayload('  Reviewers ', ['website.list', 'type.list']))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      record: {
        gro_name: 'Reviewers',
        gro_scope: 'own',
        users_count: 0,
        permissions: toPermissions(['type.list', 'website.list']),
      },
      can: { update: true, destroy: true },
    })
    expect((await get(recordIn(answer).id)).body).toEqual(answer.body)
  })

  it.each(['Twins', 'twins', ' TWINS  '])('has a name of its own: %j after Twins', async name => {
    await store(groupPayload('Twins'))
    expect(errorsOf(await store(groupPayload(name)))).toEqual([422, 'gro_name taken'])
  })

  it('may have the name of one that is gone, and letters of every language count as one whatever their case', async () => {
    const { id } = recordIn(await store(groupPayload('Équipe Ñandú')))
    expect(errorsOf(await store(groupPayload('ÉQUIPE ñandÚ')))).toEqual([422, 'gro_name taken'])
    await product.call('DELETE', `/group/${id}`, { token: admin })
    expect((await store(groupPayload('équipe ñandú'))).status).toBe(200)
  })

  it('made twice at the same moment exists once', async () => {
    const answers = await Promise.all([store(groupPayload('Racers')), store(groupPayload('racers'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await list({ search: 'racers' })).rows).toHaveLength(1)
  })

  it.each([
    [{ gro_name: '   ' }, 'gro_name required'],
    [{ gro_name: 'x'.repeat(256) }, 'gro_name tooLong'],
    [{ gro_name: 7 }, 'gro_name invalid'],
    [{ gro_scope: 'everything' }, 'gro_scope notAnOption'],
    [
      { permissions: [...toPermissions(['type.list']), { grp_controller: 'user', grp_method: 'fly' }] },
      'permissions.1 notAnOption',
    ],
    [{ permissions: [{ grp_controller: '__proto__', grp_method: 'list' }] }, 'permissions.0 notAnOption'],
    [{ permissions: toPermissions(['type.list', 'type.list']) }, 'permissions duplicate'],
    [{ users_count: 4 }, 'users_count unknownField'],
    [{ id: 1 }, 'id unknownField'],
  ])('with %j is refused by name of the field', async (change, error) => {
    expect(errorsOf(await store({ ...groupPayload('Refused'), ...change }))).toEqual([422, error])
  })

  it.each(['=SUM(A1)', '<b>Bold</b> & "quoted"', 'שלום עולם', "'; drop table users; --", '100 %_\\ sure'])(
    'may be called %s and is found by it',
    async name => {
      expect(recordIn(await store(groupPayload(name))).gro_name).toBe(name)
      expect(groupNames(await list({ search: name.slice(1, -1) }))).toEqual([name])
    },
  )

  it('sent again with its key is the same group with the same answer, also twenty times at once', async () => {
    const headers = { 'idempotency-key': 'key-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => store(groupPayload('Only once'), admin, headers)),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await list({ search: 'only once' })).rows).toHaveLength(1)
  })

  it('with the key of another request is refused, and a key is its sender’s own', async () => {
    const headers = { 'idempotency-key': 'key-2' }
    await store(groupPayload('First of key 2'), admin, headers)
    expect(await store(groupPayload('Second of key 2'), admin, headers)).toMatchObject({
      status: 422,
      body: { code: 'keyReused' },
    })
    const { token } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'])
    expect((await store(groupPayload('Second of key 2'), token, headers)).status).toBe(200)
  })

  it('that was refused leaves its key free; a key too long or empty is refused', async () => {
    const headers = { 'idempotency-key': 'key-3' }
    expect((await store(groupPayload('twins'), admin, headers)).status).toBe(422)
    expect((await store(groupPayload('Third of key 3'), admin, headers)).status).toBe(200)
    expect(errorsOf(await store(groupPayload('Long'), admin, { 'idempotency-key': 'x'.repeat(256) }))).toEqual([
      422,
      'Idempotency-Key tooLong',
    ])
    expect((await store(groupPayload('Empty'), admin, { 'idempotency-key': '' })).status).toBe(422)
  })
})

describe('a change', () => {
  it('adds and removes rights one by one, each with its audit row, and makes the record newer', async () => {
    const group = await aGroup(product, { pairs: ['type.list', 'website.list'], scope: 'own' })
    const answer = await update(group.id, {
      ...groupPayload(group.gro_name, ['type.list', 'website.get']),
      updated_at: group.updated_at,
    })
    expect(recordIn(answer).permissions).toEqual(toPermissions(['type.list', 'website.get']))
    expect(recordIn(answer).updated_at > group.updated_at).toBe(true)
    const rows = await product.database.read
      .selectFrom('system_logs')
      .where('slo_object_id', '=', group.id)
      .where('slo_table_name', 'in', ['access_groups', 'access_group_permissions'])
      .select(['slo_table_name', 'slo_diffs', 'slo_action'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ slo_diffs }) => slo_diffs.grp_method)).toEqual([
      ['list', null],
      [null, 'get'],
    ])
  })

  it('of nothing leaves no trace and the same version', async () => {
    const group = await aGroup(product, { pairs: ['type.list'], scope: 'own' })
    const answer = await update(group.id, { ...groupPayload(group.gro_name), updated_at: group.updated_at })
    expect(recordIn(answer).updated_at).toBe(group.updated_at)
  })

  it('by two people at once is one win and one 409 that shows what is there now', async () => {
    const group = await aGroup(product, { pairs: ['type.list'], scope: 'own' })
    const answers = await Promise.all(
      (['website.get', 'website.list'] as const).map(pair =>
        update(group.id, { ...groupPayload(group.gro_name, ['type.list', pair]), updated_at: group.updated_at }),
      ),
    )
    const won = answers.find(({ status }) => status === 200)
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'stale', current: won?.body })
    expect((await get(group.id)).body).toEqual(won?.body)
  })

  it('without a version is taken as it comes; a foreign name is not', async () => {
    const group = await aGroup(product, { scope: 'own' })
    expect((await update(group.id, groupPayload('Renamed on the phone'))).status).toBe(200)
    expect(errorsOf(await update(group.id, groupPayload('super ADMIN')))).toEqual([422, 'gro_name taken'])
  })

  it('counts from the next request of everybody who has the group', async () => {
    const { token, group } = await somebodyWith(product, ['group.list', 'type.list'])
    expect((await list({}, token)).status).toBe(200)
    await update(group.id, groupPayload(group.gro_name, ['type.list'], 'all'))
    expect((await list({}, token)).status).toBe(403)
    expect((await product.call('GET', '/type', { token })).status).toBe(200)
    await update(group.id, groupPayload(group.gro_name, ['group.list'], 'own'))
    expect((await list({}, token)).status).toBe(200)
    expect(groupNames(await list({ perPage: 200 }, token))).not.toContain('Super admin')
  })
})

describe('what nobody can do', () => {
  it('is give a right or a reach that they do not have', async () => {
    const { token } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'], 'managed')
    expect(
      errorsOf(await store(groupPayload('Ladder', ['type.list', 'user.update', 'user.destroy'], 'all'), token)),
    ).toEqual([422, 'gro_scope notHeld', 'permissions.1 notHeld', 'permissions.2 notHeld'])
    const other = await aGroup(product, { pairs: ['type.list'], scope: 'own' })
    expect(errorsOf(await update(other.id, groupPayload('Ladder', ['user.destroy']), token))).toEqual([
      422,
      'permissions.0 notHeld',
    ])
    expect((await update(other.id, groupPayload('No ladder', ['group.list', 'type.list']), token)).status).toBe(200)
  })

  it('is change, remove or bring back a group that is above them, even to make it less', async () => {
    const { token } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'], 'managed')
    const above = await aGroup(product, { pairs: ['user.update'], scope: 'own' })
    const removed = await aGroup(product, { pairs: ['user.update'], scope: 'own' })
    await product.call('DELETE', `/group/${removed.id}`, { token: admin })
    // Nobody gives this group more than they have; somebody has it whom the caller does not reach.
    const shared = await aGroup(product, { pairs: ['type.list'], scope: 'own' })
    const foreign = await somebodyOf(product, shared.id)
    const answers = async (id: number) => [
      (await get(id, token)).body.can,
      (await list({ search: 'Test group', perPage: 200 }, token)).rows.find(row => row.id === id)?.can,
      (await update(id, groupPayload('Less', []), token)).status,
    ]
    const nothing = { update: false, destroy: false }
    expect(await answers(above.id)).toEqual([nothing, nothing, 403])
    expect(await answers(shared.id)).toEqual([nothing, nothing, 403])
    expect((await product.call('DELETE', `/group/${above.id}`, { token })).status).toBe(403)
    expect((await product.call('POST', `/group/${removed.id}/restore`, { token })).status).toBe(403)
    await product.database.exec(`update users set deleted_at = clock_timestamp() where id = ${foreign.id}`)
    expect((await update(shared.id, groupPayload('Less', []), token)).status).toBe(200)
  })

  it('is narrow or remove the group of those who administer: it holds every right and reaches everything', async () => {
    const { rows } = await list({ search: 'Super admin' })
    const [administrators] = rows
    const id = administrators?.id ?? 0
    const payload = (pairs: readonly Pair[], scope: Scope = 'all') => groupPayload('Super admin', pairs, scope)
    expect(errorsOf(await update(id, payload(PAIRS.slice(1))))).toEqual([422, 'permissions holdsAll'])
    expect(errorsOf(await update(id, payload(PAIRS, 'managed')))).toEqual([422, 'gro_scope holdsAll'])
    expect((await get(id)).body).toMatchObject({
      record: { gro_is_administrators: true },
      can: { update: true, destroy: false },
    })
    expect((await update(id, payload(PAIRS))).status).toBe(200)
  })

  it('is lose their own way of changing access groups', async () => {
    const { token, group } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'])
    const without = (pair: Pair) => MANAGES_GROUPS.filter(other => other !== pair)
    for (const pair of ['group.list', 'group.get', 'group.update'] as const)
      expect(errorsOf(await update(group.id, groupPayload(group.gro_name, without(pair), 'all'), token))).toEqual([
        422,
        'permissions lastRight',
      ])
    expect(errorsOf(await update(group.id, groupPayload(group.gro_name, MANAGES_GROUPS, 'own'), token))).toEqual([
      422,
      'gro_scope lastRight',
    ])
    expect((await update(group.id, groupPayload(group.gro_name, without('group.destroy'), 'all'), token)).status).toBe(
      200,
    )
  })

  it('is remove a group that people have, least of all their own', async () => {
    const { token, group } = await somebodyWith(product, MANAGES_GROUPS)
    await somebodyOf(product, group.id)
    const answer = await product.call('DELETE', `/group/${group.id}`, { token, headers: { 'accept-language': 'en' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'inUse', count: 2 } })
    expect(answer.body.message).toContain('Users in this group: 2.')
    expect((await get(group.id, token)).body.can).toEqual({ update: true, destroy: false })
  })
})

describe('removing', () => {
  it('takes a group away and brings it back with its rights', async () => {
    const group = await aGroup(product, { pairs: ['type.list'], scope: 'own' })
    expect((await product.call('DELETE', `/group/${group.id}`, { token: admin })).status).toBe(204)
    expect((await get(group.id)).status).toBe(404)
    expect((await product.call('DELETE', `/group/${group.id}`, { token: admin })).status).toBe(404)
    const back = await product.call('POST', `/group/${group.id}/restore`, { token: admin })
    expect(recordIn(back)).toMatchObject({ gro_name: group.gro_name, permissions: toPermissions(['type.list']) })
    expect((await product.call('POST', `/group/${group.id}/restore`, { token: admin })).status).toBe(404)
  })

  it('is final after 30 days, and while another has the name', async () => {
    const old = await aGroup(product, {})
    await product.database.exec(
      `update access_groups set deleted_at = clock_timestamp() - interval '31 days' where id = ${old.id}`,
    )
    expect(await product.call('POST', `/group/${old.id}/restore`, { token: admin })).toMatchObject(TOO_LATE)
    const group = await aGroup(product, {})
    await product.call('DELETE', `/group/${group.id}`, { token: admin })
    await store(groupPayload(group.gro_name.toUpperCase()))
    expect(errorsOf(await product.call('POST', `/group/${group.id}/restore`, { token: admin }))).toEqual([
      422,
      'gro_name taken',
    ])
  })
})

describe('the preview', () => {
  it('says what would change, for how many people, and changes nothing', async () => {
    const { token, group } = await somebodyWith(product, [...MANAGES_GROUPS, 'type.list'])
    const other = await somebodyOf(product, group.id)
    await product.call('POST', '/auth/logout', { token: other.token })
    const before = (await get(group.id)).body
    const preview = (pairs: readonly Pair[]) =>
      product.call('POST', `/group/${group.id}/preview`, { token, body: { permissions: toPermissions(pairs) } })
    expect((await preview([...MANAGES_GROUPS, 'website.list'])).body).toEqual({
      users_count: 2,
      signed_in_count: 1,
      added: toPermissions(['website.list']),
      removed: toPermissions(['type.list']),
      last_right: false,
    })
    expect((await preview(['group.list'])).body).toMatchObject({ last_right: true })
    expect((await get(group.id)).body).toEqual(before)
  })
})
