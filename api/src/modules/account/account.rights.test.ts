import type { HistoryAnswer, SystemLog } from '@candela/shared-contract'
import {
  accountPayload,
  anAccount,
  aWebsiteOf,
  listAccounts,
  MANAGES_ACCOUNTS,
  oneAccountOf,
} from '../../../test/accounts'
import { fileOf, sendCsv } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { groupIdOf } from '../../../test/users'
import { attachTo, storedWebsite } from '../../../test/websites'
import type { Ctx } from '../../platform/context'
import { type Tx, write } from '../../platform/write'
import { setWebsites } from './account.websites'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const aPublisher = () => somebodyWith(product, [...MANAGES_ACCOUNTS, 'user.invite'], 'own')

const stored = (id: number) =>
  product.database.read.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A publisher, and an account of theirs in which a colleague is paid 5 %. */
const aPaid = async () => {
  const admin = await product.signIn('admin@candela.example')
  const { id: acu_id_user, token } = await somebodyWith(product, [...MANAGES_ACCOUNTS, 'systemLog.get'], 'own')
  const other = await somebodyWith(product, [], 'own')
  const { id } = await anAccount(product, { users: [acu_id_user, other.id] })
  // In reach also while the account does not have them.
  const website = await aWebsiteOf(product, id)
  await attachTo(product, website.id, other.id)
  await product.database.exec(`update account_users set acu_comission = 5 where acu_id_user = ${other.id}`)
  const history = async (reader = token) => {
    const { body } = await product.call('GET', `/account/${id}/history`, { token: reader })
    return (body as unknown as HistoryAnswer).data
  }
  const newest = async () => (await history(admin))[0]?.slo_transaction_hash ?? ''
  const save = async (body: object, by = token) =>
    (await product.call('POST', `/account/${id}`, { token: by, body })).status
  return {
    id,
    token,
    me: { acu_id_user },
    colleague: { acu_id_user: other.id },
    history,
    newest,
    save,
    /** What staff did, as the trail calls it. */
    done: async (body: object) => {
      expect(await save(body, admin)).toBe(200)
      return newest()
    },
    takeBack: async (transaction: string) =>
      (await product.call('POST', `/account/${id}/revert`, { token, body: { transaction } })).status,
    pays: async () => {
      const rows = product.database.read.selectFrom('account_users').where('acu_id_account', '=', id)
      return (await rows.select('acu_comission').orderBy('acu_comission').execute()).map(row => row.acu_comission)
    },
  }
}

describe('a publisher, whatever rights they hold', () => {
  it('says of nobody what they are paid', async () => {
    const me = await aPublisher()
    const { id } = await anAccount(product, { users: [me.id] })
    const pay = (acu_comission: string) =>
      product.call('POST', `/account/${id}`, {
        token: me.token,
        body: { users: [{ acu_id_user: me.id, acu_comission }] },
      })
    // Also what it is: whoever tried out all there are would learn it.
    for (const said of ['100', '0.0'])
      expect(wrongIn(await pay(said))).toMatchObject([{ field: 'users.0.acu_comission', code: 'notYours' }])
    const newcomer = { users: [{ acu_id_user: me.id }, { acu_id_user: 987_654_321, acu_comission: '0' }] }
    expect(wrongIn(await product.call('POST', `/account/${id}`, { token: me.token, body: newcomer }))).toContainEqual(
      expect.objectContaining({ field: 'users.1.acu_comission', code: 'notYours' }),
    )
    const body = { users: [{ acu_id_user: me.id }] }
    expect((await product.call('POST', `/account/${id}`, { token: me.token, body })).status).toBe(200)
  })

  it('is told of nobody what they are paid, nor the tier of an account, by any call', async () => {
    const me = await somebodyWith(product, [...MANAGES_ACCOUNTS, 'user.list', 'user.get', 'type.list'], 'own')
    const admin = await product.signIn('admin@candela.example')
    const { id } = await anAccount(product, { users: [me.id] })
    await anAccount(product, { users: [me.id], name: 'Another one' })
    const users = [{ acu_id_user: me.id, acu_comission: '87.31' }]
    const changed = [
      await product.call('POST', `/account/${id}`, { token: admin, body: { acc_tier: 2, users } }),
      await product.call('POST', `/user/${me.id}`, { token: admin, body: { usr_comission: '78.07' } }),
    ]
    expect(changed.map(({ status }) => status)).toEqual([200, 200])

    const told = async (token: string): Promise<string> => {
      const reads = ['/account/', '/user/'].flatMap(path => {
        const one = `${path}${path === '/user/' ? me.id : id}`
        return [one, `${one}/history`]
      })
      const logs = { filters: { slo_object_id: [String(id), String(me.id)] } }
      const answers = [
        ...(await Promise.all([...reads, '/auth/session', '/type'].map(path => product.call('GET', path, { token })))),
        await product.call('POST', '/account/list', { token, body: {} }),
        await product.call('POST', '/user/list', { token, body: {} }),
        await product.call('POST', '/systemLog/list', { token, body: logs }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const files = [
        await fileOf(product, '/account/export', token, { columns: ['acc_name', 'acc_tier'] }),
        await fileOf(product, '/user/export', token, { columns: ['usr_name', 'usr_comission'] }),
      ]
      return JSON.stringify([answers.map(({ body }) => body), files.map(({ text }) => text)])
    }
    const [staff, publisher] = [await told(admin), await told(me.token)]
    for (const secret of ['87.31', '78.07', '"acc_tier":2', 'Gold', 'accountTierFee', '["acc_tier"]']) {
      expect(staff).toContain(secret)
      expect(publisher).not.toContain(secret)
    }

    const list = (body: unknown) => listAccounts(product, me.token, body)
    const order = async (dir: 'asc' | 'desc') =>
      (
        await list({
          sort: [
            { field: 'acc_tier', dir },
            { field: 'acc_name', dir: 'asc' },
          ],
        })
      ).rows.map(row => row.id)
    expect(await order('asc')).toEqual(await order('desc'))
    expect((await list({ filters: { acc_tier: ['1', '2', '3', '4', '5'] } })).total).toBe(0)
    expect((await list({})).counts).not.toHaveProperty('acc_tier')
  })

  it('takes back what they were shown, and is told nothing of the rest by it', async () => {
    const { id, me, colleague, done, takeBack, pays } = await aPaid()
    const both = await done({ acc_name: 'With more', acc_tier: 1, users: [me, { ...colleague, acu_comission: '6' }] })
    expect(await takeBack(both)).toBe(200)
    expect(await pays()).toEqual(['0.00', '6.00'])
    expect(await stored(id)).toMatchObject({ acc_tier: 1 })
    expect((await stored(id)).acc_name).not.toBe('With more')
    expect(await takeBack(await done({ acc_tier: 2 }))).toBe(404)
    expect(await takeBack(await done({ users: [me, { ...colleague, acu_comission: '7' }] }))).toBe(404)
    // Of whom somebody else brought in, and what they are paid, the first is shown.
    await done({ users: [me] })
    const again = await done({ users: [me, { ...colleague, acu_comission: '8' }] })
    expect([await takeBack(again), await pays()]).toEqual([200, ['0.00']])
  })

  it('changes nobody’s pay by taking them off and bringing them back, whatever way', async () => {
    const { me, colleague, save, takeBack, newest, pays } = await aPaid()
    expect(await save({ users: [me] })).toBe(200)
    expect([await takeBack(await newest()), await pays()]).toEqual([200, ['0.00', '5.00']])
    expect(await save({ users: [me] })).toBe(200)
    expect([await save({ users: [me, colleague] }), await pays()]).toEqual([200, ['0.00', '5.00']])
  })

  it('is not told when pay changed, and is told who came and went', async () => {
    const { id, me, colleague, done, history, token } = await aPaid()
    await done({ users: [me, { ...colleague, acu_comission: '6' }] })
    await done({ users: [me] })
    const filters = { slo_table_name: ['account_users'], slo_object_id: [String(id)] }
    const answer = await product.call('POST', '/systemLog/list', { token, body: { filters } })
    expect((answer.body as unknown as { data: SystemLog[] }).data.map(({ fields }) => fields)).toEqual([
      ['acu_id_user', 'acu_id_account'],
    ])
    const columns = ['slo_action', 'fields']
    const { text } = await fileOf(product, '/systemLog/export', token, { columns, filters })
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect((await history()).map(({ changes }) => changes.map(({ after }) => after))).toEqual([[null]])
  })

  it('does not take themselves off an account', async () => {
    const me = await aPublisher()
    const { id } = await anAccount(product, { users: [me.id] })
    const leave = await product.call('POST', `/account/${id}`, { token: me.token, body: { users: [] } })
    expect(wrongIn(leave)).toMatchObject([{ field: 'users', code: 'ownRecord' }])
  })

  it('begins in the starting tier, which sets the fee, also with a whole publisher or a file at once', async () => {
    const { token } = await aPublisher()
    const notYours = [{ field: 'acc_tier', code: 'notYours' }]
    const store = (acc_tier: number) => product.call('POST', '/account', { token, body: accountPayload({ acc_tier }) })
    expect(wrongIn(await store(1))).toMatchObject(notYours)
    const { acc_tier: _unsaid, ...payload } = accountPayload()
    const { id } = oneAccountOf(await product.call('POST', '/account', { token, body: payload })).record
    const stored = await product.database.read
      .selectFrom('accounts as a')
      .innerJoin('account_users as s', 's.acu_id_account', 'a.id')
      .select(['a.acc_tier', 's.acu_comission'])
      .where('a.id', '=', id)
      .execute()
    expect(stored).toEqual([{ acc_tier: 5, acu_comission: '0.00' }])

    const body = {
      acc_name: 'Onboarded by a publisher',
      acc_time_zone: 'UTC',
      acc_tier: 1,
      acm_id_user: null,
      anw_website: 'by-a-publisher.example',
      anw_product: 'Candela',
      usr_name: 'First Person',
      usr_email: 'first.person@by-a-publisher.example',
      usr_locale: 'en_US',
      usr_id_group: await groupIdOf(product, 'Publisher viewer'),
    }
    const refused = await product.call('POST', '/account/onboard', { token, body })
    expect(wrongIn(refused)).toContainEqual(expect.objectContaining(notYours[0]))

    const file = 'acc_name,acc_time_zone,acc_tier\nFirst,UTC,1\nLast,UTC,5'
    const { report } = await sendCsv(product, '/account/import/check', token, file)
    expect(report.errors).toMatchObject([{ line: 2, ...notYours[0] }])
  })
})

/** Somebody moves the website away before it can be held. */
const movingFirst = (tx: Tx, website: number, account: number): Tx => ({
  ...tx,
  lockAll: async (table, ids) => {
    await tx.updateAll('websites', await tx.lockAll('websites', [website]), { anw_account_id: account })
    return tx.lockAll(table, ids)
  },
})

it('a website that was moved away while its account waited for it lives on in the other account', async () => {
  const [from, to] = [await anAccount(product), await anAccount(product)]
  const { id } = await aWebsiteOf(product, from.id)
  const actor = { scope: 'all', pairs: new Set(['website.destroy']) }
  await write({ database: product.database, actorId: 1, ip: null, requestId: null }, 'test.act', tx =>
    setWebsites({ app: product.app, actor } as unknown as Ctx, movingFirst(tx, id, to.id), from.id, []),
  )
  expect(await storedWebsite(product, id)).toMatchObject({ anw_account_id: to.id, deleted_at: null })
})
