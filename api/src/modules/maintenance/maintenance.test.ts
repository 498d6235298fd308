import { contractMessages, type MaintenanceRow } from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { anEntry, inMinutes, MANAGES_MAINTENANCE, maintenanceCalls } from '../../../test/maintenance'
import { aGroup, aPerson, somebodyWith } from '../../../test/people'
import { type Product, startProduct, until } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const { call, put, rowsOf, somebody, statusOf } = maintenanceCalls(() => ({ product, admin }))

const problem = (field: string, code: string) => ({
  status: 422,
  body: { errors: [expect.objectContaining({ field, code })] },
})

describe('an entry', () => {
  it('keeps a person out from the next request of their session on, and lets them in again the same way', async () => {
    const person = await somebody()
    expect(await statusOf(person.token)).not.toBe(503)
    const { body } = await put({ usm_id_user: person.id, usm_message: ' Back at noon ' })
    expect(body.record).toMatchObject({
      state: 'now',
      target: 'user',
      usm_id_user: person.id,
      usm_message: 'Back at noon',
      people_count: 1,
      stays_reachable: false,
    })
    const kept = await product.call('GET', '/type', { token: person.token })
    expect(kept).toMatchObject({ status: 503, body: { code: 'maintenance' } })
    expect(kept.body.message).toBe(contractMessages.en.error.maintenance)

    const { id } = body.record as MaintenanceRow
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect(await statusOf(person.token)).not.toBe(503)
    expect((await call('POST', `/${id}/restore`)).status).toBe(200)
    expect(await statusOf(person.token)).toBe(503)
  })

  it('for a group keeps out its people, and who comes to it', async () => {
    const [person, other] = [await somebody(), await somebody()]
    const { body } = await put({ usm_id_group: person.group.id })
    expect(body.record).toMatchObject({ target: 'group', target_name: person.group.gro_name, people_count: 1 })
    expect([await statusOf(person.token), await statusOf(other.token)]).toEqual([503, 200])
    await product.database.exec(`update users set usr_id_group = ${person.group.id} where id = ${other.id}`)
    expect(await statusOf(other.token)).toBe(503)
    await product.database.exec(`update users set usr_id_group = null where id = ${person.id}`)
    expect(await statusOf(person.token)).not.toBe(503)
  })

  it('holds between its times only', async () => {
    const [early, late, held] = [await somebody(), await somebody(), await somebody()]
    await put({ usm_id_user: early.id, usm_from: inMinutes(5), usm_until: inMinutes(60) })
    await anEntry(product, { usm_id_user: late.id, usm_from: inMinutes(-60), usm_until: inMinutes(-5) })
    await put({ usm_id_user: held.id, usm_from: inMinutes(-5), usm_until: inMinutes(5) })
    expect(await Promise.all([early, late, held].map(({ token }) => statusOf(token)))).toEqual([200, 200, 503])
  })

  it.each([
    ['for nobody', {}, 'usm_id_user', 'userOrGroup'],
    ['for a user and a group', { usm_id_user: 5, usm_id_group: 5 }, 'usm_id_user', 'userOrGroup'],
    ['for somebody who is not there', { usm_id_user: 987_654_321 }, 'usm_id_user', 'notAnOption'],
    ['for a group that is not there', { usm_id_group: 987_654_321 }, 'usm_id_group', 'notAnOption'],
    ['until a time that is over', { usm_id_user: 5, usm_until: inMinutes(-1) }, 'usm_until', 'endTooEarly'],
    [
      'that ends before it begins',
      { usm_id_user: 5, usm_from: inMinutes(30), usm_until: inMinutes(10) },
      'usm_until',
      'endTooEarly',
    ],
    ['at no time', { usm_id_user: 5, usm_from: '2026-02-30T10:00:00Z' }, 'usm_from', 'invalid'],
    ['with a message without end', { usm_id_user: 5, usm_message: 'x'.repeat(501) }, 'usm_message', 'tooLong'],
  ])('%s is refused at its field', async (_, facts, field, code) => {
    expect(await put(facts)).toMatchObject(problem(field, code))
  })

  it('without a user or a group says so in the words of the specification, in every language', () => {
    expect(contractMessages.en.field.userOrGroup).toBe('A user or a group must be chosen')
    expect(new Set(Object.values(contractMessages).map(({ field }) => field.userOrGroup)).size).toBe(4)
  })

  it('is for nobody who may end it, nor for oneself, one’s own group or who is above', async () => {
    const lesser = await somebodyWith(product, [...MANAGES_MAINTENANCE, 'type.list'])
    const higher = await somebodyWith(product, ['account.update'])
    const endsIt = await somebodyWith(product, ['userMaintenance.removeAll'], 'own')
    const by = (facts: object) => put(facts, lesser.token)
    expect(await put({ usm_id_user: endsIt.id })).toMatchObject(problem('usm_id_user', 'staysReachable'))
    expect(await put({ usm_id_group: endsIt.group.id })).toMatchObject(problem('usm_id_group', 'staysReachable'))
    expect(await by({ usm_id_user: lesser.id })).toMatchObject(problem('usm_id_user', 'ownRecord'))
    expect(await by({ usm_id_group: lesser.group.id })).toMatchObject(problem('usm_id_group', 'ownRecord'))
    expect(await by({ usm_id_user: higher.id })).toMatchObject(problem('usm_id_user', 'notHeld'))
    expect(await by({ usm_id_group: higher.group.id })).toMatchObject(problem('usm_id_group', 'notHeld'))

    const { id } = await anEntry(product, { usm_id_user: higher.id })
    expect((await call('GET', `/${id}`, undefined, lesser.token)).body.can).toEqual({ update: false, destroy: false })
    expect((await call('DELETE', `/${id}`, undefined, lesser.token)).status).toBe(403)
    await product.database.exec(`update maintenance set deleted_at = clock_timestamp() where id = ${id}`)
    expect((await call('POST', `/${id}/restore`, undefined, lesser.token)).status).toBe(403)
  })

  it('is changed in its times and its message, by whoever knows how it stands', async () => {
    const { id, updated_at } = await anEntry(product, { usm_from: inMinutes(10), usm_until: inMinutes(30) })
    const changed = await call('POST', `/${id}`, { usm_message: 'New servers', updated_at })
    expect(changed.body.record).toMatchObject({ usm_message: 'New servers', state: 'planned' })
    expect((await call('POST', `/${id}`, { usm_message: '', updated_at })).status).toBe(409)
    expect(await call('POST', `/${id}`, { usm_from: inMinutes(40) })).toMatchObject(problem('usm_until', 'endTooEarly'))
    expect((await call('POST', `/${id}`, { usm_until: null, usm_message: '' })).body.record).toMatchObject({
      usm_until: null,
      usm_message: null,
    })
  })

  it('says before it is saved whom it keeps out', async () => {
    const group = await aGroup(product, { scope: 'own' })
    await aPerson(product, group.id)
    await aPerson(product, group.id)
    const inactive = await aPerson(product, group.id)
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${inactive.id}`)
    expect((await call('GET', `/affected?group=${group.id}`)).body).toEqual({
      people_count: 2,
      stays_reachable: false,
    })
    expect((await call('GET', `/affected?user=${inactive.id}`)).body).toMatchObject({ people_count: 0 })
    const administrators = await product.database.read
      .selectFrom('access_groups')
      .select('id')
      .where('gro_is_administrators', '=', true)
      .executeTakeFirstOrThrow()
    expect((await call('GET', `/affected?group=${administrators.id}`)).body).toEqual({
      people_count: 0,
      stays_reachable: true,
    })
    expect(await call('GET', '/affected')).toMatchObject(problem('user', 'userOrGroup'))
    expect((await call('GET', '/affected?user=987654321')).status).toBe(404)
  })
})

describe('the list', () => {
  it('shows what holds now first, then what is planned, what is over last; and how many of each there are', async () => {
    const { email } = await aPerson(product, (await aGroup(product)).id)
    const { id: user } = await product.database.unaudited
      .updateTable('users')
      .set({ usr_name: 'Listed Person' })
      .where('usr_email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    const over = await anEntry(product, { usm_id_user: user, usm_from: inMinutes(-9), usm_until: inMinutes(-1) })
    const planned = await anEntry(product, { usm_id_user: user, usm_from: inMinutes(9), usm_message: 'Soon' })
    const now = await anEntry(product, { usm_id_user: user })
    const asked = { search: 'listed pers' }
    const { body } = await call('POST', '/list', asked)
    expect((body.data as MaintenanceRow[]).map(({ id, state }) => [id, state])).toEqual([
      [now.id, 'now'],
      [planned.id, 'planned'],
      [over.id, 'over'],
    ])
    expect(body.meta).toMatchObject({
      total: 3,
      counts: { state: { now: 1, planned: 1, over: 1 }, target: { user: 3, group: 0 } },
    })
    const ids = async (question: object) => (await rowsOf({ ...asked, ...question })).map(({ id }) => id)
    expect(await ids({ filters: { state: ['over', 'planned'] } })).toEqual([planned.id, over.id])
    expect(await ids({ sort: [{ field: 'usm_until', dir: 'asc' }] })).toEqual([over.id, planned.id, now.id])
    expect(await ids({ page: 2, perPage: 2 })).toEqual([over.id])
    expect((await rowsOf({ search: 'SOON' })).map(({ id }) => id)).toEqual([planned.id])
    await product.database.exec(`update users set deleted_at = clock_timestamp() where id = ${user}`)
    expect(await ids({})).toEqual([])
  })

  it('of whoever manages accounts is that of their people; others’ are not there', async () => {
    const manager = await somebodyWith(
      product,
      [...MANAGES_MAINTENANCE, 'userMaintenance.removeAll', 'type.list'],
      'managed',
    )
    const [seller, stranger] = [await somebody(), await somebody()]
    await anAccount(product, { managers: [manager.id], users: [seller.id] })
    await anAccount(product, { users: [stranger.id] })
    const [mine, foreign] = [
      await anEntry(product, { usm_id_user: seller.id }),
      await anEntry(product, { usm_id_user: stranger.id }),
    ]
    expect((await rowsOf({ filters: { target: ['user'] } }, manager.token)).map(({ id }) => id)).toEqual([mine.id])
    for (const answer of [
      await call('GET', `/${foreign.id}`, undefined, manager.token),
      await call('POST', `/${foreign.id}`, {}, manager.token),
      await call('DELETE', `/${foreign.id}`, undefined, manager.token),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } })
    expect(await put({ usm_id_user: stranger.id }, manager.token)).toMatchObject(problem('usm_id_user', 'notAnOption'))
    expect((await call('POST', '/removeAll', undefined, manager.token)).body.done).toBe(1)
    expect([await statusOf(seller.token), await statusOf(stranger.token)]).toEqual([200, 503])
  })
})

describe('rights and groups of now decide', () => {
  it('whether what was removed comes back: not by the hand of whom it keeps out', async () => {
    const person = await somebodyWith(product, MANAGES_MAINTENANCE)
    const { body } = await put({ usm_id_user: (await somebody()).id })
    const { id } = body.record as MaintenanceRow
    await product.database.unaudited
      .updateTable('maintenance')
      .set({ usm_id_user: person.id, deleted_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    expect((await call('POST', `/${id}/restore`, undefined, person.token)).status).toBe(403)
    expect(await statusOf(person.token)).not.toBe(503)
  })

  it('whether an entry is changed: not by whom it would keep out since they are of that group', async () => {
    const group = await aGroup(product, { scope: 'own', pairs: ['type.list'] })
    const { body } = await put({ usm_id_group: group.id, usm_from: inMinutes(60) })
    const { id } = body.record as MaintenanceRow
    const person = await somebodyWith(product, MANAGES_MAINTENANCE)
    await product.database.unaudited
      .updateTable('maintenance')
      .set({ usm_id_group: person.group.id })
      .where('id', '=', id)
      .execute()
    const { updated_at } = (await call('GET', `/${id}`)).body.record as { updated_at: string }
    const change = { usm_from: null, updated_at }
    expect((await call('POST', `/${id}`, change, person.token)).status).toBe(403)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
  })

  it('whom undoing brings back: not whom the caller reaches no more', async () => {
    const victim = await somebody()
    await put({ usm_id_user: victim.id })
    const caller = await somebodyWith(product, [...MANAGES_MAINTENANCE, 'userMaintenance.removeAll', 'type.list'])
    const { transaction } = (await call('POST', '/removeAll', undefined, caller.token)).body as never as {
      transaction: string
    }
    await product.database.unaudited
      .updateTable('access_groups')
      .set({ gro_scope: 'own' })
      .where('id', '=', caller.group.id)
      .execute()
    expect((await call('POST', '/removeAll/undo', { transaction }, caller.token)).body.done).toBe(0)
    expect(await statusOf(victim.token)).not.toBe(503)
  })
})

describe('who is signed in', () => {
  it('is told a quarter of an hour before, when it begins and when it ends', async () => {
    const person = await somebody()
    const { events, leave } = await product.listen(person.token)
    const told = () => events.filter(({ type }) => type === 'maintenance')
    await until(() => events.length >= 2)
    expect(told()).toEqual([])

    await put({ usm_id_user: person.id, usm_from: inMinutes(16) })
    const coming = await put({ usm_id_user: person.id, usm_from: inMinutes(14), usm_message: 'Save your work' })
    const { id, usm_from } = coming.body.record as MaintenanceRow
    await until(() => told().length === 1)
    expect(told()).toEqual([
      { type: 'maintenance', now: false, coming: { from: usm_from, until: null, message: 'Save your work' } },
    ])
    await call('POST', `/${id}`, { usm_from: null })
    await until(() => told().length === 2)
    expect(told().at(-1)).toEqual({ type: 'maintenance', now: true, coming: null })
    await call('DELETE', `/${id}`)
    await until(() => told().length === 3)
    expect(told().at(-1)).toEqual({ type: 'maintenance', now: false, coming: null })
    leave()
  })

  it('is told nothing where they may end it', async () => {
    const { events, leave } = await product.listen(admin)
    const administrator = await product.database.read
      .selectFrom('users')
      .select('id')
      .where('usr_email', '=', 'admin@candela.example')
      .executeTakeFirstOrThrow()
    await anEntry(product, { usm_id_user: administrator.id, usm_from: inMinutes(5) })
    // It is told after what would be told of maintenance.
    await until(() => events.some(({ type }) => type === 'waiting'))
    expect(events.map(({ type }) => type)).not.toContain('maintenance')
    leave()
  })
})
