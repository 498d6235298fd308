import { sql } from 'kysely'
import { freshDatabase, testConfig } from '../../../test/template'
import { write } from '../write'
import type { Database } from './database'
import { isMigrated, migrate, migrateDown, migrationNames } from './migrate'

const { migrationsDir } = testConfig()

const catalogue = async (database: Database): Promise<unknown> => {
  const { rows } = await sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`.execute(database.unaudited)
  return rows
}

describe('migrations', () => {
  let database: Database
  let discard: () => Promise<void>
  beforeAll(async () => {
    ;({ database, discard } = await freshDatabase({ empty: true }))
  })
  afterAll(() => discard())

  it('apply once, also when two processes start at the same moment', async () => {
    const [first, second] = await Promise.all([migrate(database, migrationsDir), migrate(database, migrationsDir)])
    expect([...first, ...second]).toEqual(migrationNames(migrationsDir))
    expect(await isMigrated(database, migrationsDir)).toBe(true)
  })

  it('leave nothing behind when all are taken back, and come again the same', async () => {
    const before = await catalogue(database)
    while (await migrateDown(database, migrationsDir));
    expect(await catalogue(database)).toEqual([])
    expect(await isMigrated(database, migrationsDir)).toBe(false)
    await migrate(database, migrationsDir)
    expect(await catalogue(database)).toEqual(before)
  })
})

describe('values', () => {
  let database: Database
  let discard: () => Promise<void>
  const migrateDownTo = async (name: string) => {
    while ((await migrateDown(database, migrationsDir)) !== name);
  }
  beforeAll(async () => {
    ;({ database, discard } = await freshDatabase())
  })
  afterAll(() => discard())

  it('rows of the trail name who acted, those from before the column as well', async () => {
    const named = async () => {
      const { rows } = await sql`select count(*)::int as by, count(u.id)::int as named from system_logs as l
        left join users as u on u.id = l.slo_blame_user_id and u.usr_name = l.slo_blame_name
        where l.slo_blame_user_id is not null`.execute(database.unaudited)
      return rows[0] as { by: number; named: number }
    }
    const seeded = await named()
    expect(seeded.by).toBeGreaterThan(100)
    expect(seeded.named).toBe(seeded.by)
    await migrateDownTo('0011_audit_chain')
    await migrate(database, migrationsDir)
    expect(await named()).toEqual(seeded)
  })

  it('whoever was attached before the column was there is independent, also who is not any more', async () => {
    const independent = async () => {
      const people = database.read.selectFrom('users').select('id').where('usr_is_independent', '=', true)
      return (await people.orderBy('id').execute()).map(({ id }) => id)
    }
    // Nobody knows the first administrator for one of theirs; the tie of the other one is told by the trail alone.
    const [never, once] = [1, 9]
    await database.exec(`update users set usr_id_creator = (
      select min(u.id) from users as u join access_groups as g on g.id = u.usr_id_group and g.gro_scope = 'own'
    ) where id = ${once}`)
    const seeded = await independent()
    expect([never, once].filter(id => seeded.includes(id))).toEqual([])
    await migrateDownTo('0014_independent')
    await database.exec(`insert into system_logs
      (slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs) values
      ('account', 'account.update', 'account_users', 987, 'past', '{"acu_id_user": [${once}, null], "acu_comission": ["0.00", null]}')`)
    await migrate(database, migrationsDir)
    const now = await independent()
    expect(now).toEqual([...seeded, once].toSorted((a, b) => a - b))
  })

  it('whoever was on a website in the time of others is independent, whoever came off by its move is not', async () => {
    const one = async (text: string) => {
      const { rows } = await sql<{ id: number }>`${sql.raw(text)}`.execute(database.unaudited)
      return rows[0]?.id ?? 0
    }
    const me = await one(`select min(u.id) as id from account_users join users as u on u.id = acu_id_user
      join access_groups as g on g.id = u.usr_id_group and g.gro_scope = 'own'`)
    const mine = await one(`select min(acu_id_account) as id from account_users where acu_id_user = ${me}`)
    const theirs = await one(`select min(id) as id from accounts
      where id not in (select acu_id_account from account_users where acu_id_user = ${me})`)
    const website = await one(`insert into websites (anw_name, anw_website, anw_product, anw_comission, anw_account_id)
      values ('Moved', 'moved.example', 'Candela', 20, ${mine}) returning id`)
    const somebody = (name: string) =>
      one(`insert into users (usr_name, usr_email, usr_id_creator) values ('${name}', '${name}@moved.example', ${me})
        returning id`)
    const people = [await somebody('left'), await somebody('stays'), await somebody('moved'), await somebody('late')]
    const [left, stays, moved, late] = people
    await migrateDownTo('0015_ties_of_others')
    await database.exec(`insert into website_users (wsu_id_website, wsu_id_user) values (${website}, ${stays})`)
    const logged = (table: string, transaction: string, field: string, was: unknown, is: unknown) =>
      database.exec(`insert into system_logs
        (slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs) values
        ('website', 'website.update', '${table}', ${website}, '${transaction}', '{"${field}": [${was}, ${is}]}')`)
    const tie = (transaction: string, was: number | null = null, is: number | null = null) =>
      logged('website_users', transaction, 'wsu_id_user', was, is)
    const move = (transaction: string, from: number, to: number) =>
      logged('websites', transaction, 'anw_account_id', from, to)
    await tie('both come', null, left ?? 0)
    await tie('both come', null, stays ?? 0)
    await move('to mine', theirs, mine)
    await tie('one leaves', left)
    await tie('another comes', null, moved)
    await move('to theirs', mine, theirs)
    await tie('to theirs', moved)
    await move('back', theirs, mine)
    await tie('the last one comes', null, late)
    await tie('the last one leaves', late)
    await migrate(database, migrationsDir)
    const { rows } =
      await sql`select id from users where usr_is_independent and id = any(${people}) order by id`.execute(
        database.unaudited,
      )
    expect(rows).toEqual([{ id: left }, { id: stays }])
  })

  it('come out the same on both engines: text for days, decimals and instants, numbers for ids', async () => {
    const { rows } = await sql`select date '2026-03-01' as day, 0.10::numeric as amount, 12::bigint as id,
      9007199254740993::bigint as huge, timestamptz '2026-03-01 10:00:00.123+02' as at,
      null::text as nothing, array['a','b'] as list, '{"a":[1]}'::jsonb as json`.execute(database.unaudited)
    expect(rows[0]).toEqual({
      day: '2026-03-01',
      amount: '0.10',
      id: 12,
      huge: 9007199254740993n,
      at: '2026-03-01T08:00:00.123000Z',
      nothing: null,
      list: ['a', 'b'],
      json: { a: [1] },
    })
  })

  it('a statement that came often answers what its table is now', async () => {
    await database.exec('create table scratch (one int); insert into scratch values (1)')
    await database.withSession(async session => {
      const ask = async () => (await session.query('select * from scratch where one = $1', [1])).rows
      for (let round = 0; round < 3; round += 1) expect(await ask()).toEqual([{ one: 1 }])
      await session.exec('alter table scratch add column two int')
      expect(await ask()).toEqual([{ one: 1, two: null }])
      await session.exec('drop table scratch')
    })
  })

  it('a version grows with every change, even within one tick', async () => {
    const blame = { database, actorId: 1, ip: null, requestId: null }
    const versions = await write(blame, 'test', async tx => {
      const seen: string[] = []
      let row = await tx.lock('users', 1)
      for (let round = 0; round < 20 && row; round += 1) {
        row = await tx.update('users', row, { usr_name: `Round ${round}` })
        seen.push(row.updated_at)
      }
      return seen
    })
    expect(new Set(versions).size).toBe(20)
    expect([...versions].sort()).toEqual(versions)
  })

  it('a change to the same values is no change and leaves no audit row', async () => {
    const blame = { database, actorId: 1, ip: null, requestId: null }
    const count = () => database.read.selectFrom('system_logs').select('id').execute()
    const before = (await count()).length
    await write(blame, 'test', async tx => {
      const row = await tx.lock('users', 2)
      if (row) await tx.update('users', row, { usr_name: row.usr_name })
    })
    expect((await count()).length).toBe(before)
  })

  it('a use case that fails takes everything back', async () => {
    const blame = { database, actorId: 1, ip: null, requestId: null }
    const failing = write(blame, 'test', async tx => {
      await tx.insert('maintenance', {
        usm_id_user: 1,
        usm_id_group: null,
        usm_message: 'half done',
        usm_from: null,
        usm_until: null,
        deleted_at: null,
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const left = database.read.selectFrom('maintenance').select('id').where('usm_message', '=', 'half done')
    expect(await left.execute()).toEqual([])
  })

  it('many at once wait their turn and none is lost', async () => {
    const blame = { database, actorId: 1, ip: null, requestId: null }
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        write(blame, 'test', tx =>
          tx.insert('maintenance', {
            usm_id_user: 1,
            usm_id_group: null,
            usm_message: `${index}`,
            usm_from: null,
            usm_until: null,
            deleted_at: null,
          }),
        ),
      ),
    )
    const stored = database.read.selectFrom('maintenance').select('id').where('usm_id_user', '=', 1)
    expect(await stored.execute()).toHaveLength(25)
  })
})
