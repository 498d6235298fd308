import { PAIRS } from '@candela/shared-contract'
import { freshDatabase, testConfig } from '../../../test/template'
import type { Database } from '../../platform/db/database'
import { migrate } from '../../platform/db/migrate'
import { seed } from '../../seeds/seed'
import { administratorsGroup, mendAdministrators } from './group.administrators'

/** A database with the default groups and nobody in it. */
let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  const config = testConfig({ demo: false, seed: 'none' })
  await migrate(database, config.migrationsDir)
  await seed(database, config)
})
afterAll(() => discard())

const state = async () => {
  const group = await administratorsGroup(database.read)
  const { rights } = await database.read
    .selectFrom('access_group_permissions')
    .where('grp_id_group', '=', group?.id ?? 0)
    .select(({ fn }) => fn.countAll<number>().as('rights'))
    .executeTakeFirstOrThrow()
  return { name: group?.gro_name, scope: group?.gro_scope, removed: group?.deleted_at !== null, rights }
}

const WHOLE = { name: 'Super admin', scope: 'all', removed: false, rights: PAIRS.length }

it('who administers has every right again at the next start, which says what it mended and leaves a trace', async () => {
  expect(await mendAdministrators(database)).toBeNull()
  await database.exec(`delete from access_group_permissions where grp_controller in ('group', 'user')
    and grp_id_group = (select id from access_groups where gro_is_administrators)`)
  await database.exec(`update access_groups set gro_scope = 'own' where gro_is_administrators`)
  const said = await Promise.all([mendAdministrators(database), mendAdministrators(database)])
  expect(said.filter(one => one !== null)).toEqual(['gave Super admin 17 rights that it lacked'])
  expect(await state()).toEqual(WHOLE)
  const rows = await database.read
    .selectFrom('system_logs')
    .where('slo_action', '=', 'group.mendAdministrators')
    .select('slo_table_name')
    .execute()
  expect(rows).toHaveLength(18)
})

it('a removed group comes back, and where there is none a new one is made', async () => {
  await database.exec('update access_groups set deleted_at = clock_timestamp() where gro_is_administrators')
  expect(await mendAdministrators(database)).toBe('brought back Super admin, with everything in reach')
  expect(await state()).toEqual(WHOLE)
  await database.exec(`update access_groups set deleted_at = clock_timestamp() where gro_is_administrators;
    insert into access_groups (gro_name, gro_scope) values ('super ADMIN', 'own')`)
  expect(await mendAdministrators(database)).toBe('brought back Super admin, with everything in reach')
  expect(await state()).toEqual({ ...WHOLE, name: 'Administrators' })
  await database.exec(`update access_groups set gro_is_administrators = false, gro_name = 'Former'
    where gro_is_administrators`)
  expect(await mendAdministrators(database)).toBe('made Administrators, with every right')
  expect(await state()).toEqual({ ...WHOLE, name: 'Administrators' })
})
