import { domainToASCII } from 'node:url'
import type { OneSystemLog, SystemLog } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { userPayload } from '../../../test/users'

const READS = ['systemLog.list', 'systemLog.get'] as const

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own', name: 'Watched' })).id
})
afterAll(() => product.close())

const list = (body: object = {}, token = admin) =>
  askList<SystemLog, { slo_type: Record<string, number> }>(product, '/systemLog/list', token, body)
const about = (table: string, id: number, more: object = {}) => ({
  filters: { slo_table_name: [table], slo_object_id: [String(id)], ...more },
})
const get = (id: number, token = admin) => product.call('GET', `/systemLog/${id}`, { token })
const record = async (id: number, token = admin) => ((await get(id, token)).body as unknown as OneSystemLog).record
const change = (id: number, body: unknown) => product.call('POST', `/user/${id}`, { token: admin, body })

type Written = { type: string; table: string; object: number; by?: number; at?: string; hash?: string; diffs?: object }

/** A row of the trail, as some action left it. */
const written = async ({ type, table, object, by = 1, at, hash = crypto.randomUUID(), diffs = {} }: Written) => {
  const row = await product.database.unaudited
    .insertInto('system_logs')
    .values({
      slo_blame_user_id: by,
      slo_type: type,
      slo_action: 'test.act',
      slo_table_name: table,
      slo_object_id: object,
      slo_transaction_hash: hash,
      slo_diffs: JSON.stringify(diffs),
      slo_ip: '203.0.113.77',
      slo_request_id: null,
      ...(at && { created_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

it('says who did what to which record and which fields changed, the newest first', async () => {
  const { id } = await somebodyOf(product, groupId)
  await change(id, { usr_name: 'Read in the log', usr_product: 'Candela' })
  await change(id, { usr_status: 'Inativo' })
  const { rows, total } = await list(about('users', id))
  expect(total).toBe(2)
  expect(rows[0]).toMatchObject({ slo_action: 'user.update', fields: ['usr_status'] })
  expect(rows[1]).toMatchObject({
    slo_type: 'user',
    slo_table_name: 'users',
    object: 'Read in the log',
    actor: { id: 1, label: 'Lívia Prado' },
    fields: ['usr_name', 'usr_product'],
  })
})

it('marks the rows that belong to the action of the row above, also over the edge of a page', async () => {
  const { id } = await somebodyOf(product, groupId)
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const hash of [one, one, other, other, other]) await written({ type: 'user', table: 'users', object: id, hash })
  const marks = async (page: number, perPage: number) =>
    (await list({ ...about('users', id), page, perPage })).rows.map(({ follows }) => follows)
  expect(await marks(1, 5)).toEqual([false, true, true, false, true])
  expect([await marks(1, 2), await marks(2, 2), await marks(3, 2)]).toEqual([[false, true], [true, false], [true]])
})

it('shows the whole action with names, and secrets as changed', async () => {
  const body = userPayload(groupId, { usr_name: 'Whole' })
  const stored = await product.call('POST', '/user', { token: admin, body })
  const { id } = (stored.body as unknown as { record: { id: number } }).record
  const [row] = (await list(about('users', id))).rows
  const { action, more } = await record(row?.id ?? 0)
  expect([action.length, more]).toEqual([1, 0])
  expect(action[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'usr_id_group', before: null, after: 'Watched' },
      { field: 'usr_id_creator', before: null, after: 'Lívia Prado' },
      { field: 'usr_password', before: null, after: 'changed' },
    ]),
  )
  expect(JSON.stringify(action)).not.toContain('argon2')
})

it('shows of a long action a part with the row that was asked for, and says how many more there are', async () => {
  const { id } = await somebodyOf(product, groupId)
  const hash = crypto.randomUUID()
  await product.database.exec(`insert into system_logs
    (slo_blame_user_id, slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs)
    select 1, 'user', 'user.bulk', 'users', ${id}, '${hash}', '{}' from generate_series(1, 230)`)
  const last = await written({ type: 'user', table: 'users', object: id, hash })
  const { action, more } = await record(last)
  expect([action.length, more, action.at(-1)?.id]).toEqual([200, 31, last])
})

describe('what is looked for', () => {
  it('is found by kind, person, action, table, field, transaction and days', async () => {
    const actor = await somebodyOf(product, groupId)
    const hash = crypto.randomUUID()
    const row = { type: 'website', table: 'website_users', object: 4_242, by: actor.id, hash }
    await written({ ...row, at: '2026-02-03T02:59:59Z', diffs: { wsu_id_user: [null, 7] } })
    const found = async (filters: object) => (await list({ filters })).rows.map(log => log.slo_transaction_hash)
    const by = { actor: [String(actor.id)] }
    for (const filters of [
      { ...by, slo_type: ['website', 'format'] },
      { ...by, slo_action: ['test.act'] },
      { ...by, slo_table_name: ['website_users'] },
      { ...by, field: ['usr_name', 'wsu_id_user'] },
      { slo_transaction_hash: [hash] },
      { ...by, period: ['2026-02-02..2026-02-02'] },
    ])
      expect(await found(filters)).toEqual([hash])
    for (const filters of [
      { ...by, slo_type: ['user'] },
      { ...by, slo_action: ['user.update'] },
      { ...by, field: ['usr_name'] },
      { ...by, period: ['2026-02-03..2026-02-03'] },
    ])
      expect(await found({ ...filters, slo_table_name: ['website_users'] })).toEqual([])
  })

  it('is found up to the last day that a period has, and no further', async () => {
    const { status, total } = await list({ filters: { period: ['2099-12-30..2099-12-31'] } })
    expect([status, total]).toEqual([200, 0])
    const body = { filters: { period: ['9999-12-30..9999-12-31'] } }
    const beyond = await product.call('POST', '/systemLog/list', { token: admin, body })
    expect([beyond.status, wrongIn(beyond)]).toMatchObject([422, [{ field: 'filters.period.0', code: 'period' }]])
  })

  it('is found by what the record or the person is called', async () => {
    const [name, domain] = ['Zanzibar Mídia', domainToASCII('mídia.example')]
    const account = await anAccount(product, { name })
    const site = await aWebsiteOf(product, account.id, { anw_website: domain })
    const person = await somebodyOf(product, groupId)
    await product.database.exec(`update users set usr_name = 'Zanzibar Person' where id = ${person.id}`)
    await written({ type: 'account', table: 'accounts', object: account.id })
    await written({ type: 'website', table: 'websites', object: site.id, by: person.id })
    const { rows } = await list({ search: 'zanzibar' })
    expect(rows.slice(0, 2).map(({ object }) => object)).toEqual(['mídia.example', name])
    expect((await list({ search: domain })).total).toBe(1)
    expect((await list({ search: '%' })).total).toBe(0)
  })

  it('is counted by kind, whatever kind is chosen', async () => {
    const account = await anAccount(product)
    const hash = crypto.randomUUID()
    await written({ type: 'account', table: 'accounts', object: account.id, hash })
    await written({ type: 'account manager', table: 'account_managers', object: account.id, hash })
    const filters = { slo_transaction_hash: [hash], slo_type: ['account'] }
    const { total, counts } = await list({ filters })
    expect(total).toBe(1)
    expect(counts.slo_type).toMatchObject({ account: 1, 'account manager': 1, user: 0 })
  })

  it.each([
    [{ slo_type: ['unknown'] }],
    [{ actor: ['0'] }],
    [{ field: ['usr_name; drop table users'] }],
    [{ slo_action: ["'"] }],
    [{ period: ['2026-02-03..2026-02-01'] }],
  ])('%j is refused', async filters => {
    expect((await list({ filters })).status).toBe(422)
  })
})

describe('whoever manages accounts', () => {
  it('sees what was done to their accounts, websites and people, and what they did themselves', async () => {
    const manager = await somebodyWith(product, READS, 'managed')
    const [seller, stranger] = [await somebodyOf(product, groupId), await somebodyOf(product, groupId)]
    const account = await anAccount(product, { managers: [manager.id], users: [seller.id] })
    const foreign = await anAccount(product, { name: 'Foreign account' })
    const site = await aWebsiteOf(product, account.id)
    const foreignSite = await aWebsiteOf(product, foreign.id)
    const hash = crypto.randomUUID()
    const log = (type: string, table: string, object: number, diffs = {}) =>
      written({ type, table, object, hash, diffs })
    const seen = [
      await log('account', 'accounts', account.id),
      await log('account manager', 'account_managers', account.id),
      await log('website', 'websites', site.id),
      await log('user', 'users', seller.id),
      await log('login', 'sessions', seller.id, { ses_ip: [null, '203.0.113.77'] }),
      await written({ type: 'access group', table: 'access_groups', object: groupId, by: manager.id, hash }),
    ]
    const hidden = [
      await log('account', 'accounts', foreign.id),
      await log('account manager', 'account_managers', foreign.id),
      await log('website', 'websites', foreignSite.id),
      await log('user', 'users', stranger.id),
      await log('access group', 'access_groups', account.id),
      await log('maintenance', 'maintenance', seller.id),
    ]
    const mine = await list({ filters: { slo_transaction_hash: [hash] } }, manager.token)
    expect(mine.rows.map(({ id }) => id).toSorted()).toEqual(seen.toSorted())
    expect(mine.total).toBe(seen.length)
    expect(new Set(mine.rows.map(({ slo_ip }) => slo_ip))).toEqual(new Set(['203.0.113.x']))

    const absent = await get(987_654_321, manager.token)
    expect(absent.status).toBe(404)
    for (const id of hidden) {
      const { status, body } = await get(id, manager.token)
      expect([status, { ...body, requestId: '' }]).toEqual([404, { ...absent.body, requestId: '' }])
    }
    const { action } = await record(seen[0] ?? 0, manager.token)
    expect(action.map(({ id }) => id)).toEqual(seen)
    const values = action.flatMap(({ changes }) => changes)
    expect(values).toContainEqual({ field: 'ses_ip', before: null, after: '203.0.113.x' })

    const foundBy = async (search: string, token = manager.token) =>
      (await list({ search, filters: { slo_transaction_hash: [hash] } }, token)).total
    expect([await foundBy('admin@candela'), await foundBy('admin@candela', admin)]).toEqual([0, 11])
    await product.database.exec(`update system_logs set slo_blame_user_id = ${manager.id} where id = ${hidden[0]}`)
    expect([await foundBy('Foreign account'), await foundBy(account.acc_name)]).toEqual([0, 2])

    await product.database.exec(`delete from account_managers where acm_id_user = ${manager.id}`)
    expect((await list({ filters: { slo_transaction_hash: [hash] } }, manager.token)).total).toBe(2)
  })
})

describe('what a record does not show to everybody', () => {
  const found = async (token: string, filters: object) => (await list({ filters }, token)).rows.map(({ id }) => id)

  it('notes about an account: read in the log by those who read them there', async () => {
    const reader = await somebodyWith(product, READS)
    const [publisher, keeper] = [
      await somebodyWith(product, [...READS, 'account.update'], 'own'),
      await somebodyWith(product, [...READS, 'account.update']),
    ]
    const account = await anAccount(product, { users: [publisher.id] })
    const hash = crypto.randomUUID()
    const diffs = { acn_text: [null, 'Margin is 26 %'] }
    const note = await written({ type: 'account', table: 'account_notes', object: account.id, hash, diffs })
    for (const filters of [{ slo_transaction_hash: [hash] }, { field: ['acn_text'], slo_transaction_hash: [hash] }]) {
      expect(await found(keeper.token, filters)).toEqual([note])
      expect([await found(reader.token, filters), await found(publisher.token, filters)]).toEqual([[], []])
    }
    expect([(await get(note, reader.token)).status, (await get(note, publisher.token)).status]).toEqual([404, 404])
    expect((await get(note, keeper.token)).status).toBe(200)
  })

  it('the fee of a website: neither its value nor when it changed, nor by looking for it', async () => {
    const publisher = await somebodyWith(product, READS, 'own')
    const account = await anAccount(product, { users: [publisher.id] })
    const site = await aWebsiteOf(product, account.id)
    const hash = crypto.randomUUID()
    const log = (diffs: object) => written({ type: 'website', table: 'websites', object: site.id, hash, diffs })
    const [, both] = [
      await log({ anw_comission: ['1.00', '2.00'] }),
      await log({ anw_comission: ['2.00', '3.00'], anw_name: ['a', 'b'] }),
    ]
    expect(await found(publisher.token, { slo_transaction_hash: [hash] })).toEqual([both])
    expect(await found(publisher.token, { field: ['anw_comission'], slo_transaction_hash: [hash] })).toEqual([])
    expect(await found(publisher.token, { field: ['anw_name'], slo_transaction_hash: [hash] })).toEqual([both])
    const { action } = await record(both, publisher.token)
    expect(action.map(({ changes }) => changes.map(({ field }) => field))).toEqual([['anw_name']])
  })

  it('what people are paid: a row that would only say of whom is not there', async () => {
    const publisher = await somebodyWith(product, READS, 'own')
    const account = await anAccount(product, { users: [publisher.id] })
    const hash = crypto.randomUUID()
    const log = (diffs: object) => written({ type: 'account', table: 'account_users', object: account.id, hash, diffs })
    const [paid, gone] = [
      await log({ acu_id_user: [7, 7], acu_comission: ['5.00', '6.00'] }),
      await log({ acu_id_user: [7, null], acu_comission: ['6.00', null] }),
    ]
    for (const field of [undefined, ['acu_id_user']])
      expect(await found(publisher.token, { slo_transaction_hash: [hash], ...(field && { field }) })).toEqual([gone])
    expect((await get(paid, publisher.token)).status).toBe(404)
    const { action, more } = await record(gone, publisher.token)
    expect([action.map(({ id }) => id), more]).toEqual([[gone], 0])
    expect(await found(admin, { slo_transaction_hash: [hash] })).toEqual([gone, paid])
  })
})

it('publishers have no log', async () => {
  const token = await product.signIn('publisher@candela.example')
  expect((await list({}, token)).status).toBe(403)
  expect((await get(1, token)).status).toBe(403)
})

it('the file has the rows and the words of the list', async () => {
  const { id } = await somebodyOf(product, groupId)
  await product.database.exec(`update users set usr_name = '=cmd' where id = ${id}`)
  await written({ type: 'user', table: 'users', object: id, diffs: { usr_name: ['a', 'b'], usr_email: ['c', 'd'] } })
  const answer = await fileOf(product, '/systemLog/export', admin, {
    columns: ['slo_type', 'slo_action', 'object', 'slo_table_name', 'fields', 'actor', 'slo_blame_user_id'],
    ...about('users', id),
  })
  expect(answer.headers['content-disposition']).toMatch(/system-log_\d{8}-\d{4}\.csv/)
  expect(answer.text.split('\r\n')).toEqual([
    '\uFEFFType,Action,Record,Table,Fields,Who,Id of who',
    `User,test.act,'=cmd,Users,"Name, Email",Lívia Prado,1`,
    '',
  ])
})
