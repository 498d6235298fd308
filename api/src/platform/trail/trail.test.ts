import { sql } from 'kysely'
import { freshDatabase } from '../../../test/template'
import type { Database } from '../db/database'
import { createLog } from '../log'
import { write } from '../write'
import { sealTrail, startSealing } from './seal'
import { verifyTrail } from './verify'

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase())
})
afterAll(() => discard())
/** Whatever a test did to the trail, the next one begins a chain of its own. */
beforeEach(() => database.exec('truncate system_log_seals'))

const act = (message: string) =>
  write({ database, actorId: 1, ip: null, requestId: null }, 'test', tx =>
    tx.insert('maintenance', {
      usm_id_user: 1,
      usm_id_group: null,
      usm_message: message,
      usm_from: null,
      usm_until: null,
    }),
  )
const acts = async (count: number) => {
  for (let index = 0; index < count; index += 1) await act(`Act ${index}`)
}
const idsFrom = async (newest: number): Promise<number[]> => {
  const rows = await database.read.selectFrom('system_logs').select('id').orderBy('id', 'desc').limit(newest).execute()
  return rows.map(({ id }) => id).reverse()
}
/** An id that the next row leaves out. */
const skipId = async (): Promise<number> => {
  const [newest = 0] = await idsFrom(1)
  await database.exec(`select setval('system_logs_id_seq', ${newest + 1})`)
  return newest + 1
}
/** A row that stands where its id says, whenever it came. */
const put = (id: number, ago = '0 hours') =>
  database.exec(`insert into system_logs
    (id, slo_type, slo_action, slo_table_name, slo_transaction_hash, slo_diffs, created_at)
    values (${id}, 'user', 'user.update', 'users', 'put', '{}', clock_timestamp() - interval '${ago}')`)
const brokenAt = async () => (await verifyTrail(database)).broken

it('what was written is sealed once, and fits', async () => {
  const { rows: written } = (await verifyTrail(database)).waiting
  expect(written).toBeGreaterThan(400)
  expect(await sealTrail(database)).toBe(written)
  await acts(3)
  expect((await verifyTrail(database)).waiting).toEqual({ rows: 3, since: expect.stringMatching(/^2\d{3}-/) })
  expect(await sealTrail(database)).toBe(3)
  expect(await sealTrail(database)).toBe(0)
  expect(await verifyTrail(database)).toMatchObject({
    rows: written + 3,
    seals: 2,
    broken: null,
    waiting: { rows: 0, since: null },
  })
})

it.each([
  ['changed', "update system_logs set slo_blame_name = 'Somebody else' where id = "],
  ['changed', `update system_logs set slo_diffs = '{"usr_name": ["a", "b"]}' where id = `],
  ['changed', "update system_logs set created_at = created_at - interval '1 microsecond' where id = "],
  ['removed', 'delete from system_logs where id = '],
])('the first row that was %s is named: %s', async (why, statement) => {
  await acts(5)
  await sealTrail(database)
  const [, second = 0, , fourth = 0] = await idsFrom(5)
  const { rows } = await verifyTrail(database)
  await database.exec(`${statement}${fourth}`)
  await database.exec(`${statement}${second}`)
  expect(await verifyTrail(database)).toMatchObject({ rows: rows - 4, broken: { row: second, why } })
})

it('a row that was put among those of long ago is named, and never sealed', async () => {
  const skipped = await skipId()
  await put(skipped + 1, '2 hours')
  await sealTrail(database)
  await put(skipped)
  expect(await sealTrail(database)).toBe(0)
  expect(await brokenAt()).toEqual({ row: skipped, why: 'inserted' })
})

it('a row whose action ended after those behind it is sealed behind them', async () => {
  const skipped = await skipId()
  await acts(2)
  await sealTrail(database)
  await put(skipped)
  expect(await sealTrail(database)).toBe(1)
  expect(await brokenAt()).toBeNull()
})

it('a seal that was taken out is missed, the last one by whoever kept its hash', async () => {
  for (const _ of [1, 2, 3]) {
    await acts(2)
    await sealTrail(database)
  }
  const { head, rows } = await verifyTrail(database)
  expect((await verifyTrail(database, head)).hasKept).toBe(true)
  const [first = 0] = await idsFrom(2)
  await database.exec('delete from system_log_seals where id = 3')
  expect(await verifyTrail(database, head)).toMatchObject({ rows: rows - 2, waiting: { rows: 2 }, hasKept: false })
  await sealTrail(database)
  expect(await verifyTrail(database, head)).toMatchObject({ rows, broken: null, hasKept: false })
  await database.exec('delete from system_log_seals where id = 2')
  expect(await brokenAt()).toEqual({ row: first, why: 'unfollowed' })
})

it('the end of a process seals what is left, and its log keeps the head', async () => {
  const lines: string[] = []
  const stop = startSealing(database, createLog('info', { write: line => void lines.push(line) }))
  await acts(1)
  await stop()
  const { head, seals, waiting } = await verifyTrail(database)
  expect(waiting.rows).toBe(0)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'audit trail sealed', seal: seals, head })
})

it('many who write and many who seal make one chain', async () => {
  await sealTrail(database)
  const { rows } = await verifyTrail(database)
  const writers = Array.from({ length: 8 }, () => acts(5))
  const sealers = Array.from({ length: 12 }, () => sealTrail(database))
  await Promise.all([...writers, ...sealers])
  await sealTrail(database)
  expect(await verifyTrail(database)).toMatchObject({ rows: rows + 40, broken: null, waiting: { rows: 0 } })
  const { rows: twice } = await sql`select from system_log_seals, unnest(sls_logs) as sealed(id)
    group by sealed.id having count(*) > 1`.execute(database.unaudited)
  expect(twice).toEqual([])
})
