import type { HistoryAnswer, OneUser } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { MANAGES_USERS, storedUser, userPayload } from '../../../test/users'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())

const history = async (id: number) => {
  const { body } = await product.call('GET', `/user/${id}/history`, { token: admin })
  return (body as unknown as HistoryAnswer).data
}
const change = (id: number, body: unknown, token = admin) => product.call('POST', `/user/${id}`, { token, body })
/** The name of the newest thing that was done to somebody. */
const newest = async (id: number) => (await history(id))[0]?.slo_transaction_hash ?? ''
const revert = (id: number, transaction: string, { token = admin, ...more }: Record<string, string> = {}) =>
  product.call('POST', `/user/${id}/revert`, { token, body: { transaction, ...more } })

it('gives back what an action took, as a change of its own that stands in the history', async () => {
  const { id } = await somebodyOf(product, groupId)
  const other = await aGroup(product, { scope: 'own' })
  const { usr_name } = await storedUser(product, id)
  await change(id, { usr_name: 'Renamed', usr_comission: '7.5', usr_id_group: other.id })
  const answer = await revert(id, await newest(id))
  expect(answer.status).toBe(200)
  expect((answer.body as unknown as OneUser).record).toMatchObject({ usr_name, usr_comission: null })
  const [entry] = await history(id)
  expect(entry).toMatchObject({ slo_action: 'user.revert', actor: { id: 1 } })
  expect(entry?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['usr_name', usr_name],
    ['usr_id_group', expect.any(String)],
    ['usr_comission', null],
  ])
})

it('can itself be taken back, and of an earlier action brings what was before that one', async () => {
  const { id } = await somebodyOf(product, groupId)
  await change(id, { usr_product: 'Candela' })
  const first = await newest(id)
  await change(id, { usr_product: 'Candela Video' })
  await revert(id, first)
  expect((await storedUser(product, id)).usr_product).toBeNull()
  await revert(id, await newest(id))
  expect((await storedUser(product, id)).usr_product).toBe('Candela Video')
})

it('never brings back an address or a password, also where the same action wrote something else', async () => {
  const { id, email } = await somebodyOf(product, groupId)
  const password = 'another secret'
  await change(id, {
    usr_name: 'With more',
    usr_email: 'reverted@candela.example',
    usr_password: password,
    usr_password_confirmation: password,
  })
  const both = await newest(id)
  const { usr_password: hash } = await storedUser(product, id)
  expect((await revert(id, both)).status).toBe(200)
  expect(await storedUser(product, id)).toMatchObject({ usr_email: 'reverted@candela.example', usr_password: hash })
  await change(id, { usr_email: email })
  expect(await revert(id, await newest(id))).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } })
})

it('says how things are when somebody changed them since they were looked at', async () => {
  const { id } = await somebodyOf(product, groupId)
  await change(id, { usr_name: 'Seen' })
  const seen = (await storedUser(product, id)).updated_at
  const transaction = await newest(id)
  await change(id, { usr_name: 'Changed since' })
  const answer = await revert(id, transaction, { updated_at: seen })
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { record: { usr_name: 'Changed since' } } },
  })
})

it('finds no action of another record, and does not unmake a record', async () => {
  const [one, other] = [await somebodyOf(product, groupId), await somebodyOf(product, groupId)]
  await change(other.id, { usr_name: 'Not theirs' })
  expect((await revert(one.id, await newest(other.id))).status).toBe(404)
  expect((await revert(one.id, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const stored = await product.call('POST', '/user', { token: admin, body: userPayload(groupId) })
  const { id } = (stored.body as unknown as OneUser).record
  expect(await revert(id, await newest(id))).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } })
  expect((await revert(id, 'not a hash!')).status).toBe(422)
})

it('keeps every rule: a group that is gone, rights that the caller lacks, and what is nobody’s own', async () => {
  const { id } = await somebodyOf(product, groupId)
  const gone = await aGroup(product, { scope: 'own' })
  await change(id, { usr_id_group: gone.id })
  await change(id, { usr_id_group: groupId })
  const fromGone = await newest(id)
  await product.call('DELETE', `/group/${gone.id}`, { token: admin })
  expect(wrongIn(await revert(id, fromGone))).toMatchObject([{ field: 'usr_id_group', code: 'notAnOption' }])

  const strong = await aGroup(product, { pairs: ['currencyExchange.closeMonth'] })
  await change(id, { usr_id_group: strong.id })
  await change(id, { usr_id_group: groupId })
  const keeper = await somebodyWith(product, MANAGES_USERS)
  const refused = await revert(id, await newest(id), { token: keeper.token })
  expect(wrongIn(refused)).toMatchObject([{ field: 'usr_id_group', code: 'notHeld' }])

  await change(keeper.id, { usr_comission: '3.00' })
  const own = await revert(keeper.id, await newest(keeper.id), { token: keeper.token })
  expect(wrongIn(own)).toMatchObject([{ field: 'usr_comission', code: 'ownRecord' }])
})

it('ends the sessions of somebody whose access is off again', async () => {
  const person = await somebodyOf(product, groupId)
  await change(person.id, { usr_status: 'Inativo' })
  await change(person.id, { usr_status: 'Ativo' })
  const back = await newest(person.id)
  const token = await product.signIn(person.email)
  expect((await revert(person.id, back)).status).toBe(200)
  expect((await product.call('GET', '/auth/session', { token })).status).toBe(401)
})

it('hides from managers the last part of where people were, but not of where they were themselves', async () => {
  const manager = await somebodyWith(product, [...MANAGES_USERS, 'userAccessLog.list'], 'managed')
  const person = await somebodyOf(product, groupId)
  await product.database.exec(`update users set usr_id_creator = ${manager.id} where id = ${person.id}`)
  await change(person.id, { usr_name: 'Looked at' })
  const addresses = async (id: number, token: string) => {
    const told = await product.call('GET', `/user/${id}/history`, { token })
    const visits = await product.call('GET', `/user/${id}/visits`, { token })
    return [
      (told.body as unknown as HistoryAnswer).data[0]?.slo_ip,
      (visits.body as unknown as { ip: string }[])[0]?.ip,
    ]
  }
  expect(await addresses(person.id, manager.token)).toEqual(['127.0.0.x', '127.0.0.x'])
  expect(await addresses(person.id, admin)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect((await addresses(manager.id, manager.token))[1]).toBe('127.0.0.1')
})
