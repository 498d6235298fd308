import { PAIRS } from '@candela/shared-contract'
import { freshDatabase, testConfig } from '../../test/template'
import { migrate } from '../platform/db/migrate'
import { DEMO_GROUPS, type DemoGroupKey } from './demo-groups'
import { groupHistory } from './group-history'
import { DEFAULT_GROUPS, type GroupKey } from './groups'
import { changes } from './logs'
import { people } from './people'
import { randomFrom } from './random'
import { seed } from './seed'
import { withHistory } from './user-history'
import { visits } from './visits'

const GROUP_IDS: Record<GroupKey, number> = { SA: 1, OP: 2, FI: 3, AM: 4, PO: 5, PV: 6 }
const DEMO_IDS: Record<DemoGroupKey, number> = { SU: 7, SL: 8, PE: 9, QA: 10, TR: 11 }

const everything = (today: string, size: 'small' | 'full') => {
  const random = randomFrom(7)
  const users = people(random, size, { ...GROUP_IDS, ...DEMO_IDS }, 'hash', today)
  return {
    users,
    ...visits(random, users, today, 100),
    changes: [...changes(random, users, today, 100), ...groupHistory(random, DEMO_IDS, today)],
  }
}

describe('demo data', () => {
  it('is the same every time for the same day, and moves with it', () => {
    expect(everything('2026-11-20', 'small')).toEqual(everything('2026-11-20', 'small'))
    expect(everything('2026-11-20', 'small')).not.toEqual(everything('2026-11-21', 'small'))
  })

  it('ends the day before today, so that what people do themselves comes last', () => {
    const { visits: rows, changes: logs } = everything('2026-11-20', 'full')
    for (const { created_at } of [...rows, ...logs]) expect(String(created_at) < '2026-11-20').toBe(true)
  })

  it('tells of nobody what was before they came', () => {
    const { users } = everything('2026-11-20', 'full')
    const groups = { viewer: GROUP_IDS.PV, owner: GROUP_IDS.PO }
    const lives = withHistory(randomFrom(7), users, groups, '2026-11-20')
    for (const { id, created_at, updated_at } of lives.users) {
      const told = lives.logs.filter(log => log.slo_object_id === id).map(log => String(log.created_at))
      expect(told.filter(at => at < String(created_at))).toEqual([])
      expect(String(updated_at) >= String(created_at)).toBe(true)
    }
  })

  it('has the people that the specification speaks of, in every state', () => {
    const { users } = everything('2026-11-20', 'full')
    expect(users.map(({ id }) => id)).toEqual(expect.arrayContaining([198, 200, 201]))
    expect(users).toHaveLength(63)
    expect(new Set(users.map(({ id }) => id)).size).toBe(63)
    expect(new Set(users.map(({ usr_email }) => usr_email)).size).toBe(63)
    expect(new Set(users.map(({ usr_status }) => usr_status)).size).toBe(3)
    expect(new Set(users.map(({ usr_locale }) => usr_locale)).size).toBe(4)
    expect(users.some(({ usr_id_group }) => usr_id_group === null)).toBe(true)
    expect(users.every(({ usr_email }) => usr_email.endsWith('.example'))).toBe(true)
  })

  it('has groups beyond the default ones, with people in all but one', () => {
    const given = new Set(everything('2026-11-20', 'full').users.map(({ usr_id_group }) => usr_id_group))
    const { TR, ...others } = DEMO_IDS
    expect([...given]).toEqual(expect.arrayContaining(Object.values(others)))
    expect(given.has(TR)).toBe(false)
  })

  it('is there once, also where two processes start at the same time', async () => {
    const { database, discard } = await freshDatabase({ empty: true })
    await migrate(database, testConfig().migrationsDir)
    const config = testConfig({ demo: false, seed: 'none' })
    const seeded = await Promise.all([seed(database, config), seed(database, config)])
    expect(seeded.toSorted()).toEqual([false, true])
    const groups = await database.read.selectFrom('access_groups').select('gro_name').execute()
    expect(groups).toHaveLength(DEFAULT_GROUPS.length)
    await discard()
  })

  it('has groups whose history ends as they stand', async () => {
    const { database, discard } = await freshDatabase({ empty: true })
    await migrate(database, testConfig().migrationsDir)
    await seed(database, testConfig(), { money: false })
    const groups = await database.read
      .selectFrom('access_groups')
      .selectAll()
      .where('id', '>', 6)
      .orderBy('id')
      .execute()
    expect(groups.map(({ gro_name }) => gro_name)).toEqual(DEMO_GROUPS.map(({ gro_name }) => gro_name))
    for (const { id, gro_name } of groups) {
      const logs = await database.read
        .selectFrom('system_logs')
        .selectAll()
        .where('slo_type', '=', 'access group')
        .where('slo_object_id', '=', id)
        .orderBy('id')
        .execute()
      const last = logs.flatMap(({ slo_diffs }) => (slo_diffs.gro_name ? [slo_diffs.gro_name[1]] : [])).at(-1)
      expect(last).toBe(gro_name)
      const rights = await database.read
        .selectFrom('access_group_permissions')
        .select(['grp_controller', 'grp_method'])
        .where('grp_id_group', '=', id)
        .execute()
      const given = logs.flatMap(({ slo_diffs: { grp_controller: c, grp_method: m } }) =>
        c && m ? [`${c[1]}.${m[1]}`] : [],
      )
      expect(given.sort()).toEqual(rights.map(right => `${right.grp_controller}.${right.grp_method}`).sort())
    }
    await discard()
  })

  it('is absent without a demo, where only the groups are; and nothing is written twice', async () => {
    const { database, discard } = await freshDatabase({ empty: true })
    const config = testConfig({ demo: false, seed: 'none' })
    await migrate(database, config.migrationsDir)
    expect(await seed(database, config)).toBe(true)
    expect(await seed(database, testConfig())).toBe(false)
    expect(await database.read.selectFrom('users').select('id').execute()).toEqual([])
    expect(await database.read.selectFrom('access_groups').select('id').execute()).toHaveLength(DEFAULT_GROUPS.length)
    await discard()
  })
})

it('default groups hold known rights only, and the first one all of them', () => {
  const known = new Set<string>(PAIRS)
  for (const { pairs } of DEFAULT_GROUPS) expect(pairs.every(pair => known.has(pair))).toBe(true)
  expect(new Set(DEFAULT_GROUPS[0]?.pairs)).toEqual(known)
})
