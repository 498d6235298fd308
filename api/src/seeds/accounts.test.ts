import { freshDatabase } from '../../test/template'
import type { Diffs } from '../platform/db/schema'
import { accounts, publishersOf, SMALL } from './accounts'
import { DEMO_ACCOUNTS, STABLE } from './demo-accounts'
import { DEMO_GROUPS } from './demo-groups'
import { DEFAULT_GROUPS } from './groups'
import { people } from './people'
import { randomFrom } from './random'
import { withHistory } from './user-history'
import { visits } from './visits'

const TODAY = '2026-11-20'
const IDS = { SA: 1, OP: 2, FI: 3, AM: 4, PO: 5, PV: 6, SU: 7, SL: 8, PE: 9, QA: 10, TR: 11 }

/** Everything that a full demo puts into the tables, without the time that a database takes. */
const fullDemo = () => {
  const random = randomFrom(7)
  const joined = people(random, 'full', IDS, 'hash', TODAY)
  const { users } = withHistory(random, joined, { viewer: IDS.PV, owner: IDS.PO }, TODAY)
  const past = accounts(random, 'full', users, publishersOf(IDS), TODAY)
  return {
    users,
    logs: past.logs,
    accounts: past.rowsOf('accounts'),
    managers: past.rowsOf('account_managers'),
    sellers: past.rowsOf('account_users'),
    websites: past.rowsOf('websites'),
    siteUsers: past.rowsOf('website_users'),
    ...visits(random, users, TODAY, 5_000),
  }
}

const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const value of values) sum[value] = (sum[value] ?? 0) + 1
  return sum
}

describe('the accounts of a full demo', () => {
  const data = fullDemo()

  it('are as many, of the tiers and in the states that the plan says', () => {
    expect(tally(data.accounts.map(({ acc_tier }) => acc_tier))).toEqual({ 1: 2, 2: 4, 3: 6, 4: 7, 5: 5 })
    expect(tally(data.websites.map(({ anw_status }) => anw_status))).toEqual({ 0: 3, 1: 34, 2: 7, 3: 2 })
    expect(data.websites.filter(({ anw_reject_reason }) => anw_reject_reason)).toHaveLength(1)
    expect(tally(data.websites.map(({ anw_product }) => anw_product))).toEqual({ Candela: 32, 'Candela Video': 14 })
    const zones = new Set(data.accounts.map(({ acc_time_zone }) => acc_time_zone.split('/')[1]))
    expect([...zones].sort()).toEqual(['Lisbon', 'Madrid', 'New_York', 'Rome', 'Sao_Paulo'])
  })

  it('keep the rules that a save would ask of them', () => {
    const groups = new Map([...DEFAULT_GROUPS, ...DEMO_GROUPS].map(({ key, gro_scope }) => [IDS[key], gro_scope]))
    const scopeOf = new Map(data.users.map(({ id, usr_id_group }) => [id, groups.get(usr_id_group ?? 0)]))
    for (const { id, acc_tier } of data.accounts) {
      const managers = data.managers.filter(({ acm_id_account }) => acm_id_account === id)
      expect(managers.filter(({ acm_is_main }) => acm_is_main)).toHaveLength(managers.length > 0 ? 1 : 0)
      const fees = data.websites.filter(({ anw_account_id }) => anw_account_id === id).map(site => site.anw_comission)
      expect(fees.every(fee => Number(fee) === [15, 18, 20, 25, 30][acc_tier - 1])).toBe(true)
    }
    for (const { acm_id_user } of data.managers) expect(scopeOf.get(acm_id_user)).toBe('managed')
    for (const { acu_id_user } of data.sellers) expect(scopeOf.get(acu_id_user)).toBe('own')
    for (const { wsu_id_user } of data.siteUsers) expect(scopeOf.get(wsu_id_user)).toBe('own')
    for (const { id, anw_website } of data.websites) {
      expect(data.siteUsers.some(({ wsu_id_website }) => wsu_id_website === id)).toBe(true)
      expect(anw_website).toMatch(/^[a-z0-9.-]+\.example$/)
    }
    expect(data.websites.some(({ anw_website }) => anw_website.startsWith('xn--'))).toBe(true)
    expect(data.websites.some(({ anw_website }) => anw_website.length === 60)).toBe(true)
    expect(data.accounts.some(({ acc_name }) => acc_name.length === 120)).toBe(true)
  })

  it('give the people to sign in as something to look at', () => {
    const accountsOf = (user: number) =>
      data.sellers.filter(({ acu_id_user }) => acu_id_user === user).map(({ acu_id_account }) => acu_id_account)
    expect(accountsOf(5)).toEqual([STABLE.publisher.id, STABLE.publisherSecond.id])
    expect(accountsOf(6)).toEqual([STABLE.publisher.id])
    for (const id of [198, 200, 201]) expect(accountsOf(id)).toHaveLength(1)
    const managed = data.managers.filter(({ acm_id_user }) => acm_id_user === 4).map(row => row.acm_id_account)
    const tiers = data.accounts.filter(({ id }) => managed.includes(id)).map(({ acc_tier }) => acc_tier)
    expect([...new Set(tiers)].sort()).toEqual([1, 2, 3, 4, 5])
    for (const user of [4, 5, 6]) {
      const reached = [...accountsOf(user), ...(user === 4 ? managed : [])]
      expect(reached).not.toContain(STABLE.foreign.id)
    }
  })

  it('have a history that tells how every field came to be as it is', () => {
    for (const [table, rows] of [
      ['accounts', data.accounts],
      ['websites', data.websites],
    ] as const)
      for (const row of rows) {
        const own = data.logs.filter(log => log.slo_table_name === table && log.slo_object_id === row.id)
        const told: Record<string, unknown> = {}
        for (const { slo_diffs } of own)
          for (const [field, [before, after]] of Object.entries(JSON.parse(slo_diffs) as Diffs)) {
            expect(told[field] ?? null).toEqual(before)
            told[field] = after
          }
        const { created_at, updated_at, ...facts } = row
        for (const [field, value] of Object.entries(facts)) expect([field, told[field] ?? null]).toEqual([field, value])
        expect(own[0]?.created_at).toBe(created_at)
        expect(updated_at >= created_at).toBe(true)
      }
  })

  it('tell of every manager and seller whom a change was about, so that it can be taken back', () => {
    const told = { account_managers: 'acm_id_user', account_users: 'acu_id_user' } as const
    for (const { slo_table_name: table, slo_diffs } of data.logs)
      if (table === 'account_managers' || table === 'account_users')
        expect(Object.keys(JSON.parse(slo_diffs))).toContain(told[table])
  })

  it('group what one action did, and tell of nobody before they came', () => {
    const cameAt = new Map(data.users.map(({ id, created_at }) => [id, String(created_at)]))
    const rows = data.logs.map(log => ({ ...log, created_at: String(log.created_at) }))
    expect(rows.filter(row => row.created_at <= (cameAt.get(row.slo_blame_user_id ?? 0) ?? ''))).toEqual([])
    for (const { created_at } of rows) expect(created_at < TODAY).toBe(true)
    const opening = rows.filter(({ slo_action }) => slo_action === 'account.store')
    expect(new Set(opening.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(data.accounts.length)
    expect(new Set(rows.map(({ slo_type }) => slo_type)).size).toBe(3)
    expect(rows.some(({ slo_action }) => slo_action === 'account.bulk')).toBe(true)
  })

  it('come with visits that ended, on devices of every kind', () => {
    const { visits, sessions } = data
    expect(visits).toHaveLength(5_000)
    expect(new Set(visits.map(({ ual_device }) => ual_device)).size).toBe(3)
    expect(visits.every(({ ual_browser }) => ual_browser)).toBe(true)
    const ended = visits.filter(({ ual_id_session }) => ual_id_session)
    expect(ended.length).toBeGreaterThan(500)
    for (const { ual_id_session, ual_id_user } of ended) {
      const session = sessions[Number(ual_id_session) - 1]
      expect(session?.ses_id_user).toBe(ual_id_user)
      expect(String(session?.revoked_at) > String(session?.created_at)).toBe(true)
    }
  })
})

it('a small demo has the first accounts, with the same names and ids', async () => {
  const { database, discard } = await freshDatabase()
  const { read } = database
  const accountRows = await read.selectFrom('accounts').select(['id', 'acc_name']).orderBy('id').execute()
  const websites = await read.selectFrom('websites').select(['id', 'anw_website']).execute()
  const siteUsers = await read.selectFrom('website_users').select('wsu_id_website').execute()
  await discard()
  expect(accountRows.map(({ acc_name }) => acc_name)).toEqual(DEMO_ACCOUNTS.slice(0, SMALL).map(({ name }) => name))
  const { site, waitingSite, rejectedSite, foreignSite, publisher, publisherSecond, foreign, bare } = STABLE
  for (const { id, name } of [publisher, publisherSecond, foreign, bare])
    expect(accountRows.find(row => row.id === id)?.acc_name).toBe(name)
  for (const { id, domain } of [site, waitingSite, rejectedSite, foreignSite])
    expect(websites.find(row => row.id === id)?.anw_website).toBe(domain)
  for (const { id } of websites) expect(siteUsers.some(({ wsu_id_website }) => wsu_id_website === id)).toBe(true)
})
