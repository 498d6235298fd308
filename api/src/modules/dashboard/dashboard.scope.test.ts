import { addDays, type Day, PLATFORM_ZONE, type Scope, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { BLOCKS, SEES_DASHBOARDS } from '../../../test/dashboards'
import { anEarner, type Earner } from '../../../test/earners'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { attachTo, movedOn } from '../../../test/websites'

const READS = [...SEES_DASHBOARDS, 'website.list'] as const

let product: Product
let network: Network
let open: Earner
let hidden: Earner
let foreign: Earner
const day = addDays(todayIn(PLATFORM_ZONE), -2)

const somebody = (scope: Scope) => somebodyWith(product, READS, scope)
const aPublisher = (name: string, gross: number, acc_gross_visible?: 0 | 1) =>
  anEarner(product, { name, gross, day, network, pairs: READS, acc_gross_visible })

beforeAll(async () => {
  product = await startProduct()
  network = await aNetwork(product, { name: 'Everybody’s network' })
  open = await aPublisher('Open', 1_310)
  hidden = await aPublisher('Hidden', 2_930, 0)
  foreign = await aPublisher('Foreign', 5_570)
})
afterAll(() => product.close())

const ask = async (token: string, path: string, facts: object = {}) => {
  const body = { period: `${addDays(day, -1)}..${day}`, currency: 'BRL', ...facts }
  const answer = await product.call('POST', path, { token, body })
  return { ...answer, text: JSON.stringify(answer.body) }
}
const totals = async (token: string, facts: object = {}) => {
  const { body } = await ask(token, '/dashboard/totalizers', facts)
  return (body.totals as { values: Record<string, string> }).values
}

describe.each(BLOCKS)('%s %j', (path, facts) => {
  it.each<[string, () => string]>([
    ['a publisher', () => open.seller.token],
    ['an account manager', () => open.manager.token],
  ])('tells %s nothing of others', async (_who, token) => {
    const { status, text } = await ask(token(), path, facts)
    expect(status).toBe(200)
    for (const { gross, net } of [hidden, foreign])
      for (const number of [gross, net]) expect(text).not.toContain(number)
    expect(text).not.toMatch(/Foreign|Hidden/)
  })

  it('tells a publisher nothing of the margin', async () => {
    const { text } = await ask(open.seller.token, path, facts)
    expect(text).not.toMatch(/margin|gross_ecpm/)
    expect(text).not.toContain('262.00')
  })

  it('tells a publisher whose account hides it nothing of gross and share', async () => {
    const { status, text } = await ask(hidden.seller.token, path, facts)
    expect(status).toBe(200)
    expect(text).not.toMatch(/margin|gross|revshare/)
    for (const number of [hidden.gross, '586.00', '80.00']) expect(text).not.toContain(number)
  })

  it.each([
    ['website', () => foreign.site.id],
    ['account', () => foreign.account.id],
  ])('answers a foreign %s like one that never was', async (name, id) => {
    const answers = [
      await ask(open.seller.token, path, { ...facts, filters: { [name]: [String(id())] } }),
      await ask(open.manager.token, path, { ...facts, filters: { [name]: [String(id())] } }),
      await ask(open.seller.token, path, { ...facts, filters: { [name]: ['987654321'] } }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.errors).toEqual([
        { field: `filters.${name}`, code: 'notAnOption', message: expect.stringMatching(/\S/) },
      ])
    }
  })
})

it('everybody sees their own numbers, whole', async () => {
  expect(await totals(open.seller.token)).toMatchObject({ net: open.net, revshare_pct: '80.00', pageviews: '1310' })
  expect(await totals(open.manager.token)).toMatchObject({ net: open.net, revshare_pct: '80.00' })
  const shown = await totals(hidden.seller.token)
  expect([shown.net, shown.revshare_pct]).toEqual([hidden.net, undefined])
  // Hiding is from publishers: whoever looks after the account knows it.
  expect(await totals(hidden.manager.token)).toMatchObject({ net: hidden.net, revshare_pct: '80.00' })
})

it('gross stays hidden while anything in reach hides it, whatever is asked for', async () => {
  const { database } = product
  const acu_id_user = hidden.seller.id
  await database.unaudited
    .insertInto('account_users')
    .values({ acu_id_account: open.account.id, acu_id_user, acu_comission: '0' })
    .execute()
  const shown = await totals(hidden.seller.token, { filters: { account: [String(open.account.id)] } })
  await database.unaudited
    .deleteFrom('account_users')
    .where('acu_id_account', '=', open.account.id)
    .where('acu_id_user', '=', acu_id_user)
    .execute()
  expect([shown.net, shown.revshare_pct]).toEqual([open.net, undefined])
})

it('whoever is attached to a website alone sees its numbers and not whose it is', async () => {
  const guest = await somebody('own')
  await attachTo(product, open.site.id, guest.id)
  expect((await totals(guest.token)).net).toBe(open.net)
  const { body, text } = await ask(guest.token, '/dashboard/movers')
  expect(text).not.toContain('Open account')
  expect(body.rows).toMatchObject([{ key: { account: { id: null, label: '' } } }])
  expect((await ask(guest.token, '/dashboard/charts', { chart: 'websites' })).text).toContain('Open site')
})

it('a website that moved leaves its past with the account that it was in', async () => {
  const [from, to] = [await aPublisher('Leaving', 710), await aPublisher('Taking', 130)]
  const { unaudited } = product.database
  await unaudited
    .updateTable('websites')
    .set({ anw_account_id: to.account.id })
    .where('id', '=', from.site.id)
    .execute()
  // Visits are counted there before anything is earned.
  await unaudited
    .insertInto('website_days')
    .values({
      wsd_id_website: from.site.id,
      wsd_date: addDays(day, -1),
      wsd_id_account: to.account.id,
      wsd_pageviews: 5_000,
      wsd_sessions: null,
    })
    .execute()
  expect((await totals(from.seller.token)).pageviews).toBe('710')
  await bring(product, [
    aFact(from.site.id, day, network, { value: 710e6, device: 'mobile' }),
    aFact(from.site.id, addDays(day, -1), network, { value: 190e6 }),
  ])
  // What was there stays; what came after the move is the new account's.
  expect((await totals(from.seller.token)).net).toBe('568.00')
  expect((await totals(to.seller.token)).net).toBe('256.00')
})

const changed = async (website: { id: number }, facts: object) => {
  const token = await product.signIn('admin@candela.example')
  const { status, body } = await product.call('POST', `/website/${website.id}`, { token, body: facts })
  expect([status, body.errors]).toEqual([200, undefined])
}

it('visits of a website that moved before it earned anything stay with the account of their days', async () => {
  const [mine, theirs, guest] = [await somebody('own'), await somebody('own'), await somebody('own')]
  const [manager, staff] = [await somebody('managed'), await somebody('all')]
  const [from, to] = [
    await anAccount(product, { users: [mine.id], managers: [manager.id] }),
    await anAccount(product, { users: [theirs.id] }),
  ]
  const site = await aWebsiteOf(product, from.id)
  const visits = (on: Day, pageviews: number) =>
    bring(product, [], [{ website: site.id, day: on, pageviews, sessions: null }])
  await visits(addDays(day, -1), 4_210)
  await changed(site, { anw_account_id: to.id })
  await movedOn(product, site.id, day)
  await attachTo(product, site.id, guest.id)
  await visits(day, 310)
  const chosen = { filters: { website: [String(site.id)] } }
  const told = async ({ token }: { token: string }, facts: object = {}) => (await totals(token, facts)).pageviews
  expect(await told(staff, chosen)).toBe('4520')
  for (const facts of [{}, chosen]) {
    for (const reader of [theirs, guest]) expect(await told(reader, facts)).toBe('310')
    for (const reader of [mine, manager]) expect(await told(reader, facts)).toBe('4210')
  }
  for (const [account, pageviews] of [[from, '4210'] as const, [to, '310'] as const])
    expect(await told(staff, { filters: { account: [String(account.id)] } })).toBe(pageviews)
})

it('days are those of the account, or the platform’s where several zones meet', async () => {
  const { token, id } = await somebody('own')
  const zones = ['Europe/Rome', 'Europe/Rome', 'Asia/Tokyo']
  const [rome, , tokyo] = await Promise.all(
    zones.map(async zone => {
      const account = await anAccount(product, { users: [id] })
      const change = product.database.unaudited.updateTable('accounts').set({ acc_time_zone: zone })
      await change.where('id', '=', account.id).execute()
      return aWebsiteOf(product, account.id)
    }),
  )
  const zone = async (...websites: ({ id: number } | undefined)[]) => {
    const filters = { website: websites.map(website => String(website?.id)) }
    return (await ask(token, '/dashboard/money', { filters })).body.zone
  }
  expect([await zone(rome), await zone(tokyo), await zone(rome, tokyo), await zone()]).toEqual([
    'Europe/Rome',
    'Asia/Tokyo',
    PLATFORM_ZONE,
    PLATFORM_ZONE,
  ])
})

const newShare = (wrs_id_website: number, wrs_valid_from: Day) =>
  product.database.unaudited
    .insertInto('website_revenue_shares')
    .values({
      wrs_id_website,
      wrs_type: 'website_percentage_value',
      wrs_valid_from,
      wrs_currency: null,
      rev_fixed_value: null,
      rev_fixed_cpm: null,
      rev_percentage_value: '80',
      ars_percentage: null,
      deleted_at: null,
    })
    .execute()
const logged = (slo_object_id: number, on: Day, diffs: object) =>
  product.database.unaudited
    .insertInto('system_logs')
    .values({
      slo_blame_user_id: null,
      slo_type: 'website',
      slo_action: 'website.update',
      slo_table_name: 'websites',
      slo_object_id,
      slo_transaction_hash: 'x',
      slo_diffs: JSON.stringify(diffs),
      slo_ip: null,
      slo_request_id: null,
      created_at: `${on}T12:00:00Z`,
    })
    .execute()
const NEW_STATUS = { anw_status: [0, 1] }

it('notes tell what happened to one’s own websites, and of a share to whom it is shown', async () => {
  for (const { site } of [open, hidden, foreign]) {
    await newShare(site.id, day)
    await logged(site.id, day, NEW_STATUS)
  }
  const notes = async (token: string) => (await ask(token, '/dashboard/charts', { chart: 'daily' })).body.notes
  const share = { day, kind: 'revenueShare', label: 'Open site' }
  expect(await notes(open.seller.token)).toEqual([{ day, kind: 'websiteStatus', label: 'Open site' }, share])
  expect(await notes(hidden.seller.token)).toEqual([{ day, kind: 'websiteStatus', label: 'Hidden site' }])
})

it('notes of a website that moved are told to the account that it was in on their day', async () => {
  const [from, to] = [await aPublisher('Former', 810), await aPublisher('Next', 230)]
  const before = (days: number) => addDays(day, -days)
  const asked = { chart: 'daily', period: `${before(9)}..${day}` }
  const notes = async (token: string, facts: object = {}) =>
    ((await ask(token, '/dashboard/charts', { ...asked, ...facts })).body.notes as { day: Day; kind: string }[]).map(
      note => [note.day, note.kind],
    )
  // It moved four days before the last of these, and has earned nothing since.
  await product.database.unaudited
    .deleteFrom('rollup_site_days')
    .where('rsd_id_website', '=', from.site.id)
    .where('rsd_date', '=', day)
    .execute()
  await product.database.unaudited
    .updateTable('websites')
    .set({ anw_account_id: to.account.id })
    .where('id', '=', from.site.id)
    .execute()
  for (const days of [7, 5, 2]) await logged(from.site.id, before(days), NEW_STATUS)
  await logged(from.site.id, before(4), { ...NEW_STATUS, anw_account_id: [from.account.id, to.account.id] })
  for (const days of [6, 1]) await newShare(from.site.id, before(days))
  const past = [
    [before(7), 'websiteStatus'],
    [before(6), 'revenueShare'],
    [before(5), 'websiteStatus'],
  ]
  const present = [
    [before(4), 'websiteStatus'],
    [before(2), 'websiteStatus'],
    [before(1), 'revenueShare'],
  ]
  const staff = await somebody('all')
  const of = (account: { id: number }) => ({ filters: { account: [String(account.id)] } })
  for (const [token, facts] of [[from.seller.token], [from.manager.token], [staff.token, of(from.account)]] as const)
    expect(await notes(token, facts)).toEqual(past)
  for (const [token, facts] of [[to.seller.token], [to.manager.token], [staff.token, of(to.account)]] as const)
    expect(await notes(token, facts)).toEqual(present)
  expect(await notes(staff.token, { filters: { website: [String(from.site.id)] } })).toEqual([...past, ...present])
  // A day that comes after the move is of whoever had the website then, with its numbers.
  const late = { period: `${before(7)}..${before(5)}` }
  const earned = async ({ seller }: { seller: { token: string } }) => Number((await totals(seller.token, late)).net)
  const byNext = await earned(to)
  await bring(product, [aFact(from.site.id, before(7), network), aFact(from.site.id, before(5), network)])
  expect(await notes(to.seller.token)).toEqual(present)
  expect(await notes(from.seller.token)).toEqual(past)
  expect(await earned(to)).toBe(byNext)
  // Eight each, in the place of what those days had.
  expect(await earned(from)).toBe(16)
})

it('whatever a website that moved is called since, its former account is told the name of its own time', async () => {
  const [from, to] = [await aPublisher('Before', 870), await aPublisher('After', 290)]
  await newShare(from.site.id, day)
  await changed(from.site, { anw_account_id: to.account.id })
  await changed(from.site, { anw_name: 'Called anew' })
  for (const [path, facts] of BLOCKS)
    for (const { token } of [from.seller, from.manager])
      expect((await ask(token, path, facts)).text).not.toContain('Called anew')
  const { body } = await ask(from.seller.token, '/dashboard/charts', { chart: 'daily' })
  expect(body.notes).toEqual([{ day, kind: 'revenueShare', label: 'Before site' }])
})

it('somebody without anything sees nothing, and no error', async () => {
  const { token } = await somebody('own')
  for (const [path, facts] of BLOCKS) expect((await ask(token, path, facts)).status).toBe(200)
  expect(await totals(token)).toMatchObject({ net: '0.00', ecpm: null, pageviews: null })
})

it('what went wrong is told to those who run the network', async () => {
  const log = async (token: string) => product.call('GET', '/dashboard/errorLog', { token })
  expect((await log(open.seller.token)).body).toEqual({ errors: [], more: 0 })
  expect(JSON.stringify((await log(open.manager.token)).body)).not.toMatch(/Foreign|Hidden/)
})
