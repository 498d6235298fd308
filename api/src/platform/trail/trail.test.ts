import { sql } from 'kysely'
import { freshDatabase } from '../../../test/template'
import type { Database } from '../db/database'
import { createLog } from '../log'
import { type Tx, write } from '../write'
import { isPutInto, NOTHING, pastWith } from './past'
import { sealTrail, startSealing } from './seal'
import { verifyTrail } from './verify'

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase())
})
afterAll(() => discard())
/** Whatever a test did to the trail, the next one begins a chain of its own. */
beforeEach(() => database.exec(`truncate system_log_seals; delete from system_logs where slo_transaction_hash = 'put'`))

const writing = <T>(act: (tx: Tx) => Promise<T>) =>
  write({ database, actorId: 1, ip: null, requestId: null }, 'test', act)
const maintenance = (message: string) => ({
  usm_id_user: 1,
  usm_id_group: null,
  usm_message: message,
  usm_from: null,
  usm_until: null,
  deleted_at: null,
})
const act = (message: string) => writing(tx => tx.insert('maintenance', maintenance(message)))
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
const rowAt = (id: number, ago = '0 hours') => `insert into system_logs
    (id, slo_type, slo_action, slo_table_name, slo_transaction_hash, slo_diffs, created_at)
    values (${id}, 'user', 'user.update', 'users', 'put', '{}', clock_timestamp() - interval '${ago}')`
/** A row that stands where its id says, whenever it came: by somebody who can leave out what the table does by itself. */
const put = (id: number, ago?: string) =>
  database.exec(`set session_replication_role = replica; ${rowAt(id, ago)}; set session_replication_role = default`)
/** A seal by hand, over one row, as good as one of ours. */
const sealByHand = (row: number, ahead = '0 hours') =>
  database.exec(`with made as (
      select s.id + 1 as id, greatest(s.sls_to, ${row}) as to, s.sls_hashes[cardinality(s.sls_hashes)] as head,
        date_trunc('second', clock_timestamp() + interval '${ahead}') as at
      from system_log_seals as s order by s.id desc limit 1
    ), opened as (
      select *, encode(sha256(convert_to(concat_ws(' ', head, id,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000000Z"'), made.to), 'UTF8')), 'hex') as hash from made
    )
    insert into system_log_seals (id, sls_logs, sls_hashes, sls_to, created_at)
    select o.id, array[l.id], array[encode(sha256(convert_to(o.hash || ' ' || encode(sha256(convert_to(jsonb_build_array(
      l.id, l.slo_blame_user_id, l.slo_blame_name, l.slo_type, l.slo_action, l.slo_table_name, l.slo_object_id,
      l.slo_transaction_hash, l.slo_diffs, l.slo_ip, l.slo_request_id,
      to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex'), 'UTF8')), 'hex')],
      o.to, o.at
    from opened as o, system_logs as l where l.id = ${row}`)
const brokenAt = async () => (await verifyTrail(database)).broken

it('what an action gave up is in no trail, and what it did before and after is', async () => {
  const add = (tx: Tx, message: string) => tx.insert('maintenance', maintenance(message))
  const rows = await writing(async tx => {
    const first = await add(tx, 'Before')
    const isGivenUp = await tx
      .attempt(async () => {
        await tx.update('maintenance', first, { usm_message: 'Given up' })
        await add(tx, 'Given up')
        throw new Error('no')
      })
      .catch(() => true)
    expect(isGivenUp).toBe(true)
    return [await tx.update('maintenance', first, { usm_message: 'Changed' }), await add(tx, 'After')]
  })
  const told = await database.read
    .selectFrom('system_logs')
    .where('slo_table_name', '=', 'maintenance')
    .orderBy('id', 'desc')
    .limit(3)
    .select(['slo_object_id', sql<string>`slo_diffs #>> '{usm_message,1}'`.as('message')])
    .execute()
  expect(told.reverse()).toEqual([
    { slo_object_id: rows[0]?.id, message: 'Before' },
    { slo_object_id: rows[0]?.id, message: 'Changed' },
    { slo_object_id: rows[1]?.id, message: 'After' },
  ])
})

it('what was written is sealed once, and fits', async () => {
  const { rows: written, isStuck } = (await verifyTrail(database)).waiting
  expect(written).toBeGreaterThan(400)
  expect(isStuck).toBe(true)
  expect(await sealTrail(database)).toBe(written)
  await acts(3)
  const since = expect.stringMatching(/^2\d{3}-/)
  expect((await verifyTrail(database)).waiting).toEqual({ rows: 3, since, isStuck: false })
  expect(await sealTrail(database)).toBe(3)
  expect(await sealTrail(database)).toBe(0)
  expect(await verifyTrail(database)).toMatchObject({
    rows: written + 3,
    seals: 2,
    broken: [],
    waiting: { rows: 0, since: null, isStuck: false },
  })
})

it.each([
  ['changed', "update system_logs set slo_blame_name = 'Somebody else' where id = "],
  ['changed', `update system_logs set slo_diffs = '{"usr_name": ["a", "b"]}' where id = `],
  ['changed', "update system_logs set created_at = created_at - interval '1 microsecond' where id = "],
  ['removed', 'delete from system_logs where id = '],
])('every row that was %s is named: %s', async (why, statement) => {
  await sealTrail(database)
  await acts(5)
  await sealTrail(database)
  const [, second = 0, , fourth = 0] = await idsFrom(5)
  const { rows } = await verifyTrail(database)
  await database.exec(`${statement}${fourth}`)
  await database.exec(`${statement}${second}`)
  const broken = [second, fourth].map(row => ({ row, seal: 2, why }))
  expect(await verifyTrail(database)).toMatchObject({ rows: rows - 2, broken, misfits: 2 })
})

it('nobody chooses the id, the time or the name of a row once there is a seal', async () => {
  await sealTrail(database)
  await expect(database.exec(rowAt(-7, '300 days'))).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|55000)$/),
  })
  await database.exec('rollback')
  await database.exec(`insert into system_logs (slo_blame_user_id, slo_blame_name, slo_type, slo_action, slo_table_name,
    slo_transaction_hash, slo_diffs, created_at)
    values (1, 'Somebody else', 'user', 'user.update', 'users', 'chosen', '{}', clock_timestamp() - interval '300 days')`)
  const { rows } = await sql`select l.created_at > clock_timestamp() - interval '1 minute' as is_of_now,
    l.slo_blame_name = u.usr_name as is_theirs
    from system_logs as l join users as u on u.id = l.slo_blame_user_id
    where l.slo_transaction_hash = 'chosen'`.execute(database.unaudited)
  expect(rows).toEqual([{ is_of_now: true, is_theirs: true }])
})

it.each([
  ['a place of its own', () => skipId(), '300 days'],
  ['a place before all others', () => 0, '300 days'],
  ['a place that stood open', () => skipId(), '2 hours'],
])(
  'a row of long ago that was put in is named and never sealed, and not by a seal by hand either: %s',
  async (_, place, ago) => {
    const row = await place()
    await acts(1)
    await sealTrail(database)
    const { head } = await verifyTrail(database)
    await put(row, ago)
    expect(await sealTrail(database)).toBe(0)
    expect(await brokenAt()).toEqual([{ row, seal: null, why: 'inserted' }])
    await sealByHand(row)
    expect(await verifyTrail(database, head)).toMatchObject({
      broken: [{ row, seal: 2, why: 'inserted' }],
      hasKept: true,
    })
  },
)

it('of many rows that do not fit the first of each kind are named, and all are counted', async () => {
  const row = await skipId()
  await acts(30)
  await sealTrail(database)
  await put(row, '2 hours')
  const ids = await idsFrom(30)
  await database.exec(`update system_logs set slo_type = 'website' where id >= ${ids[4]}`)
  const { broken, misfits } = await verifyTrail(database)
  const changed = ids.slice(4, 24).map(id => ({ row: id, seal: 1, why: 'changed' }))
  expect({ broken, misfits }).toEqual({ broken: [...changed, { row, seal: null, why: 'inserted' }], misfits: 27 })
})

it('a helper that says it is old does not open the past to another row', async () => {
  await acts(1)
  await sealTrail(database)
  await database.exec(`set session_replication_role = replica; ${rowAt(0, '300 days')};
    insert into system_logs (id, slo_type, slo_action, slo_table_name, slo_transaction_hash, slo_diffs, created_at)
    select -7, 'user', 'user.update', 'users', 'put', '{}', created_at - interval '61 minutes'
    from system_log_seals order by id desc limit 1; set session_replication_role = default`)
  expect(await sealTrail(database)).toBe(0)
  await database.exec('delete from system_logs where id = -7')
  expect(await sealTrail(database)).toBe(0)
  expect(await brokenAt()).toEqual([{ row: 0, seal: null, why: 'inserted' }])
})

it('what is past grows with the seals alone', () => {
  const [now, hour] = [Date.now(), 3_600_000]
  const seals = [
    { at: now - 3 * hour, to: 10, rows: 1, newest: now - 3 * hour },
    { at: now - hour, to: 20, rows: 1, newest: now - hour },
    { at: now, to: 21, rows: 1, newest: now },
    // Whatever its rows say of themselves.
    { at: now + 1, to: 21, rows: 1, newest: now - 300 * hour },
    { at: now + 2, to: 21, rows: 1, newest: now + 300 * hour },
  ]
  const past = seals.reduce(pastWith, NOTHING)
  const isPut = (id: number, at: number) => isPutInto(past, { id, at })
  expect([isPut(10, now), isPut(11, now), isPut(22, now - hour), isPut(22, now - hour - 1)]).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(isPutInto(seals.slice(0, 3).reduce(pastWith, NOTHING), { id: 11, at: now - hour })).toBe(false)
})

it.each([
  ["sls_hashes[3] = repeat('0', 64)", [2, 3]],
  ["created_at = created_at + interval '1 microsecond'", [0]],
  ['sls_to = sls_to + 1', [0]],
])('a seal that was changed is named with its rows that do not fit: %s', async (change, places) => {
  await sealTrail(database)
  await acts(4)
  await sealTrail(database)
  const ids = await idsFrom(4)
  await database.exec(`update system_log_seals set ${change} where id = 2`)
  expect(await brokenAt()).toEqual(places.map(place => ({ row: ids[place], seal: 2, why: 'changed' })))
})

it('what was there before the chain is sealed as it stands, however its clock went', async () => {
  await database.exec(`set session_replication_role = replica; insert into system_logs (slo_type, slo_action,
    slo_table_name, slo_transaction_hash, slo_diffs, created_at) select 'user', 'user.update', 'users', 'put', '{}',
    clock_timestamp() - case when n > 1000 then interval '2 hours' else '0' end from generate_series(1, 2000) as n;
    set session_replication_role = default`)
  expect(await sealTrail(database)).toBeGreaterThan(2000)
  await acts(1)
  expect(await sealTrail(database)).toBe(1)
  expect(await verifyTrail(database)).toMatchObject({ broken: [], waiting: { rows: 0 } })
})

it('a clock that ran ahead and is set back leaves a trail that fits', async () => {
  await sealTrail(database)
  const ahead = await skipId()
  await put(ahead, '-1 day')
  await sealByHand(ahead, '1 day')
  await database.exec(`select nextval('system_logs_id_seq')`)
  for (const _ of [1, 2]) {
    await acts(2)
    expect(await sealTrail(database)).toBe(2)
  }
  expect(await verifyTrail(database)).toMatchObject({ broken: [], waiting: { rows: 0 } })
})

it('a row whose action ended after those behind it is sealed behind them', async () => {
  const skipped = await skipId()
  await acts(2)
  await sealTrail(database)
  await put(skipped)
  expect(await sealTrail(database)).toBe(1)
  expect(await brokenAt()).toEqual([])
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
  expect(await verifyTrail(database, head)).toMatchObject({ rows, broken: [], hasKept: false })
  await database.exec('delete from system_log_seals where id = 2')
  expect(await brokenAt()).toEqual([{ row: first, seal: 3, why: 'unfollowed' }])
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

const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? it : it.skip
onServerAlone('whoever holds up the sealing of rows is in the log', async () => {
  const lines: string[] = []
  await database.withSession(async session => {
    await session.exec('select pg_advisory_lock(4190218)')
    const stop = startSealing(database, createLog('info', { write: line => void lines.push(line) }))
    await stop()
    await session.exec('select pg_advisory_unlock(4190218)')
  })
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['audit trail not sealed'])
})

it('many who write and many who seal make one chain', async () => {
  await sealTrail(database)
  const { rows } = await verifyTrail(database)
  const writers = Array.from({ length: 8 }, () => acts(5))
  const sealers = Array.from({ length: 12 }, () => sealTrail(database))
  await Promise.all([...writers, ...sealers])
  await sealTrail(database)
  expect(await verifyTrail(database)).toMatchObject({ rows: rows + 40, broken: [], waiting: { rows: 0 } })
  const { rows: twice } = await sql`select from system_log_seals, unnest(sls_logs) as sealed(id)
    group by sealed.id having count(*) > 1`.execute(database.unaudited)
  expect(twice).toEqual([])
})

it('after a bulk of many thousand rows each pass ends within the time of a statement', async () => {
  await sealTrail(database)
  await database.exec(`insert into system_logs (slo_type, slo_action, slo_table_name, slo_transaction_hash, slo_diffs)
    select 'user', 'user.bulk', 'users', 'put', '{}' from generate_series(1, 20500)`)
  expect(await sealTrail(database)).toBe(20_500)
  for (let pass = 0; pass < 8; pass += 1) expect(await sealTrail(database)).toBe(0)
})
