import { sql } from 'kysely'
import { putBackSeeds } from './put-back'
import { freshDatabase } from './template'

let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.discard())

const unaudited = () => database.database.unaudited

/** What a file may leave behind: rows that are changed, new and gone, and the next number of a table. */
const seen = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select (select array_agg(usr_name order by id) from users) as names,
      (select array_agg(fmt_name order by id) from formats) as formats,
      (select count(*) from access_group_permissions) as rights,
      (select last_value from users_id_seq) as last`.execute(unaudited())
  return rows
}

test('what another file wrote is not there, and a table counts on from where it stood', async () => {
  const before = await seen()
  await sql`update users set usr_name = 'Somebody else' where id = (select min(id) from users)`.execute(unaudited())
  await sql`insert into formats (id, fmt_name) values (987, 'Of a test')`.execute(unaudited())
  await sql`delete from access_group_permissions where ctid = (select min(ctid) from access_group_permissions)`.execute(
    unaudited(),
  )
  await sql`select setval('users_id_seq', 987654)`.execute(unaudited())
  for (const [name, value] of Object.entries((await seen())[0] ?? {}))
    expect([name, value]).not.toEqual([name, before[0]?.[name]])
  expect(await putBackSeeds(database.database)).toBe(true)
  expect(await seen()).toEqual(before)
})

test('a table that was changed itself is not put back', async () => {
  await database.database.exec('alter table users add column usr_of_a_test text')
  expect(await putBackSeeds(database.database)).toBe(false)
})
