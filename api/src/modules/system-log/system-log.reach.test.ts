import { logSpeech } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { READS_TRAIL, trailOf } from '../../../test/trail'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own', name: 'Watched' })).id
})
afterAll(() => product.close())

const { get, list, record, written } = trailOf(() => ({ product, admin }))

describe('whoever manages accounts', () => {
  it('sees what was done to their accounts, websites and people, and what they did themselves', async () => {
    const manager = await somebodyWith(product, READS_TRAIL, 'managed')
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
    const reader = await somebodyWith(product, READS_TRAIL)
    const [publisher, keeper] = [
      await somebodyWith(product, [...READS_TRAIL, 'account.update'], 'own'),
      await somebodyWith(product, [...READS_TRAIL, 'account.update']),
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
    const publisher = await somebodyWith(product, READS_TRAIL, 'own')
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
    const { rows } = await list({ filters: { slo_transaction_hash: [hash] } }, publisher.token)
    const told = { fields: ['anw_name'], changes: [{ field: 'anw_name', before: 'a', after: 'b' }] }
    expect(rows).toMatchObject([told])
    const said = rows.map(row => logSpeech('en_US').sentence(row)).join()
    expect(said).toMatch(/ changed Name of .*: a → b$/)
    const file = await fileOf(product, '/systemLog/export', publisher.token, {
      columns: ['changes', 'fields'],
      filters: { slo_transaction_hash: [hash] },
    })
    expect(said + file.text).not.toMatch(/Commission|[23]\.00/)
  })

  it('what people are paid: a row that would only say of whom is not there', async () => {
    const publisher = await somebodyWith(product, READS_TRAIL, 'own')
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
    expect(await found(admin, { slo_transaction_hash: [hash] })).toEqual([paid, gone])
  })
})

it('publishers have no log', async () => {
  const token = await product.signIn('publisher@candela.example')
  expect((await list({}, token)).status).toBe(403)
  expect((await get(1, token)).status).toBe(403)
})
