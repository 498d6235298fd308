import { domainToASCII } from 'node:url'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { READS_TRAIL, trailOf } from '../../../test/trail'
import { userPayload } from '../../../test/users'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own', name: 'Watched' })).id
})
afterAll(() => product.close())

const { list, record, written } = trailOf(() => ({ product, admin }))
const about = (table: string, id: number, more: object = {}) => ({
  filters: { slo_table_name: [table], slo_object_id: [String(id)], ...more },
})
const change = (id: number, body: unknown) => product.call('POST', `/user/${id}`, { token: admin, body })

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

it('says of a row as much as a sentence about it needs: names for ids, and what became of it', async () => {
  const { id } = await somebodyOf(product, groupId)
  const { id: other } = await aGroup(product, { scope: 'own', name: 'Other' })
  await change(id, { usr_id_group: other })
  await change(id, { usr_name: 'Told', usr_password: 'another secret', usr_password_confirmation: 'another secret' })
  const { rows } = await list(about('users', id))
  expect(rows.map(({ rowEvent, changes }) => ({ rowEvent, changes }))).toEqual([
    { rowEvent: 'changed', changes: [] },
    { rowEvent: 'changed', changes: [{ field: 'usr_id_group', before: 'Watched', after: 'Other' }] },
  ])
  const account = await anAccount(product)
  const diffs = { acm_id_account: [null, account.id], acm_id_user: [null, id] }
  await written({ type: 'account manager', table: 'account_managers', object: account.id, diffs })
  const tie = (await list(about('account_managers', account.id))).rows[0]
  expect(tie).toMatchObject({ rowEvent: 'made', changes: [{ field: 'acm_id_user', before: null, after: 'Told' }] })
})

describe('what the product did by itself', () => {
  it('is a line for each action, beside what people did or apart from it', async () => {
    const people = [await somebodyOf(product, groupId), await somebodyOf(product, groupId)]
    const ids = people.map(({ id }) => String(id))
    const [hash, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const row = { type: 'user', table: 'users', diffs: { usr_name: ['a', 'b'] } }
    const [first] = [
      await written({ ...row, object: people[0]?.id ?? 0, by: null, hash }),
      await written({ ...row, object: people[1]?.id ?? 0, by: null, hash }),
      await written({ ...row, table: 'password_resets', object: people[1]?.id ?? 0, by: null, hash }),
    ]
    const ours = await written({ ...row, object: people[1]?.id ?? 0, action: 'user.mendMailboxes', hash: other })
    const theirs = await written({ ...row, object: people[1]?.id ?? 0 })
    const aboutThem = { slo_object_id: ids, slo_type: ['user'] }
    const found = async (filters: object) =>
      (await list({ filters: { ...aboutThem, ...filters } })).rows.map(({ id, count }) => [id, count])
    const acts = { slo_action: ['test.act', 'user.mendMailboxes'] }
    const itself = [
      [ours, 1],
      [first, 2],
    ]
    expect(await found({})).toEqual([[theirs, 1], ...itself])
    expect(await found({ by_itself: ['no'] })).toEqual([[theirs, 1]])
    expect(await found({ by_itself: ['only'] })).toEqual(itself)
    expect(await found({ ...acts, slo_object_id: [ids[1]] })).toHaveLength(3)
    expect(await found({ slo_transaction_hash: [hash] })).toHaveLength(3)
  })

  it('is read by whoever reaches the record, though they do not reach what came first', async () => {
    const manager = await somebodyWith(product, READS_TRAIL, 'managed')
    const [mine, foreign] = [await anAccount(product, { managers: [manager.id] }), await anAccount(product)]
    const row = { type: 'account', table: 'accounts', by: null, hash: crypto.randomUUID() }
    await written({ ...row, object: foreign.id })
    const reached = await written({ ...row, object: mine.id })
    const filters = { slo_type: ['account'] }
    const { rows } = await list({ filters }, manager.token)
    expect(rows.filter(({ actor }) => actor === null).map(({ id, count }) => [id, count])).toEqual([[reached, 1]])
  })
})

it.each([
  [{}, 3],
  [{ by_itself: ['no'] }, 1],
  [{ by_itself: ['only'] }, 2],
  [{ slo_type: ['account manager'] }, 2],
  [{ slo_type: ['account manager'], by_itself: ['only'] }, 1],
])('has as many lines as it counts for %j', async (chosen, lines) => {
  const action = 'test.count'
  const of = { table: 'accounts', object: (await anAccount(product)).id, action }
  const own = { ...of, by: null, hash: crypto.randomUUID() }
  for (const type of ['account', 'account manager', 'account manager']) await written({ type, ...own })
  await written({ type: 'account manager', ...of })
  const filters = { slo_action: [action], slo_object_id: [String(of.object)], ...chosen }
  const { rows, total, counts } = await list({ filters })
  expect([rows.length, total]).toEqual([lines, lines])
  const { by_itself, slo_type } = filters as { by_itself?: string[]; slo_type?: string[] }
  const sumOf = (numbers: Record<string, number>, keys = Object.keys(numbers)) =>
    keys.reduce((sum, key) => sum + (numbers[key] ?? 0), 0)
  expect([sumOf(counts.by_itself, by_itself), sumOf(counts.slo_type, slo_type)]).toEqual([lines, lines])
})

it('tells an action from its beginning, and marks its other rows, also over the edge of a page', async () => {
  const { id } = await somebodyOf(product, groupId)
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const ids: number[] = []
  for (const hash of [one, one, other, other, other])
    ids.push(await written({ type: 'user', table: 'users', object: id, hash }))
  const told = async (page: number, perPage: number, dir: 'asc' | 'desc' = 'desc') => {
    const sort = [{ field: 'created_at', dir }]
    const { rows } = await list({ ...about('users', id), sort, page, perPage })
    return rows.map(row => `${ids.indexOf(row.id)}${row.follows ? ' follows' : ''}`)
  }
  expect(await told(1, 5)).toEqual(['2', '3 follows', '4 follows', '0', '1 follows'])
  expect(await told(1, 5, 'asc')).toEqual(['0', '1 follows', '2', '3 follows', '4 follows'])
  expect([await told(1, 2), await told(2, 2), await told(3, 2)]).toEqual([
    ['3', '4 follows'],
    ['2 follows', '1'],
    ['0 follows'],
  ])
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

it('calls a month by its month, whichever of its tables a row is of, and finds it so', async () => {
  const month = { mcl_month: '1999-10-01', mcl_rates: '{}' }
  const never = { mcl_id_job: null, mcl_id_user: null, mcl_fingerprint: null, mcl_closed_at: null }
  await product.database.unaudited
    .insertInto('month_closes')
    .values({ ...month, ...never })
    .execute()
  const [hash, type] = [crypto.randomUUID(), 'month close']
  for (const table of ['month_closes', 'currency_closings']) await written({ type, table, object: 199_910, hash })
  // As such rows were written formerly, by ids of their tables: they are of no month that could be told.
  await written({ type, table: 'currency_closings', object: 1_001, hash })
  const filters = { slo_transaction_hash: [hash] }
  expect((await list({ filters })).rows.map(({ object }) => object)).toEqual(['1999-10', '1999-10', null])
  expect((await list({ filters, search: '1999-10' })).total).toBe(2)
  // Whoever may not open the page of the months reads of them nowhere else.
  const { token } = await somebodyWith(product, READS_TRAIL)
  expect((await list({ filters }, token)).total).toBe(0)
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

it('the file has the rows and the words of the list', async () => {
  const { id } = await somebodyOf(product, groupId)
  await product.database.exec(`update users set usr_name = '=cmd' where id = ${id}`)
  await written({ type: 'user', table: 'users', object: id, diffs: { usr_name: ['a', 'b'], usr_email: ['c', 'd'] } })
  const answer = await fileOf(product, '/systemLog/export', admin, {
    columns: ['changes', 'slo_type', 'slo_action', 'object', 'slo_table_name', 'fields', 'actor', 'slo_blame_user_id'],
    ...about('users', id),
  })
  expect(answer.headers['content-disposition']).toMatch(/system-log_\d{8}-\d{4}\.csv/)
  expect(answer.text.split('\r\n')).toEqual([
    '\uFEFFWhat happened,Type,Action,Record,Table,Fields,Who,Id of who',
    `Lívia Prado changed Name and Email of =cmd,User,Other change,'=cmd,Users,"Name, Email",Lívia Prado,1`,
    '',
  ])
})
