import type { HistoryAnswer, SystemLog } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { MANAGES_USERS, storedUser, userPayload } from '../../../test/users'
import { attachTo } from '../../../test/websites'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { name: 'Before', scope: 'own' })).id
})
afterAll(() => product.close())

const history = async (id: number, before = '', token = admin) => {
  const query = before && `?before=${before}`
  const answer = await product.call('GET', `/user/${id}/history${query}`, { token })
  return { ...answer, result: answer.body as unknown as HistoryAnswer }
}
const change = (id: number, body: unknown) => product.call('POST', `/user/${id}`, { token: admin, body })

it('tells every change, the newest first, with who, names of groups and no secrets', async () => {
  const stored = await product.call('POST', '/user', { token: admin, body: userPayload(groupId, { usr_name: 'Told' }) })
  const { id } = (stored.body as unknown as { record: { id: number } }).record
  const after = await aGroup(product, { name: 'After', scope: 'own' })
  await change(id, { usr_id_group: after.id, usr_comission: null })
  await change(id, { usr_password: 'another secret', usr_password_confirmation: 'another secret' })
  const { result } = await history(id)
  expect(result.next).toBeNull()
  expect(result.data.map(({ slo_action }) => slo_action)).toEqual(['user.update', 'user.update', 'user.store'])
  const [password, group, first] = result.data
  expect(password?.changes).toMatchObject([
    { rowEvent: 'changed', table: 'users', field: 'usr_password', before: 'changed', after: 'changed' },
  ])
  expect(group).toMatchObject({
    actor: { id: 1, label: 'Lívia Prado' },
    changes: [
      { table: 'users', field: 'usr_id_group', before: 'Before', after: 'After' },
      { table: 'users', field: 'usr_comission', before: '2.50', after: null },
    ],
  })
  expect(first?.changes).toContainEqual({
    row: expect.any(Number),
    rowEvent: 'made',
    table: 'users',
    field: 'usr_name',
    before: null,
    after: 'Told',
  })
  expect(JSON.stringify(result)).not.toMatch(/argon2|another secret/)
})

it('comes page by page, every action once', async () => {
  const person = await somebodyOf(product, groupId)
  await product.database.exec(`insert into system_logs
    (slo_blame_user_id, slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs)
    select 1, 'user', 'user.update', 'users', ${person.id}, 'action ' || n, '{"usr_name": ["a", "b"]}'
    from generate_series(1, 450) as n`)
  const seen: string[] = []
  let before = ''
  do {
    const { result } = await history(person.id, before)
    seen.push(...result.data.map(({ slo_transaction_hash }) => slo_transaction_hash))
    before = result.next ?? ''
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([450, 450])
  expect([seen[0], seen.at(-1)]).toEqual(['action 450', 'action 1'])
})

it('names who acted as they were called then, whatever they are called by now', async () => {
  const actor = await somebodyWith(product, ['user.list', 'user.get', 'user.update'])
  const { id } = await somebodyOf(product, actor.group.id)
  const renamed = (name: string) => change(actor.id, { usr_name: name })
  const acts = (usr_name: string) => product.call('POST', `/user/${id}`, { token: actor.token, body: { usr_name } })
  expect((await renamed('Called so then')).status).toBe(200)
  expect((await acts('First')).status).toBe(200)
  await renamed('Called so now')
  await acts('Second')

  const names = ['Called so now', 'Called so then']
  const by = (label: string) => ({ id: actor.id, label })
  expect((await history(id)).result.data.map(entry => entry.actor)).toEqual(names.map(by))
  const filters = { slo_table_name: ['users'], slo_object_id: [String(id)] }
  const { rows } = await askList<SystemLog, object>(product, '/systemLog/list', admin, { filters })
  expect(rows.map(row => row.actor)).toEqual(names.map(by))
  const file = await fileOf(product, '/systemLog/export', admin, { filters, columns: ['actor'] })
  expect(file.text.split('\r\n')).toEqual(['\uFEFFWho', ...names, ''])
})

it('of a guest of a website tells the time that is the reader’s, by every door, and takes back nothing else', async () => {
  const [before, now] = [
    await somebodyWith(product, MANAGES_USERS, 'managed'),
    await somebodyWith(product, MANAGES_USERS, 'managed'),
  ]
  const guest = await somebodyOf(product, groupId)
  const [from, to] = [
    await anAccount(product, { managers: [before.id] }),
    await anAccount(product, { managers: [now.id] }),
  ]
  const website = await aWebsiteOf(product, from.id)
  await attachTo(product, website.id, guest.id)
  const rename = async (usr_name: string, token: string) =>
    (await product.call('POST', `/user/${guest.id}`, { token, body: { usr_name } })).status
  expect(await rename('Called so by others', before.token)).toBe(200)
  expect(await rename('Called so at the move', before.token)).toBe(200)
  const [theirs] = (await history(guest.id, '', before.token)).result.data
  const body = { anw_account_id: to.id, keep: [guest.id] }
  expect((await product.call('POST', `/website/${website.id}`, { token: admin, body })).status).toBe(200)

  const filters = { slo_type: ['user'], slo_object_id: [String(guest.id)] }
  const told = async () => [
    (await history(guest.id, '', now.token)).result.data.flatMap(({ changes }) => changes.map(({ after }) => after)),
    (await askList<SystemLog>(product, '/systemLog/list', now.token, { filters })).total,
  ]
  expect(await told()).toEqual([[], 0])
  const transaction = theirs?.slo_transaction_hash
  const revert = async () =>
    (await product.call('POST', `/user/${guest.id}/revert`, { token: now.token, body: { transaction } })).status
  expect(await revert()).toBe(404)
  expect((await storedUser(product, guest.id)).usr_name).toBe('Called so at the move')
  expect(await rename('Called so since', now.token)).toBe(200)
  expect(await told()).toEqual([['Called so since'], 1])
})

it('tells readers what they did themselves before somebody sold through an account of theirs', async () => {
  const me = await somebodyWith(product, MANAGES_USERS, 'managed')
  const { id } = await somebodyOf(product, groupId)
  await product.database.exec(`update users set usr_id_creator = ${me.id} where id = ${id}`)
  const rename = (usr_name: string) => product.call('POST', `/user/${id}`, { token: me.token, body: { usr_name } })
  expect((await rename('Named by me')).status).toBe(200)
  expect((await rename('Named anew by me')).status).toBe(200)
  await anAccount(product, { managers: [me.id], users: [id] })
  const { data } = (await history(id, '', me.token)).result
  expect(data.map(({ changes }) => changes[0]?.after)).toEqual(['Named anew by me', 'Named by me'])
  const body = { transaction: data[0]?.slo_transaction_hash }
  expect((await product.call('POST', `/user/${id}/revert`, { token: me.token, body })).status).toBe(200)
  expect((await storedUser(product, id)).usr_name).toBe('Named by me')
})

it('needs its right, also for oneself, and a page that exists', async () => {
  const person = await somebodyWith(product, ['user.get'])
  expect((await history(person.id, '', person.token)).status).toBe(403)
  expect((await history(1, 'x')).status).toBe(422)
  expect((await history(987_654_321)).status).toBe(404)
})

it('of the people of the demo ends as they stand', async () => {
  const { rows } = { rows: await product.database.read.selectFrom('users').selectAll().where('id', '<', 100).execute() }
  for (const user of rows.filter(({ usr_email }) => !usr_email.startsWith('test.'))) {
    const { result } = await history(user.id)
    const last = (field: string) =>
      result.data.flatMap(({ changes }) => changes).find(entry => entry.field === field)?.after ?? null
    for (const field of ['usr_status', 'usr_locale', 'usr_comission', 'usr_name', 'usr_email'] as const)
      expect([user.id, field, last(field)]).toEqual([user.id, field, user[field]])
  }
})
