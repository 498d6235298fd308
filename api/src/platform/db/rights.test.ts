import type { Day } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Product, startProduct } from '../../../test/product'
import { asProduct, freshDatabase, testConfig } from '../../../test/template'
import { chores } from '../../chores'
import { warnOfRights } from '../../connect'
import { importRows } from '../../modules/facts/facts.import'
import { seed } from '../../seeds/seed'
import { keepHouse } from '../housekeeping'
import { createLog } from '../log'
import { sealTrail } from '../trail/seal'
import { verifyTrail } from '../trail/verify'
import { migrate } from './migrate'
import { rightsTooMany } from './rights'

describe('the product, as a role that owns no table', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ isApart: true })
  })
  afterAll(() => product.close())

  it.each([
    'update system_logs set slo_blame_name = null',
    'update system_logs set slo_diffs = slo_diffs where false',
    'delete from system_logs',
    'truncate system_logs',
    'drop table system_logs',
    'alter table system_logs disable trigger all',
    'update system_log_seals set created_at = created_at',
    'delete from system_log_seals',
    'truncate system_log_seals',
    `insert into system_log_seals values (9, '{0}', '{0}', 0, clock_timestamp())`,
    `select setval('system_logs_id_seq', 1)`,
    'alter table system_logs disable trigger give_log',
    'set session_replication_role = replica',
    'create trigger forget before insert on system_logs execute function keep_website_fee()',
    'delete from migrations',
    'create table public.more (one int)',
    `select open_month('system_logs', '2020-01-01', '2020-02-01')`,
  ])('does not %s', async statement => {
    await expect(product.database.exec(statement)).rejects.toMatchObject({ code: '42501' })
    await product.database.exec('rollback')
  })

  it('has no right to the trail that a start would warn of', async () => {
    expect(await rightsTooMany(product.database)).toEqual([])
  })

  it('works whole: people sign in and change things, months come, the house and the chain are kept', async () => {
    const { database, app } = product
    const token = await product.signIn('publisher@candela.example')
    const changed = await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })
    expect(changed.status).toBe(200)
    const blame = { database, actorId: null, ip: null, requestId: null }
    const march = { from: '2026-03-01' as Day, to: '2026-03-31' as Day }
    expect(await importRows(blame, { source: 'api', ...march, rows: [] })).toMatchObject({ inserted: 0 })
    const { rows } = await sql`select to_regclass('ad_network_reports_2026_03') is not null as made`.execute(
      database.unaudited,
    )
    expect(rows).toEqual([{ made: true }])
    await keepHouse(database, app.log, chores)
    expect(await sealTrail(database)).toBeGreaterThan(2)
    expect(await verifyTrail(database)).toMatchObject({ broken: [], waiting: { rows: 0 } })
    const chosen = `insert into system_logs (id, slo_type, slo_action, slo_table_name, slo_transaction_hash, slo_diffs)
      values (0, 'user', 'user.update', 'users', 'chosen', '{}')`
    await expect(database.exec(chosen)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|55000)$/) })
    await database.exec('rollback')
    expect(product.logLines().filter(line => /"level":(40|50)/.test(line))).toEqual([])
  })
})

it('a schema that is open to all is closed, and no function in it is taken for one of PostgreSQL', async () => {
  const { database: owner, discard } = await freshDatabase()
  await owner.exec(`grant create on schema public to public;
    create function public.concat_ws(text, text, bigint, text, bigint) returns text language sql as $$ select 'x' $$;
    create function public.to_char(date, text) returns text language sql as $$ select 'x' $$`)
  const { database, leave } = await asProduct(owner)
  await expect(database.exec('create function more() returns int return 1')).rejects.toMatchObject({ code: '42501' })
  await database.exec('rollback')
  expect(await sealTrail(database)).toBeGreaterThan(0)
  expect((await verifyTrail(database)).broken).toEqual([])
  const open = (act: string, more = '') => `select ${act}('ad_network_reports', '2020-01-01'${more})`
  await database.exec(`${open('open_month', `, '2020-02-01'`)}; ${open('analyze_month')}`)
  const { rows } = await sql`select to_regclass('ad_network_reports_2020_01') is not null as made`.execute(
    database.unaudited,
  )
  expect(rows).toEqual([{ made: true }])
  await leave()
  await discard()
})

it('an id that was drawn and held until rows behind it were sealed is drawn anew', async () => {
  const { database, discard } = await freshDatabase()
  const row = (id: string) => `insert into system_logs (id, slo_type, slo_action, slo_table_name, slo_transaction_hash,
    slo_diffs) values (${id}, 'user', 'user.update', 'users', 'held', '{}')`
  await database.withSession(async session => {
    await session.exec(`select seal_trail(); create temp table held as select nextval('system_logs_id_seq') as id;
      set session_replication_role = replica; ${row('(select id + 1 from held)')}; set session_replication_role = default;
      alter sequence system_logs_id_seq increment 2; select seal_trail()`)
    await session.exec(row('(select id from held)'))
  })
  const { rows } = await sql`select (select sls_to from system_log_seals order by id desc limit 1) < max(id) as behind,
    count(*)::int as rows from system_logs where slo_transaction_hash = 'held'`.execute(database.unaudited)
  expect(rows).toEqual([{ behind: true, rows: 2 }])
  await discard()
})

it('a first start without rights to make tables seeds what it finds made', async () => {
  const { database: owner, discard } = await freshDatabase({ empty: true })
  const { migrationsDir } = testConfig()
  await migrate(owner, migrationsDir)
  expect(await rightsTooMany(owner)).toEqual(expect.arrayContaining(['create', 'delete', 'owner', 'update']))
  const warnings: string[] = []
  const log = createLog('warn', { write: line => void warnings.push(line) })
  await warnOfRights(owner, log)
  // What cannot be otherwise is no warning.
  expect(warnings).toHaveLength(owner.engine === 'postgres' ? 1 : 0)
  const { database, leave } = await asProduct(owner)
  expect(await migrate(database, migrationsDir)).toEqual([])
  expect(await seed(database, testConfig(), { money: false })).toBe(true)
  await warnOfRights(database, log)
  expect(warnings).toHaveLength(database.engine === 'postgres' ? 1 : 0)
  await leave()
  await discard()
})
