import type { LiveEvent } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { anOwnNotification, NOBODY, toSend } from '../../../test/notifications'
import { aGroup, aPerson, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, until } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const post = (token: string, path: string, body: object = {}) => product.call('POST', path, { token, body })

const send = async (token: string, audience: object, said: object = {}): Promise<number> => {
  const answer = await post(token, '/notification', toSend(audience, said))
  expect(answer.status).toBe(200)
  await product.doJobs()
  return (answer.body.record as { id: number }).id
}

type Mine = { id: number; usn_title: string; usn_message: string; sender_name: string | null; usn_read: string | null }
const mine = async (token: string, body: object = {}) => {
  const answer = await post(token, '/userNotification/list', body)
  expect(answer.status).toBe(200)
  return answer.body as { data: Mine[]; meta: { total: number; asOf: string; counts: Record<string, object> } }
}
const titles = async (token: string, body: object = {}) =>
  (await mine(token, body)).data.map(({ usn_title }) => usn_title)

const READS = [
  'userNotification.list',
  'userNotification.get',
  'userNotification.read',
  'userNotification.readAll',
] as const
const SENDS = [
  'notification.list',
  'notification.get',
  'notification.store',
  'notification.update',
  'notification.destroy',
] as const

const aReader = async (scope: 'own' | 'all' = 'own') => {
  const group = await aGroup(product, { pairs: READS, scope })
  return { ...(await somebodyOf(product, group.id)), group: group.id }
}
const setUser = (id: number, values: object) =>
  product.database.unaudited.updateTable('users').set(values).where('id', '=', id).execute()

describe('an audience', () => {
  it('is everybody whom a person, a group, an account, a tier or a manager names, each once', async () => {
    const [one, two] = [await aReader(), await aReader()]
    const manager = await aPerson(product, (await aGroup(product, { scope: 'managed' })).id)
    const seller = await aReader()
    const account = await anAccount(product, { managers: [manager.id], users: [seller.id] })
    const user = await aReader()
    const website = await aWebsiteOf(product, account.id)
    await product.database.unaudited
      .insertInto('website_users')
      .values({ wsu_id_website: website.id, wsu_id_user: user.id })
      .execute()
    const named = async (audience: object) => {
      const answer = await post(admin, '/notification/audience', { audience: { ...NOBODY, ...audience } })
      expect(answer.status).toBe(200)
      return (answer.body as { data: { id: number }[] }).data.map(({ id }) => id).sort((a, b) => a - b)
    }
    expect(await named({ users: [one.id], groups: [one.group, two.group] })).toEqual([one.id, two.id])
    expect(await named({ accounts: [account.id] })).toEqual([seller.id, user.id])
    expect(await named({ managers: [manager.id], users: [seller.id] })).toEqual([seller.id, user.id])
    await product.database.unaudited.updateTable('accounts').set({ acc_tier: 5 }).where('id', '=', account.id).execute()
    expect(await named({ tiers: [5] })).toEqual(expect.arrayContaining([seller.id, user.id]))
    await setUser(seller.id, { usr_status: 'Banido' })
    expect(await named({ accounts: [account.id] })).toEqual([user.id])
  })

  it('holds nobody whom its sender does not reach', async () => {
    const { token, id } = await somebodyWith(product, SENDS, 'managed')
    const [near, far] = [await aReader(), await aReader()]
    const account = await anAccount(product, { managers: [id], users: [near.id] })
    const foreign = await anAccount(product, { users: [far.id] })
    const audience = { users: [near.id, far.id], accounts: [account.id, foreign.id] }
    expect(await post(token, '/notification', toSend(audience))).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'not_audience.users.1', code: 'notAnOption' },
          { field: 'not_audience.accounts.1', code: 'notAnOption' },
        ],
      },
    })
    // The whole tier of an account: of it those alone whom the sender reaches.
    await send(token, { groups: [near.group], accounts: [account.id] }, { not_title: 'For my accounts' })
    expect(await titles(near.token)).toEqual(['For my accounts'])
    expect(await titles(far.token)).toEqual([])
  })

  it('is chosen by the tier of accounts by staff alone', async () => {
    const { token, id } = await somebodyWith(product, SENDS, 'own')
    await anAccount(product, { users: [id] })
    for (const tier of [1, 2, 3] as const)
      expect(await post(token, '/notification', toSend({ users: [id], tiers: [tier] }))).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'not_audience.tiers.0', code: 'notAnOption' }] },
      })
  })

  it.each([
    ['names nobody', toSend({}), 'not_audience.users', 'userRequired'],
    ['names somebody twice', toSend({ users: [1, 1] }), 'not_audience.users.1', 'duplicate'],
    ['has no title', toSend({ users: [1] }, { not_title: ' ' }), 'not_title', 'required'],
    ['has a title of 255 characters', toSend({ users: [1] }, { not_title: '😀'.repeat(255) }), 'not_title', 'tooLong'],
    ['has a message of 255', toSend({ users: [1] }, { not_message: 'm'.repeat(255) }), 'not_message', 'tooLong'],
    ['leads out of the product', toSend({ users: [1] }, { not_path: '//evil.example' }), 'not_path', 'link'],
    ['is for yesterday', toSend({ users: [1] }, { not_send_at: '2020-01-01T00:00:00Z' }), 'not_send_at', 'pastTime'],
  ])('a notification that %s is refused with its field', async (_what, body, field, code) => {
    expect(await post(admin, '/notification', body)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
  })

  it('counts characters as people do: 254 of any kind are taken', async () => {
    const reader = await aReader()
    await send(admin, { users: [reader.id] }, { not_title: '😀'.repeat(254), not_message: 'é'.repeat(254) })
    expect(await titles(reader.token)).toEqual(['😀'.repeat(254)])
  })

  it('of people who cannot sign in is refused', async () => {
    const reader = await aReader()
    await setUser(reader.id, { usr_status: 'Inativo' })
    expect(await post(admin, '/notification', toSend({ users: [reader.id] }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'not_audience.users', code: 'nobodyReached' }] },
    })
  })
})

describe('what is sent', () => {
  it('reaches each in their language, as text, with who sent it', async () => {
    const [en, pt] = [await aReader(), await aReader()]
    await setUser(en.id, { usr_locale: 'en_US' })
    await setUser(pt.id, { usr_locale: 'pt_BR' })
    const hostile = '<img src=x onerror=alert(1)>"\'; drop table users --'
    await send(
      admin,
      { users: [en.id, pt.id] },
      { not_title: hostile, not_variants: [{ language: 'pt', title: 'Olá', message: 'Tudo bem?' }] },
    )
    expect((await mine(en.token)).data[0]).toMatchObject({ usn_title: hostile, sender_name: expect.any(String) })
    expect((await mine(pt.token)).data[0]).toMatchObject({ usn_title: 'Olá', usn_message: 'Tudo bem?' })
  })

  it('is sent once, however often and by however many its job is begun', async () => {
    const reader = await aReader()
    const id = await send(admin, { users: [reader.id] }, { not_title: 'Once' })
    await product.database.exec(`update jobs set job_state = 'queued', job_owner = null, finished_at = null
      where job_payload ->> 'notification' = '${id}'`)
    await Promise.all([product.doJobs(), product.doJobs()])
    expect(await titles(reader.token)).toEqual(['Once'])
  })

  it('goes to more than one part of them', async () => {
    const group = await aGroup(product, { pairs: READS, scope: 'own' })
    await product.database.exec(`insert into users (usr_name, usr_email, usr_id_group)
      select 'Reader ' || n, 'reader.' || n || '@candela.example', ${group.id} from generate_series(1, 1203) as n`)
    const id = await send(admin, { groups: [group.id] })
    const { body } = await product.call('GET', `/notification/${id}`, { token: admin })
    expect(body.record).toMatchObject({ state: 'sent', recipients_count: 1_203, read_count: 0 })
    await product.database.exec(`delete from user_notifications where usn_id_notification = ${id}`)
    await product.database.exec(`delete from users where usr_id_group = ${group.id}`)
  })

  it('waits for its time, can be changed and taken back until then, and stays as it is afterwards', async () => {
    const reader = await aReader()
    const at = '2090-01-01T09:00:00Z'
    const id = await send(admin, { users: [reader.id] }, { not_send_at: at })
    expect(await titles(reader.token)).toEqual([])
    expect((await post(admin, `/notification/${id}`, { not_title: 'Changed' })).body).toMatchObject({
      record: { state: 'scheduled', not_title: 'Changed' },
      can: { update: true, destroy: true },
    })
    expect((await product.call('DELETE', `/notification/${id}`, { token: admin })).status).toBe(204)
    await product.database.exec('update jobs set job_next_at = clock_timestamp()')
    await product.doJobs()
    expect(await titles(reader.token)).toEqual([])
    expect((await post(admin, `/notification/${id}/restore`)).status).toBe(200)
    expect((await post(admin, `/notification/${id}`, { not_send_at: null })).status).toBe(200)
    await product.doJobs()
    expect(await titles(reader.token)).toEqual(['Changed'])
    for (const answer of [
      await post(admin, `/notification/${id}`, { not_title: 'Again' }),
      await product.call('DELETE', `/notification/${id}`, { token: admin }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'notificationSent' } })
  })

  it('is not sent for somebody who may not send any more, and says that it failed', async () => {
    const { token, group, id: sender } = await somebodyWith(product, SENDS)
    const reader = await aReader()
    const id = await send(token, { users: [reader.id] }, { not_send_at: '2090-01-01T09:00:00Z' })
    await product.database.exec(`delete from access_group_permissions where grp_id_group = ${group.id}
      and grp_method = 'store'`)
    await product.database.exec(`update jobs set job_next_at = clock_timestamp() where job_id_user = ${sender}`)
    await product.doJobs()
    expect(await titles(reader.token)).toEqual([])
    const { body } = await product.call('GET', `/notification/${id}`, { token: admin })
    expect(body.record).toMatchObject({ state: 'failed' })
  })

  it('is there for whoever sent it and whoever reaches everything, with who read it', async () => {
    const sender = await somebodyWith(product, SENDS, 'managed')
    const other = await somebodyWith(product, SENDS, 'managed')
    const reader = await aReader()
    await anAccount(product, { managers: [sender.id], users: [reader.id] })
    const id = await send(sender.token, { users: [reader.id] }, { not_title: 'Mine alone' })
    const [told] = (await mine(reader.token)).data
    await post(reader.token, '/userNotification/read', { ids: [told?.id], read: true })
    for (const token of [sender.token, admin]) {
      expect((await product.call('GET', `/notification/${id}`, { token })).body.record).toMatchObject({ read_count: 1 })
      const { body } = await post(token, `/notification/${id}/recipients`, { filters: { read: ['yes'] } })
      expect((body as { data: object[] }).data).toEqual([
        expect.objectContaining({ id: reader.id, read_at: expect.any(String) }),
      ])
      expect((await post(token, `/notification/${id}/recipients`, { filters: { read: ['no'] } })).body).toMatchObject({
        meta: { total: 0 },
      })
    }
    await setUser(reader.id, { deleted_at: new Date().toISOString() })
    const { data } = (await post(admin, `/notification/${id}/recipients`)).body as { data: object[] }
    expect(data).toEqual([expect.objectContaining({ id: reader.id, usr_email: '' })])
    expect((await product.call('GET', `/notification/${id}`, { token: other.token })).status).toBe(404)
    expect((await post(other.token, `/notification/${id}/recipients`)).status).toBe(404)
  })
})

describe('what somebody was told', () => {
  it('is theirs alone: another person neither reads, marks nor hides it', async () => {
    const [one, other] = [await aReader(), await aReader('all')]
    const { id } = await anOwnNotification(product, one.id)
    expect((await product.call('GET', `/userNotification/${id}`, { token: other.token })).status).toBe(404)
    for (const [call, body] of [
      ['read', { ids: [id], read: true }],
      ['hide', { ids: [id], hidden: true }],
    ] as const)
      expect((await post(other.token, `/userNotification/${call}`, body)).status).toBe(404)
    expect((await mine(one.token)).data[0]).toMatchObject({ id, usn_read: null })
  })

  it('is marked read, unread and hidden one by one, and opening the list marks nothing', async () => {
    const { token, id: user } = await aReader()
    const { id } = await anOwnNotification(product, user)
    expect((await mine(token)).meta.counts).toMatchObject({ read: { no: 1, yes: 0 } })
    expect((await product.call('GET', `/userNotification/${id}`, { token })).body.record).toMatchObject({
      usn_read: null,
    })
    expect((await post(token, '/userNotification/read', { ids: [id], read: true })).body).toEqual({ done: 1 })
    expect((await post(token, '/userNotification/read', { ids: [id], read: true })).body).toEqual({ done: 0 })
    expect((await mine(token)).meta.counts).toMatchObject({ read: { no: 0, yes: 1 } })
    await post(token, '/userNotification/read', { ids: [id], read: false })
    await post(token, '/userNotification/hide', { ids: [id], hidden: true })
    expect(await titles(token)).toEqual([])
    expect((await product.call('GET', `/userNotification/${id}`, { token })).status).toBe(404)
    await post(token, '/userNotification/hide', { ids: [id], hidden: false })
    expect(await titles(token)).toEqual(['Your file is ready'])
  })

  it('all that a list shows is marked: not what its filters keep out, nor what came after it', async () => {
    const { token, id: user } = await aReader()
    await anOwnNotification(product, user, { usn_title: 'File' })
    await anOwnNotification(product, user, { usn_title: 'Payment', usn_kind: 'payment' })
    const { meta } = await mine(token)
    await anOwnNotification(product, user, { usn_title: 'Later' })
    for (const until of ['2026-99-99T99:99:99Z', '0000-01-01T00:00:00Z', '2026-02-30T10:00:00Z'])
      expect(await post(token, '/userNotification/readAll', { until })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'until', code: 'invalid' }] },
      })
    const all = { filters: { kind: ['export'] }, until: meta.asOf }
    expect((await post(token, '/userNotification/readAll', all)).body).toEqual({ done: 1 })
    expect(await titles(token, { filters: { read: ['no'] } })).toEqual(['Later', 'Payment'])
  })

  const unreadIn = (events: LiveEvent[]) =>
    events.flatMap(event => (event.type === 'notifications' ? [event.unread] : []))

  it('raises the bell of whoever is there at once, and of whoever comes back to how it stands', async () => {
    const { token, id: user } = await aReader()
    const first = await product.listen(token)
    await until(() => first.events.length >= 2)
    const sent = await send(admin, { users: [user] })
    await until(() => unreadIn(first.events).at(-1) === 1)
    first.leave()
    await send(admin, { users: [user] })
    const second = await product.listen(token)
    await until(() => unreadIn(second.events).at(-1) === 2)
    const [newest] = (await mine(token)).data
    await post(token, '/userNotification/read', { ids: [newest?.id], read: true })
    await until(() => unreadIn(second.events).at(-1) === 1)
    second.leave()
    expect(sent).toBeGreaterThan(0)
  })

  it('of a kind that somebody wants quiet is in their list and not in their bell', async () => {
    const { token, id: user } = await aReader()
    await anOwnNotification(product, user)
    const settings = { quiet: ['export'], mailed: [], updated_at: null }
    const saved = await post(token, '/userNotification/settings', settings)
    expect(saved).toMatchObject({ status: 200, body: { quiet: ['export'] } })
    expect(await post(token, '/userNotification/settings', settings)).toMatchObject({ status: 409 })
    const listening = await product.listen(token)
    await until(() => unreadIn(listening.events).at(-1) === 0)
    listening.leave()
    expect(await titles(token)).toEqual(['Your file is ready'])
  })
})

it('is told of once, however its sending is arranged', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const stored = await post(admin, '/notification', toSend({ groups: [1] }, { not_send_at: later }))
  expect(stored.status).toBe(200)
  const { id } = stored.body.record as { id: number }
  const told = await product.database.read
    .selectFrom('system_logs')
    .where('slo_table_name', '=', 'notifications')
    .where('slo_object_id', '=', id)
    .select('slo_action')
    .execute()
  expect(told).toEqual([{ slo_action: 'notification.store' }])
})
