import type { Visit } from '@candela/shared-contract'
import { anAccount, aWebsiteOf, MANAGES_ACCOUNTS } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { askList } from '../../../test/lists'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { attachTo } from '../../../test/websites'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

const READS = ['userAccessLog.list', 'userAccessLog.get'] as const

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())

const list = (body: object, token = admin) =>
  askList<Visit, { ual_device: Record<string, number> }>(product, '/userAccessLog/list', token, body)
const of = (...ids: number[]) => ({ filters: { ual_id_user: ids.map(String) } })
const enter = async (email: string, userAgent: string, ip = '198.51.100.23'): Promise<string> => {
  const { body } = await product.call('POST', '/auth', {
    body: { email, password: 'candela-demo' },
    headers: { 'user-agent': userAgent },
    ip,
  })
  return String(body.token)
}
const get = (id: number, token: string) => product.call('GET', `/userAccessLog/${id}`, { token })

it('a sign-in is kept with what it came from, and lasts as long as its session', async () => {
  const { id, email } = await somebodyOf(product, groupId)
  const token = await enter(email, CHROME)
  await enter(email, PHONE)
  const { rows, total, counts } = await list(of(id))
  expect(total).toBe(3)
  expect(counts.ual_device).toEqual({ desktop: 2, mobile: 1, tablet: 0 })
  expect(rows[0]).toMatchObject({
    ual_browser: 'Mobile Safari',
    ual_operating_system: 'iOS',
    ual_device: 'mobile',
    ual_ip: '198.51.100.23',
    open: true,
  })
  expect(rows[1]).toMatchObject({ ual_browser: 'Chrome', ual_operating_system: 'Windows', ual_device: 'desktop' })
  await product.database.exec(`update sessions set created_at = created_at - interval '90 seconds',
    expires_at = expires_at where ses_id_user = ${id}`)
  await product.database.exec(`update visit_logs set created_at = created_at - interval '90 seconds'
    where id = ${rows[1]?.id}`)
  await product.call('POST', '/auth/logout', { token })
  const ended = (await list(of(id))).rows.find(visit => visit.id === rows[1]?.id)
  expect(ended?.open).toBe(false)
  expect(ended?.duration).toBeGreaterThanOrEqual(90)
  expect(ended?.duration).toBeLessThan(150)
})

it('a session that ran out ended then, and a visit of which no session is known has no length', async () => {
  const { id } = await somebodyOf(product, groupId)
  await product.database.exec(`update sessions set expires_at = created_at + interval '1 hour' - interval '2 days',
    created_at = created_at - interval '2 days' where ses_id_user = ${id}`)
  await product.database.exec(
    `update visit_logs set created_at = created_at - interval '2 days' where ual_id_user = ${id}`,
  )
  await product.database.exec(`insert into visit_logs (ual_id_user, ual_user_agent) values (${id}, '${CHROME}')`)
  const { rows } = await list(of(id))
  expect(rows).toMatchObject([{ duration: null, open: false, ual_browser: 'Chrome' }, { open: false }])
  expect(rows[1]?.duration).toBeGreaterThan(3590)
  expect(rows[1]?.duration).toBeLessThan(3610)
})

it('is searched by name and address, filtered by device and days, and sorted', async () => {
  const group = await aGroup(product, { scope: 'own', name: 'Zeta' })
  const [one, other] = [await somebodyOf(product, group.id), await somebodyOf(product, groupId)]
  await enter(one.email, PHONE)
  await product.database.exec(`update visit_logs set created_at = '2026-03-02T02:59:00Z'
    where ual_id_user = ${other.id}`)
  expect((await list({ search: one.email })).total).toBe(2)
  expect((await list({ ...of(one.id), search: '%' })).total).toBe(0)
  const phones = await list({ filters: { ual_id_user: [String(one.id)], ual_device: ['mobile'] } })
  expect([phones.total, phones.counts.ual_device]).toEqual([1, { desktop: 1, mobile: 1, tablet: 0 }])
  // 23:59 in São Paulo is the day before.
  const days = (period: string) => list({ filters: { ual_id_user: [String(other.id)], period: [period] } })
  expect((await days('2026-03-01..2026-03-01')).total).toBe(1)
  expect((await days('2026-03-02..2026-03-02')).total).toBe(0)
  expect((await list({ filters: { ual_id_user: [String(one.id)], period: ['today'] } })).total).toBe(2)
  expect((await days('2026-03-02..2026-03-01')).status).toBe(422)
  const by = async (field: string, dir: 'asc' | 'desc') =>
    (await list({ ...of(one.id, other.id), sort: [{ field, dir }] })).rows.map(row => row.ual_id_user)
  expect(await by('created_at', 'asc')).toEqual([other.id, one.id, one.id])
  for (const field of ['usr_name', 'usr_email', 'ual_browser', 'ual_operating_system', 'ual_device', 'ual_language'])
    expect((await by(field, 'desc')).length).toBe(3)
  expect((await by('gro_name', 'desc'))[0]).toBe(one.id)
  expect((await by('duration', 'desc')).length).toBe(3)
  expect((await list({ sort: [{ field: 'ual_ip', dir: 'asc' }] })).status).toBe(422)
})

it('comes page by page, every visit once', async () => {
  const { id } = await somebodyOf(product, groupId)
  await product.database.exec(`insert into visit_logs (ual_id_user, created_at)
    select ${id}, '2026-01-01T00:00:00Z' from generate_series(1, 24)`)
  const pages = await Promise.all([1, 2, 3].map(page => list({ ...of(id), page, perPage: 10 })))
  expect(new Set(pages.flatMap(({ rows }) => rows.map(row => row.id))).size).toBe(25)
})

it('people see the visits of those they reach, without the last part of the address', async () => {
  const manager = await somebodyWith(product, READS, 'managed')
  const [theirs, foreign] = [await somebodyOf(product, groupId), await somebodyOf(product, groupId)]
  await product.database.exec(`update users set usr_id_creator = ${manager.id} where id = ${theirs.id}`)
  const seen = await list({}, manager.token)
  expect(new Set(seen.rows.map(row => row.ual_id_user))).toEqual(new Set([manager.id, theirs.id]))
  expect(seen.total).toBe(seen.rows.length)
  expect(seen.rows.every(({ ual_ip }) => ual_ip === '127.0.0.x')).toBe(true)
  expect((await list(of(foreign.id), manager.token)).rows).toEqual([])

  const visitOf = async (id: number) => (await list(of(id))).rows[0]?.id ?? 0
  expect((await get(await visitOf(theirs.id), manager.token)).body.record).toMatchObject({ ual_ip: '127.0.0.x' })
  const [absent, hidden] = [await get(987_654_321, manager.token), await get(await visitOf(foreign.id), manager.token)]
  expect([absent.status, hidden.status]).toEqual([404, 404])
  expect({ ...hidden.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' })

  await product.database.exec(`update users set usr_id_creator = null where id = ${theirs.id}`)
  expect((await list(of(theirs.id), manager.token)).total).toBe(0)
})

it('of somebody on a website alone, visits since they are there and it belongs to the account of now are seen, by every door', async () => {
  const [me, guest] = [
    await somebodyWith(product, [...READS, 'systemLog.list'], 'own'),
    await somebodyOf(product, groupId),
  ]
  const [from, to] = [await anAccount(product), await anAccount(product, { users: [me.id] })]
  const website = await aWebsiteOf(product, from.id)
  const logins = { filters: { slo_type: ['login'], slo_object_id: [String(guest.id)] } }
  const seen = async () => [
    (await list(of(guest.id), me.token)).total,
    (await askList(product, '/systemLog/list', me.token, logins)).total,
    (await product.call('GET', `/user/${guest.id}/visits`, { token: me.token })).body.length,
  ]
  await attachTo(product, website.id, guest.id)
  await enter(guest.email, CHROME)
  await product.call('POST', '/auth', { body: { email: guest.email, password: 'wrong' } })
  const body = { anw_account_id: to.id, keep: [guest.id] }
  expect((await product.call('POST', `/website/${website.id}`, { token: admin, body })).status).toBe(200)
  expect(await seen()).toEqual([0, 0, 0])
  await enter(guest.email, CHROME)
  expect(await seen()).toEqual([1, 1, 1])
  const late = await somebodyOf(product, groupId)
  await attachTo(product, (await aWebsiteOf(product, to.id)).id, late.id)
  expect((await list(of(late.id))).total).toBe(1)
  expect((await list(of(late.id), me.token)).total).toBe(0)
  // The trail has its own order, also where a clock that ran ahead gave all of it one time.
  await product.database.exec(`update system_logs set created_at = '2030-01-01'
    where slo_object_id in (${guest.id}, ${website.id})`)
  expect((await askList(product, '/systemLog/list', me.token, logins)).total).toBe(1)
  // Whoever has sold through the account all along is theirs with all of it, what failed too.
  await product.database.exec(`insert into account_users (acu_id_account, acu_id_user, created_at)
    values (${to.id}, ${guest.id}, '2026-01-01')`)
  expect(await seen()).toEqual([3, 3, 4])
})

it('whoever makes a guest sell through their account sees no more of the time before', async () => {
  const manager = await somebodyWith(product, [...READS, ...MANAGES_ACCOUNTS], 'managed')
  const guest = await somebodyOf(product, groupId)
  await anAccount(product, { users: [guest.id] })
  const mine = await anAccount(product, { managers: [manager.id] })
  await attachTo(product, (await aWebsiteOf(product, mine.id)).id, guest.id)
  await enter(guest.email, CHROME)
  const logins = { filters: { slo_type: ['login'], slo_object_id: [String(guest.id)] } }
  const seen = async () => [
    (await list(of(guest.id), manager.token)).total,
    (await askList(product, '/systemLog/list', manager.token, logins)).total,
  ]
  const sellThrough = async (users: object[]) =>
    (await product.call('POST', `/account/${mine.id}`, { token: manager.token, body: { users } })).status
  expect(await seen()).toEqual([1, 1])
  expect(await sellThrough([{ acu_id_user: guest.id }])).toBe(200)
  expect(await seen()).toEqual([1, 1])
  await enter(guest.email, PHONE)
  expect(await seen()).toEqual([2, 2])
  await product.database.exec(`delete from website_users where wsu_id_user = ${guest.id}`)
  expect(await seen()).toEqual([1, 1])
  // The trail has its own order, also where a clock that ran ahead gave all of it one time; pay begins no tie.
  const paid = { users: [{ acu_id_user: guest.id, acu_comission: '5' }] }
  expect((await product.call('POST', `/account/${mine.id}`, { token: admin, body: paid })).status).toBe(200)
  await product.database.exec(`update system_logs set created_at = '2030-01-01'
    where slo_object_id in (${guest.id}, ${mine.id})`)
  expect((await askList(product, '/systemLog/list', manager.token, logins)).total).toBe(1)
  expect(await sellThrough([])).toBe(200)
  expect(await seen()).toEqual([0, 0])
})

it('one visit says what its browser said of itself', async () => {
  const { id, email } = await somebodyOf(product, groupId)
  await enter(email, CHROME)
  const [visit] = (await list(of(id))).rows
  expect((await get(visit?.id ?? 0, admin)).body.record).toMatchObject({
    ual_user_agent: CHROME,
    ual_ip: '198.51.100.23',
  })
})

it('the file has the rows and columns of the list, in the language of the reader', async () => {
  const { id } = await somebodyOf(product, groupId)
  const answer = await fileOf(product, '/userAccessLog/export', await product.signIn('publisher@candela.example'), {
    columns: ['usr_email', 'ual_device', 'ual_ip', 'duration'],
    ...of(id),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/acessos_\d{8}-\d{4}\.csv/)
  // Of somebody that the reader does not reach there is nothing.
  expect(answer.text).toBe('\uFEFFE-mail;Dispositivo;Endereço IP;Duração\r\n')
})
