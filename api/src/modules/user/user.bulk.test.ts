import { type BulkAnswer, PAIRS } from '@candela/shared-contract'
import { asOfNow, asShown } from '../../../test/bulk'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { listUsers, liveSessionCount, MANAGES_USERS, storedUser } from '../../../test/users'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())

const send = async (body: unknown, token = admin) => {
  const answer = await product.call('POST', '/user/bulk', { token, body })
  return { ...answer, result: answer.body as unknown as BulkAnswer }
}
const bulk = async (body: object, token = admin) => send(await asShown(product, 'users', body), token)
const somebody = () => somebodyOf(product, groupId)
const statusOf = async (id: number) => (await storedUser(product, id)).usr_status
const ban = (ids: number[], token = admin) => bulk({ action: 'status', ids, payload: { usr_status: 'Banido' } }, token)
const undo = (transaction: string, token = admin) => bulk({ action: 'undo', payload: { transaction } }, token)

describe('one change to many', () => {
  it('happens to all of them, with an audit row each, and ends the sessions of whoever may not be here any more', async () => {
    const people = [await somebody(), await somebody()]
    const { status, result } = await ban(people.map(({ id }) => id))
    expect([status, result]).toEqual([200, { transaction: expect.any(String), done: 2, refused: [] }])
    const rows = await product.database.read
      .selectFrom('system_logs')
      .selectAll()
      .where('slo_transaction_hash', '=', result.transaction)
      .where('slo_table_name', '=', 'users')
      .execute()
    expect(rows.map(({ slo_object_id, slo_diffs }) => [slo_object_id, slo_diffs])).toEqual(
      people.map(({ id }) => [id, { usr_status: ['Ativo', 'Banido'] }]),
    )
    for (const { id, token } of people) {
      expect([await statusOf(id), await liveSessionCount(product, id)]).toEqual(['Banido', 0])
      expect((await product.call('GET', '/auth/session', { token })).status).toBe(401)
    }
  })

  it('leaves out oneself and who is not there, and says why for each', async () => {
    const me = await somebodyWith(product, MANAGES_USERS)
    const other = await somebody()
    const { result } = await ban([other.id, me.id, 987_654_321], me.token)
    expect(result.done).toBe(1)
    expect(result.refused).toEqual([
      { id: me.id, label: expect.stringMatching(/^Test person/), code: 'ownRecord', message: expect.any(String) },
      { id: 987_654_321, label: '987654321', code: 'notFound', message: expect.any(String) },
    ])
    expect(await statusOf(me.id)).toBe('Ativo')
  })

  it('answers foreign people like absent ones', async () => {
    const me = await somebodyWith(product, MANAGES_USERS, 'managed')
    const foreign = await somebody()
    const { result } = await ban([foreign.id, 987_654_321], me.token)
    const [outside, never] = result.refused
    expect(result.done).toBe(0)
    expect({ ...outside, id: 0, label: '' }).toEqual({ ...never, id: 0, label: '' })
    expect(outside?.label).toBe(String(foreign.id))
    expect(await statusOf(foreign.id)).toBe('Ativo')
  })

  it('reaches all that a search and filters find, and no more', async () => {
    const group = await aGroup(product, { scope: 'own' })
    const people = [await somebodyOf(product, group.id), await somebodyOf(product, group.id)]
    const other = await somebody()
    const matching = { filters: { usr_id_group: [String(group.id)] } }
    expect((await bulk({ action: 'status', matching, payload: { usr_status: 'Inativo' } })).result.done).toBe(2)
    for (const { id } of people) expect(await statusOf(id)).toBe('Inativo')
    expect(await statusOf(other.id)).toBe('Ativo')
  })

  it('reaches nobody who was changed since they were shown, or came after the list was answered', async () => {
    const group = await aGroup(product, { scope: 'own' })
    const [still, changed, seen] = [
      await somebodyOf(product, group.id),
      await somebodyOf(product, group.id),
      await somebodyOf(product, group.id),
    ]
    const asOf = await asOfNow(product)
    for (const { id } of [changed, seen])
      await product.call('POST', `/user/${id}`, { token: admin, body: { usr_name: 'Renamed' } })
    const late = await somebodyOf(product, group.id)
    const rows = [{ id: seen.id, updated_at: (await storedUser(product, seen.id)).updated_at }]
    const matching = { filters: { usr_id_group: [String(group.id)] }, asOf }
    const { result } = await send({ action: 'status', rows, matching, payload: { usr_status: 'Inativo' } })
    expect([result.done, result.refused.map(({ id, code }) => [id, code]).sort()]).toEqual([
      2,
      [
        [changed.id, 'stale'],
        [late.id, 'stale'],
      ],
    ])
    expect([await statusOf(still.id), await statusOf(seen.id)]).toEqual(['Inativo', 'Inativo'])
  })

  it('never takes the last administrator away, not even as one of many', async () => {
    const helper = await somebodyWith(product, PAIRS)
    const other = await somebody()
    const { result } = await ban([1, other.id], helper.token)
    expect([result.done, result.refused]).toMatchObject([1, [{ id: 1, code: 'lastAdministrator' }]])
    expect(await statusOf(1)).toBe('Ativo')
  })

  it('gives a group that the caller may give, and no other', async () => {
    const me = await somebodyWith(product, [...MANAGES_USERS, 'type.list'])
    const [less, more] = [
      await aGroup(product, { pairs: ['type.list'], scope: 'own' }),
      await aGroup(product, { pairs: ['group.update'], scope: 'own' }),
    ]
    const person = await somebody()
    const give = (usr_id_group: number) =>
      bulk({ action: 'group', ids: [person.id], payload: { usr_id_group } }, me.token)
    expect((await give(less.id)).result.done).toBe(1)
    for (const [id, code] of [
      [more.id, 'notHeld'],
      [987_654_321, 'notAnOption'],
    ] as const)
      expect(await give(id)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'payload.usr_id_group', code }] },
      })
    expect((await storedUser(product, person.id)).usr_id_group).toBe(less.id)
  })

  it('and changes of one of them at the same moment all get their turn', async () => {
    const people = [await somebody(), await somebody()]
    const groups = [(await aGroup(product, { scope: 'own' })).id, (await aGroup(product, { scope: 'own' })).id]
    const ids = people.map(({ id }) => id)
    const answers = await Promise.all(
      [...groups, ...groups, ...groups].flatMap(usr_id_group => [
        bulk({ action: 'group', ids, payload: { usr_id_group } }),
        ...ids.map(id => product.call('POST', `/user/${id}`, { token: admin, body: { usr_id_group } })),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  const row = (id: unknown) => ({ id, updated_at: '2026-11-20T12:00:00.000000Z' })
  it.each([
    ['rows', 'required', { action: 'status', payload: { usr_status: 'Banido' } }],
    ['rows', 'required', { action: 'status', rows: [], payload: { usr_status: 'Banido' } }],
    ['payload.usr_status', 'notAnOption', { action: 'status', rows: [row(1)], payload: { usr_status: 'Morto' } }],
    ['rows.0.id', 'invalid', { action: 'destroy', rows: [row('1')] }],
    ['rows.0.updated_at', 'required', { action: 'destroy', rows: [{ id: 1 }] }],
    ['rows', 'tooMany', { action: 'destroy', rows: Array.from({ length: 5001 }, (_, index) => row(index + 1)) }],
    ['matching.asOf', 'required', { action: 'destroy', matching: {} }],
    ['matching.asOf', 'invalid', { action: 'destroy', matching: { asOf: '2026-11-20T12:00:00Z' } }],
    ['payload.transaction', 'invalid', { action: 'undo', payload: { transaction: 'x' } }],
    ['matching.filters.usr_email', 'unknownField', { action: 'destroy', matching: { filters: { usr_email: ['a'] } } }],
  ])('is refused where %s is %s: case %#', async (field, code, body) => {
    const { status, body: answer } = await send(body)
    expect(status).toBe(422)
    expect(answer.errors?.map(({ field: name, code: why }) => [name, why])).toContainEqual([field, code])
  })

  it('asks each action for its own right', async () => {
    const updates = await somebodyWith(product, ['user.update', 'user.get', 'user.list'])
    const destroys = await somebodyWith(product, ['user.destroy', 'user.get', 'user.list'])
    const person = await somebody()
    const remove = { action: 'destroy', ids: [person.id] }
    expect((await bulk(remove, updates.token)).status).toBe(403)
    expect((await ban([person.id], destroys.token)).status).toBe(403)
    expect((await bulk(remove, destroys.token)).result.done).toBe(1)
  })
})

describe('taking it back', () => {
  it('gives everybody what they had, in an action of its own that can be taken back too', async () => {
    const [first, second] = [await somebody(), await somebody()]
    await bulk({ action: 'status', ids: [first.id], payload: { usr_status: 'Inativo' } })
    const { result } = await ban([first.id, second.id])
    const back = await undo(result.transaction)
    expect(back.result).toMatchObject({ done: 2, refused: [] })
    expect(back.result.transaction).not.toBe(result.transaction)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['Inativo', 'Ativo'])
    await undo(back.result.transaction)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['Banido', 'Banido'])
  })

  it('leaves alone who was changed since', async () => {
    const [changed, still] = [await somebody(), await somebody()]
    const { result } = await ban([changed.id, still.id])
    await product.call('POST', `/user/${changed.id}`, { token: admin, body: { usr_status: 'Inativo' } })
    const back = await undo(result.transaction)
    expect(back.result).toMatchObject({ done: 1, refused: [{ id: changed.id, code: 'stale' }] })
    expect([await statusOf(changed.id), await statusOf(still.id)]).toEqual(['Inativo', 'Ativo'])
  })

  it('leaves alone who was removed since', async () => {
    const person = await somebody()
    const { result } = await ban([person.id])
    await product.call('DELETE', `/user/${person.id}`, { token: admin })
    const back = await undo(result.transaction)
    expect(back.result).toMatchObject({ done: 0, refused: [{ id: person.id, code: 'notFound' }] })
    expect(await statusOf(person.id)).toBe('Banido')
  })

  it('brings back who was removed, but not over somebody who has their address by now', async () => {
    const [gone, taken] = [await somebody(), await somebody()]
    const { result } = await bulk({ action: 'destroy', ids: [gone.id, taken.id] })
    expect(result.done).toBe(2)
    await product.database.exec(`insert into users (usr_name, usr_email, usr_id_group)
      values ('Same address', '${taken.email}', ${groupId})`)
    const back = await undo(result.transaction)
    expect(back.result).toMatchObject({ done: 1, refused: [{ id: taken.id, code: 'emailTaken' }] })
    expect((await listUsers(product, admin, { search: gone.email })).total).toBe(1)
  })

  it('gives nobody a group back that has more rights than whoever takes it back', async () => {
    const me = await somebodyWith(product, MANAGES_USERS)
    const above = await somebodyWith(product, ['user.list'])
    const { result } = await bulk({ action: 'group', ids: [above.id], payload: { usr_id_group: groupId } }, me.token)
    expect(result.done).toBe(1)
    await product.database.exec(`insert into access_group_permissions (grp_id_group, grp_controller, grp_method)
      values (${above.group.id}, 'currencyExchange', 'closeMonth')`)
    const back = await undo(result.transaction, me.token)
    expect(back.result).toMatchObject({ done: 0, refused: [{ id: above.id, code: 'notHeld' }] })
    expect((await storedUser(product, above.id)).usr_id_group).toBe(groupId)
  })

  it('brings nobody back into a group that went meanwhile', async () => {
    const group = await aGroup(product, { scope: 'own' })
    const person = await somebodyOf(product, group.id)
    const { result } = await bulk({ action: 'destroy', ids: [person.id] })
    expect((await product.call('DELETE', `/group/${group.id}`, { token: admin })).status).toBe(204)
    expect((await undo(result.transaction)).result).toMatchObject({ done: 0, refused: [{ code: 'stale' }] })
  })

  it('is not undone and done again to whom somebody brought back', async () => {
    const { id } = await somebody()
    const back = await undo((await bulk({ action: 'destroy', ids: [id] })).result.transaction)
    expect((await undo(back.result.transaction)).result.done).toBe(1)
    expect((await product.call('POST', `/user/${id}/restore`, { token: admin })).status).toBe(200)
    expect((await undo(back.result.transaction)).result).toMatchObject({ done: 0, refused: [{ id, code: 'stale' }] })
    expect((await storedUser(product, id)).deleted_at).toBe(null)
  })

  it('of a removal needs the right to remove', async () => {
    const me = await somebodyWith(product, MANAGES_USERS)
    const person = await somebody()
    const { result } = await bulk({ action: 'destroy', ids: [person.id] }, me.token)
    await product.database.exec(`delete from access_group_permissions
      where grp_id_group = ${me.group.id} and grp_method = 'destroy'`)
    expect((await undo(result.transaction, me.token)).status).toBe(403)
  })

  it('is for whoever did it, for ten minutes, and for bulk actions only', async () => {
    const person = await somebody()
    const { result } = await ban([person.id])
    const other = await somebodyWith(product, MANAGES_USERS)
    expect((await undo(result.transaction, other.token)).status).toBe(404)
    expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    await product.database.exec(`update system_logs set created_at = created_at - interval '11 minutes'
      where slo_transaction_hash = '${result.transaction}'`)
    expect((await undo(result.transaction)).status).toBe(404)
    await product.call('POST', `/user/${person.id}`, {
      token: admin,
      body: { usr_password: 'another secret', usr_password_confirmation: 'another secret' },
    })
    const { slo_transaction_hash: single } = await product.database.read
      .selectFrom('system_logs')
      .select('slo_transaction_hash')
      .where('slo_action', '=', 'user.update')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await undo(single)).status).toBe(404)
  })
})
