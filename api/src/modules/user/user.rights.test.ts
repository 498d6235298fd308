import type { HistoryAnswer } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { asShown } from '../../../test/bulk'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { groupIdOf, listUsers, storedUser, userPayload } from '../../../test/users'
import { attachTo } from '../../../test/websites'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const ask = (token: string, path: string, body: unknown) => product.call('POST', path, { token, body })

/** What an invitation says; whoever is invited chooses the password. */
const invitation = (groupId: number) => {
  const { usr_status, usr_password, usr_password_confirmation, ...body } = userPayload(groupId)
  return { ...body, usr_comission: null }
}

describe('nobody gives what they do not have', () => {
  it('neither to somebody new nor to somebody who is there', async () => {
    const me = await somebodyWith(product, ['user.store', 'user.update', 'user.get', 'user.invite', 'type.list'])
    const [less, more] = [
      await aGroup(product, { pairs: ['type.list'] }),
      await aGroup(product, { pairs: ['type.list', 'group.update'] }),
    ]
    const person = await somebodyOf(product, less.id)
    const give = async (groupId: number) => [
      await ask(me.token, '/user', userPayload(groupId)),
      await ask(me.token, '/user/invite', invitation(groupId)),
      await ask(me.token, `/user/${person.id}`, { usr_id_group: groupId }),
    ]
    for (const { status } of await give(less.id)) expect(status).toBe(200)
    for (const refused of await give(more.id))
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'usr_id_group', code: 'notHeld' }] } })
    expect((await storedUser(product, person.id)).usr_id_group).toBe(less.id)
  })

  it('a publisher invites viewers and no second owner, and is offered exactly those groups', async () => {
    const token = await product.signIn('publisher@candela.example')
    const [owner, viewer] = [await groupIdOf(product, 'Publisher owner'), await groupIdOf(product, 'Publisher viewer')]
    const offered = (await product.call('GET', '/group/simpleList', { token })).body as unknown as { id: number }[]
    const ids = offered.map(({ id }) => id)
    expect([ids.includes(viewer), ids.includes(owner)]).toEqual([true, false])
    expect(wrongIn(await ask(token, '/user/invite', invitation(owner)))).toMatchObject([{ code: 'notHeld' }])
    expect((await ask(token, '/user/invite', invitation(viewer))).status).toBe(200)
  })

  it('nor says what those are paid whom a publisher brings in', async () => {
    const token = await product.signIn('publisher@candela.example')
    const body = invitation(await groupIdOf(product, 'Publisher viewer'))
    expect(wrongIn(await ask(token, '/user/invite', { ...body, usr_comission: '100' }))).toMatchObject([
      { field: 'usr_comission', code: 'notYours' },
    ])
  })

  it('nor what oneself and colleagues are paid, not as it is either', async () => {
    const me = await somebodyWith(product, ['user.update', 'user.get'], 'own')
    const colleague = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const unpaid = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    await anAccount(product, { users: [me.id, colleague.id, unpaid.id] })
    await product.database.exec(`update users set usr_comission = 7.77 where id in (${me.id}, ${colleague.id})`)
    const codeOf = async (id: number, usr_comission: string | null) =>
      wrongIn(await ask(me.token, `/user/${id}`, { usr_comission }))?.map(({ field, code }) => [field, code])
    // Whoever tried out all there are would learn it by the one that is let through.
    for (const said of ['7.77', '7.76', null]) {
      expect([said, await codeOf(me.id, said)]).toEqual([said, [['usr_comission', 'ownRecord']]])
      for (const { id } of [colleague, unpaid])
        expect([said, await codeOf(id, said)]).toEqual([said, [['usr_comission', 'notYours']]])
    }
    expect((await ask(me.token, `/user/${me.id}`, { usr_name: 'Without pay' })).status).toBe(200)
  })

  it('a group out of reach is as absent as one that never was', async () => {
    const token = await product.signIn('publisher@candela.example')
    for (const groupId of [await groupIdOf(product, 'Finance'), 987_654_321])
      expect(wrongIn(await ask(token, '/user/invite', invitation(groupId)))).toMatchObject([
        { field: 'usr_id_group', code: 'notAnOption' },
      ])
  })
})

describe('somebody who also works for accounts or websites out of reach', () => {
  const aShared = async () => {
    const me = await somebodyWith(product, ['user.update', 'user.get', 'user.list'], 'managed')
    const seller = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const account = await anAccount(product, { managers: [me.id], users: [seller.id] })
    return { me, seller, account }
  }
  /** Alone, among others, and by ending their sessions: who decides about somebody decides about all that they do. */
  const tries = async (token: string, id: number) => {
    const [alone, many, signedOut, again] = [
      await ask(token, `/user/${id}`, { usr_status: 'Ativo' }),
      await ask(
        token,
        '/user/bulk',
        await asShown(product, 'users', { action: 'status', ids: [id], payload: { usr_status: 'Ativo' } }),
      ),
      await product.call('DELETE', `/user/${id}/sessions`, { token }),
      await product.call('GET', `/user/${id}`, { token }),
    ]
    return [alone.status, many.body.refused, signedOut.status, again.body.can]
  }
  const REFUSED = [
    403,
    [expect.objectContaining({ code: 'notYours' })],
    403,
    { update: false, destroy: false, govern: false, invite: false, impersonate: false },
  ]
  const LET = [200, [], 204, expect.objectContaining({ update: true, govern: true })]

  it('as a seller is governed by nobody who does not see all of it', async () => {
    const { me, seller } = await aShared()
    const other = await anAccount(product, { users: [seller.id] })
    expect(await tries(me.token, seller.id)).toEqual(REFUSED)
    const { rows } = await listUsers(product, me.token, { search: seller.email })
    expect(rows).toMatchObject([{ id: seller.id, can: { update: false, destroy: false } }])
    // What was removed can come back, and would be seen then with their eyes.
    const removedFor = (days: number) =>
      product.database.exec(
        `update accounts set deleted_at = clock_timestamp() - interval '${days} days' where id = ${other.id}`,
      )
    await removedFor(0)
    expect(await tries(me.token, seller.id)).toEqual(REFUSED)
    await removedFor(31)
    expect(await tries(me.token, seller.id)).toEqual(LET)
  })

  it('as the seller of an own account that was removed too stays theirs to govern', async () => {
    const { me, seller } = await aShared()
    const mine = await anAccount(product, { managers: [me.id], users: [seller.id] })
    await product.database.exec(`update accounts set deleted_at = clock_timestamp() where id = ${mine.id}`)
    expect(await tries(me.token, seller.id)).toEqual(LET)
  })

  it('as the user of a single website too', async () => {
    const { me, seller, account } = await aShared()
    await attachTo(product, (await aWebsiteOf(product, account.id)).id, seller.id)
    await attachTo(product, (await aWebsiteOf(product, (await anAccount(product)).id)).id, seller.id)
    expect(await tries(me.token, seller.id)).toEqual(REFUSED)
  })

  it('as the manager of another account too', async () => {
    const { me, seller } = await aShared()
    await anAccount(product, { managers: [seller.id] })
    expect(await tries(me.token, seller.id)).toEqual(REFUSED)
  })
})

it('what a publisher takes back is what they were shown, and tells nothing of the rest', async () => {
  const admin = await product.signIn('admin@candela.example')
  const me = await somebodyWith(product, ['user.update', 'user.get', 'systemLog.list'], 'own')
  const colleague = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
  await anAccount(product, { users: [me.id, colleague.id] })
  for (const { id } of [me, colleague]) {
    const done = async (body: object) => {
      expect((await ask(admin, `/user/${id}`, body)).status).toBe(200)
      const { body: told } = await product.call('GET', `/user/${id}/history`, { token: admin })
      return (told as unknown as HistoryAnswer).data[0]?.slo_transaction_hash ?? ''
    }
    const takeBack = async (transaction: string) => (await ask(me.token, `/user/${id}/revert`, { transaction })).status
    const both = await done({ usr_name: 'Renamed and paid', usr_comission: '9.99' })
    expect(await takeBack(both)).toBe(200)
    expect((await storedUser(product, id)).usr_comission).toBe('9.99')
    expect(await takeBack(await done({ usr_comission: '3.21' }))).toBe(404)
    expect(await takeBack(await done({ usr_name: 'Renamed alone' }))).toBe(200)
  }
})

it('people who come back have a group only if it is still there', async () => {
  const admin = await product.signIn('admin@candela.example')
  const group = await aGroup(product, { scope: 'own' })
  const person = await somebodyOf(product, group.id)
  await product.call('DELETE', `/user/${person.id}`, { token: admin })
  expect((await product.call('DELETE', `/group/${group.id}`, { token: admin })).status).toBe(204)
  const back = await ask(admin, `/user/${person.id}/restore`, undefined)
  expect(back.body).toMatchObject({ record: { usr_id_group: null, gro_name: null } })
})
