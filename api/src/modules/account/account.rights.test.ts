import { accountPayload, anAccount, aWebsiteOf, MANAGES_ACCOUNTS, oneAccountOf } from '../../../test/accounts'
import { sendCsv } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { groupIdOf } from '../../../test/users'
import { storedWebsite } from '../../../test/websites'
import type { Ctx } from '../../platform/context'
import { type Tx, write } from '../../platform/write'
import { setWebsites } from './account.websites'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const aPublisher = () => somebodyWith(product, [...MANAGES_ACCOUNTS, 'user.invite'], 'own')

describe('a publisher, whatever rights they hold', () => {
  it('says of nobody what they are paid', async () => {
    const me = await aPublisher()
    const { id } = await anAccount(product, { users: [me.id] })
    const pay = (acu_comission: string) =>
      product.call('POST', `/account/${id}`, {
        token: me.token,
        body: { users: [{ acu_id_user: me.id, acu_comission }] },
      })
    expect(wrongIn(await pay('100'))).toMatchObject([{ field: 'users.0.acu_comission', code: 'notYours' }])
    expect((await pay('0.0')).status).toBe(200)
  })

  it('does not take themselves off an account', async () => {
    const me = await aPublisher()
    const { id } = await anAccount(product, { users: [me.id] })
    const leave = await product.call('POST', `/account/${id}`, { token: me.token, body: { users: [] } })
    expect(wrongIn(leave)).toMatchObject([{ field: 'users', code: 'ownRecord' }])
  })

  it('begins in the last tier, which sets the fee, also with a whole publisher or a file at once', async () => {
    const { token } = await aPublisher()
    const notYours = [{ field: 'acc_tier', code: 'notYours' }]
    const store = (acc_tier: number) => product.call('POST', '/account', { token, body: accountPayload({ acc_tier }) })
    expect(wrongIn(await store(1))).toMatchObject(notYours)
    const stored = await store(5)
    expect(oneAccountOf(stored).record.users[0]?.acu_comission).toBe('0.00')

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
