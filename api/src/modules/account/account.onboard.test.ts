import type { Pair } from '@candela/shared-contract'
import { oneAccountOf } from '../../../test/accounts'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { groupIdOf } from '../../../test/users'
import { DEFAULT_GROUPS } from '../../seeds/groups'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const rightsOf = (key: string): readonly Pair[] => DEFAULT_GROUPS.find(group => group.key === key)?.pairs ?? []

let last = 0

const payload = async (facts: Record<string, unknown> = {}) => {
  last += 1
  return {
    acc_name: `Onboarded ${last}`,
    acc_time_zone: 'Europe/Lisbon',
    acc_tier: 4,
    acm_id_user: null,
    anw_website: `https://www.Onboarded-${last}.example/home?x=1`,
    anw_product: 'Candela',
    anw_comission: '22.5',
    usr_name: `First Person ${last}`,
    usr_email: `first.person.${last}@onboarded.example`,
    usr_locale: 'pt_BR',
    usr_id_group: await groupIdOf(product, 'Publisher owner'),
    ...facts,
  }
}

const onboard = async (token: string, body: object, headers = {}) =>
  product.call('POST', '/account/onboard', { token, body, headers })

const asAdmin = () => product.signIn('admin@candela.example')

const counts = async () => {
  const { read } = product.database
  const of = (table: 'users' | 'accounts' | 'websites' | 'mails') =>
    read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  return Promise.all(
    (['users', 'accounts', 'websites', 'mails'] as const).map(async table => Number((await of(table)).n)),
  )
}

describe('onboarding a publisher', () => {
  it('makes the account, its website and its person, who is invited and attached to both', async () => {
    const body = await payload()
    const answer = await onboard(await asAdmin(), body)
    expect(answer.status).toBe(200)
    const { record } = oneAccountOf(answer)
    expect(record).toMatchObject({ acc_name: body.acc_name, acc_tier: 4, acc_is_enabled: 1, users_count: 1 })
    expect(record.users).toMatchObject([{ usr_email: body.usr_email }])
    expect(record.websites).toMatchObject([
      { anw_website: `www.onboarded-${last}.example`, anw_comission: '22.50', anw_status: 1 },
    ])
    const attached = await product.database.read
      .selectFrom('website_users')
      .select('wsu_id_user')
      .where('wsu_id_website', '=', record.websites[0]?.id ?? 0)
      .execute()
    expect(attached).toEqual([{ wsu_id_user: record.users[0]?.id }])
    const mail = await product.mailTo(body.usr_email)
    expect(mail?.text).toContain('/auth/reset')
    expect(mail?.text).toContain(body.usr_name)
  })

  it('leaves the fee to the tier where nobody says it', async () => {
    const { anw_comission: _fee, ...body } = await payload()
    const { record } = oneAccountOf(await onboard(await asAdmin(), body))
    expect(record.websites[0]?.anw_comission).toBe('25.00')
  })

  it('makes an account manager the manager of it, and lets its website wait', async () => {
    const manager = await somebodyWith(product, rightsOf('AM'), 'managed')
    const { record } = oneAccountOf(await onboard(manager.token, await payload()))
    expect(record.managers).toMatchObject([{ id: manager.id, acm_is_main: true }])
    expect(record.websites[0]?.anw_status).toBe(2)
    const again = await product.call('GET', `/account/${record.id}`, { token: manager.token })
    expect(again.status).toBe(200)
  })

  it('says everything that is wrong at once, at its field, and keeps nothing', async () => {
    const before = await counts()
    const answer = await onboard(
      await asAdmin(),
      await payload({
        acc_time_zone: 'Mars/Olympus',
        acm_id_user: 5,
        anw_website: 'jornaldocariri.example',
        usr_email: 'publisher@candela.example',
        usr_id_group: await groupIdOf(product, 'Finance'),
      }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'acc_time_zone timeZone',
      'acm_id_user notAnOption',
      'anw_website domainTaken',
      'usr_email emailTaken',
      'usr_id_group notAnOption',
    ])
    expect(await counts()).toEqual(before)
  })

  it('is for whoever may add accounts and websites and invite people, all three', async () => {
    const all: Pair[] = ['account.store', 'website.store', 'user.invite']
    for (const missing of all) {
      const { token } = await somebodyWith(
        product,
        all.filter(pair => pair !== missing),
        'all',
      )
      expect((await onboard(token, await payload())).status).toBe(403)
    }
  })

  it('gives no group that its giver does not have', async () => {
    const { token } = await somebodyWith(product, ['account.store', 'website.store', 'user.invite'], 'managed')
    const { status, body } = await onboard(token, await payload())
    expect([status, body.errors?.map(({ field, code }) => `${field} ${code}`)]).toEqual([422, ['usr_id_group notHeld']])
  })

  it('sent twice with one key is done once', async () => {
    const [token, body, before] = [await asAdmin(), await payload(), await counts()]
    const headers = { 'idempotency-key': 'onboard-once' }
    const [first, second] = await Promise.all([onboard(token, body, headers), onboard(token, body, headers)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(oneAccountOf(second).record.id).toBe(oneAccountOf(first).record.id)
    expect(await counts()).toEqual(before.map(count => count + 1))
  })

  it('of two with one domain at the same moment one wins, and the other is told', async () => {
    const [token, one] = [await asAdmin(), await payload()]
    const other = await payload({ anw_website: one.anw_website })
    const answers = await Promise.all([onboard(token, one), onboard(token, other)])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won?.status, lost?.status]).toEqual([200, 422])
    expect(lost?.body.errors).toMatchObject([{ field: 'anw_website', code: 'domainTaken' }])
  })
})
