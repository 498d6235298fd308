import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Product, startProduct } from '../../../test/product'
import { dumped } from '../../../test/template'
import { workerFile } from '../../../test/worker'
import { openDatabase } from './database'
import { pgliteEngine } from './pglite'

/** Says of a disk that it is full, as the engines do: to whatever adds a row to this table, and to a new table. */
const FULL = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
  create function no_room_for_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on system_logs execute function no_room();
  create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function no_room_for_tables()`
const FREED = `drop event trigger no_room; drop trigger no_room on system_logs;
  drop function no_room_for_tables; drop function no_room`

describe('a product whose disk is full', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  it('answers reads, refuses writes with 503, is not ready, and is again when there is room', async () => {
    const token = await product.signIn('admin@candela.example')
    const [before] = await product.database.read.selectFrom('users').selectAll().where('id', '=', 1).execute()
    const write = () =>
      product.call('POST', '/user/updateUserLocale', {
        token,
        body: { usr_locale: before?.usr_locale === 'it_IT' ? 'es_ES' : 'it_IT' },
      })
    await product.database.exec(FULL)
    expect(await product.call('GET', '/ready')).toMatchObject({ status: 200 })
    expect(await write()).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(await product.call('GET', '/ready')).toMatchObject({ status: 503 })
    expect(await product.call('GET', '/ready')).toMatchObject({ status: 503 })
    expect(await product.call('GET', '/health')).toMatchObject({ status: 200 })
    expect(await product.call('GET', '/user/1', { token })).toMatchObject({ status: 200 })
    const [now] = await product.database.read.selectFrom('users').selectAll().where('id', '=', 1).execute()
    expect(now).toEqual(before)
    await product.database.exec(FREED)
    expect(await product.call('GET', '/ready')).toMatchObject({ status: 200 })
    expect(await write()).toMatchObject({ status: 200 })
  })
})

const onEmbeddedAlone = process.env.TEST_ENGINE === 'postgres' ? describe.skip : describe

onEmbeddedAlone('the embedded engine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-panic-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('is opened again after a panic, in which it would say yes to writes and keep none', async () => {
    const open = async () => openDatabase(await pgliteEngine({ workerFile, dataDir }), {} as never)
    await (await pgliteEngine({ workerFile, dataDir, from: dumped() })).close()
    const database = await open()
    await database.exec('create table kept (id int)')
    // A checkpoint that cannot write its file panics, on a full disk as on this one.
    const inTheWay = join(dataDir, 'pg_logical', 'replorigin_checkpoint.tmp')
    mkdirSync(inTheWay)
    await expect(database.exec('checkpoint')).rejects.toThrow('replorigin_checkpoint.tmp')
    rmSync(inTheWay, { recursive: true })
    await sql`insert into kept values (1)`.execute(database.unaudited)
    await database.close()
    const later = await open()
    expect((await sql`select id from kept`.execute(later.unaudited)).rows).toEqual([{ id: 1 }])
    await later.close()
  })
})
