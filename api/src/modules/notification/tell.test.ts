import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aNetwork, aRun } from '../../../test/api-logs'
import { anOwnNotification } from '../../../test/notifications'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { createLiveEvents, type LiveChange } from '../../platform/live-events'
import { mailDigests } from './digest'
import { createWatch } from './watch'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const READS = ['userNotification.list'] as const

type Mine = { usn_title: string; usn_message: string; usn_path: string; usn_kind: string; sender_name: string | null }
const listOf = async (token: string): Promise<Mine[]> => {
  const { body } = await product.call('POST', '/userNotification/list', { token, body: {} })
  return (body as { data: Mine[] }).data
}
const mailsTo = (to: string) =>
  product.database.read.selectFrom('mails').selectAll().where('mai_to', '=', to).orderBy('id').execute()

it('whoever is a user of a website hears of the decision on it in their list and by mail', async () => {
  const user = await somebodyOf(product, (await aGroup(product, { pairs: READS, scope: 'own' })).id)
  const website = await aWebsiteOf(product, (await anAccount(product)).id)
  const { unaudited } = product.database
  await unaudited.insertInto('website_users').values({ wsu_id_website: website.id, wsu_id_user: user.id }).execute()
  await unaudited.updateTable('websites').set({ anw_status: 2 }).where('id', '=', website.id).execute()
  const body = { decision: 'approve' }
  expect((await product.call('POST', `/website/${website.id}/approve`, { token: admin, body })).status).toBe(200)
  const [told, ...others] = await listOf(user.token)
  expect(others).toEqual([])
  const [mail] = await mailsTo(user.email)
  expect(told).toMatchObject({
    usn_kind: 'website',
    usn_title: mail?.mai_subject,
    usn_path: `/website/${website.id}`,
    sender_name: null,
  })
  expect(told?.usn_message).toMatch(/^\S.*install its tags now\.$/)
})

it('a failed import is told once, until it goes well, to who may ask again and reaches it', async () => {
  const retries = [...READS, 'apiLog.retry'] as const
  const everywhere = await somebodyWith(product, retries)
  const manager = await somebodyWith(product, retries, 'managed')
  const others = [await somebodyWith(product, retries, 'managed'), await somebodyWith(product, READS)]
  const website = await aWebsiteOf(product, (await anAccount(product, { managers: [manager.id] })).id)
  const network = await aNetwork(product, { name: 'Aurora Ads', website: website.id })
  const failed = { result: 'timeout', error: { code: 'no_answer', text: null }, httpStatus: null } as const
  await aRun(product, network.id, { ...failed, nextRetryAt: new Date(Date.now() + 60_000) })
  expect(await listOf(everywhere.token)).toEqual([])
  await aRun(product, network.id, { ...failed, attempt: 2 })
  await aRun(product, network.id, failed)
  for (const { token } of [everywhere, manager])
    expect(await listOf(token)).toEqual([
      expect.objectContaining({
        usn_kind: 'import',
        usn_title: 'Import failed: Aurora Ads',
        usn_message: 'The network did not answer in time.',
        usn_path: `/api-log?f.apl_id_ad_network=${network.id}`,
      }),
    ])
  for (const { token } of others) expect(await listOf(token)).toEqual([])
  await aRun(product, network.id)
  await aRun(product, network.id, failed)
  expect(await listOf(manager.token)).toHaveLength(2)
})

it('a process hears of what another one brought to people, and of nothing twice', async () => {
  const heard: LiveChange[] = []
  const liveEvents = createLiveEvents()
  liveEvents.listen(change => heard.push(change))
  const look = createWatch({ database: product.database, liveEvents })
  const person = await somebodyWith(product, READS)
  await anOwnNotification(product, person.id)
  await look()
  expect(heard).toEqual([])
  await anOwnNotification(product, person.id)
  await anOwnNotification(product, person.id)
  await look()
  await look()
  expect(heard).toEqual([{ notified: person.id }])
})

describe('the daily mail', () => {
  const MORNING = new Date('2026-11-26T11:30:00Z')
  const NIGHT = new Date('2026-11-26T10:30:00Z')
  const digests = (now = MORNING) => mailDigests(product.database, 'https://candela.example', now)
  const wanting = async (mailed: readonly string[]) => {
    const person = await somebodyWith(product, READS, 'own')
    const body = { quiet: [], mailed, updated_at: null }
    const { status } = await product.call('POST', '/userNotification/settings', { token: person.token, body })
    expect(status).toBe(200)
    return person
  }

  it('holds what is unread of the kinds that somebody wants by mail, once a day, from the morning on', async () => {
    const person = await wanting(['export'])
    await anOwnNotification(product, person.id, { usn_title: 'Read', usn_read: '2026-01-01T00:00:00Z' })
    await anOwnNotification(product, person.id, { usn_title: 'Payment', usn_kind: 'payment' })
    await anOwnNotification(product, person.id, { usn_title: 'File', usn_message: 'Two\n\nlines' })
    await digests(NIGHT)
    expect(await mailsTo(person.email)).toEqual([])
    await Promise.all([digests(), digests()])
    const mails = await mailsTo(person.email)
    expect(mails.map(({ mai_subject }) => mai_subject)).toEqual(['1 unread notification'])
    expect(mails[0]?.mai_text).toContain('• File\n  Two lines')
    expect(mails[0]?.mai_text).not.toMatch(/Payment|• Read/)
    await anOwnNotification(product, person.id, { usn_title: 'Another' })
    await digests()
    expect(await mailsTo(person.email)).toHaveLength(1)
    await product.database.exec(`update notification_digests set ntd_at = ntd_at - interval '1 day'`)
    await digests()
    expect((await mailsTo(person.email)).at(-1)?.mai_text).toContain('• Another')
    expect((await mailsTo(person.email)).at(-1)?.mai_text).not.toContain('• File')
  })

  it('is not sent to who wants none or may read none any more, nor where there is nothing to tell', async () => {
    const people = [await wanting([]), await wanting(['website']), await wanting(['export'])]
    for (const { id } of people) await anOwnNotification(product, id)
    await product.database.exec(
      `delete from access_group_permissions where grp_controller = 'userNotification'
        and grp_id_group = (select usr_id_group from users where id = ${people[2]?.id})`,
    )
    await digests()
    for (const { email } of people) expect(await mailsTo(email)).toEqual([])
  })
})
