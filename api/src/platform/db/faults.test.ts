import { sql } from 'kysely'
import { type Database, openDatabase } from './database'
import type { Session } from './engine'
import { DatabaseAway, DatabaseFull, DatabaseSlow } from './faults'

type Fails = Readonly<Record<string, unknown>>

/** An engine of one session that fails at these statements, and tells what it was asked and how it was left. */
const failing = (fails: Fails) => {
  const asked: string[] = []
  const left: unknown[] = []
  const session: Session = {
    query: async text => {
      asked.push(text)
      if (text in fails) throw fails[text]
      return { rows: [], rowCount: 0, command: text.toUpperCase() }
    },
    exec: async () => undefined,
    copyIn: async () => undefined,
    release: isLost => void left.push(isLost),
  }
  const engine = { name: 'postgres' as const, connect: async () => session, close: async () => undefined }
  return { database: openDatabase(engine, {} as never), asked, left }
}

const withCode = (code: string) => Object.assign(new Error(code), { code, severity: 'ERROR' })
const dead = new DatabaseAway(new Error('Connection terminated unexpectedly'))

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => error,
  )

const inTransaction = (database: Database, ...texts: string[]) =>
  database.transaction(async trx => {
    for (const text of texts) await sql.raw(text).execute(trx)
  })

test('a rollback that fails hides no cause, and nobody else gets the session', async () => {
  const { database, left } = failing({ 'select 1': withCode('23505'), rollback: dead })
  expect(await failureOf(inTransaction(database, 'select 1'))).toMatchObject({ code: '23505' })
  expect(left).toEqual([true])
})

test('what comes after a failure in a transaction fails for the same reason, a commit too', async () => {
  const { database, asked, left } = failing({ one: withCode('57014'), two: withCode('25P02') })
  const failures: unknown[] = []
  const stored = database.transaction(async trx => {
    for (const text of ['one', 'two']) failures.push(await failureOf(sql.raw(text).execute(trx)))
  })
  expect(await failureOf(stored)).toMatchObject({ message: '57014' })
  expect(failures).toMatchObject([{ message: '57014' }, { message: '57014' }])
  expect(asked).toEqual(['begin', 'one', 'rollback'])
  expect(left).toEqual([false])
})

test('a transaction goes on from a savepoint that it went back to', async () => {
  const { database, asked } = failing({ one: withCode('23505') })
  await database.transaction(async trx => {
    await sql.raw('savepoint here').execute(trx)
    expect(await failureOf(sql.raw('one').execute(trx))).toMatchObject({ code: '23505' })
    await sql.raw('rollback to savepoint here').execute(trx)
    await sql.raw('two').execute(trx)
  })
  expect(asked).toEqual(['begin', 'savepoint here', 'one', 'rollback to savepoint here', 'two', 'commit'])
})

test.each(['57P01', '57P03', '08006', '53300', '25P02', '40P01', '25006'])(
  '%s is a database that is away',
  async code => {
    const { database } = failing({ one: withCode(code) })
    const failure = await failureOf(sql.raw('one').execute(database.unaudited))
    expect(failure).toBeInstanceOf(DatabaseAway)
    expect(failure).not.toBeInstanceOf(DatabaseFull)
  },
)

test.each(['53100', '58030', 'XX001'])('%s is a database without room', async code => {
  const { database } = failing({ one: withCode(code) })
  expect(await failureOf(sql.raw('one').execute(database.unaudited))).toBeInstanceOf(DatabaseFull)
})

test('a statement that took too long is not asked again at once', async () => {
  const { database } = failing({ one: withCode('57014') })
  expect(await failureOf(sql.raw('one').execute(database.unaudited))).toBeInstanceOf(DatabaseSlow)
})

test.each(['23505', '42P01', '22P02'])('%s is for the caller to know', async code => {
  const { database } = failing({ one: withCode(code) })
  expect(await failureOf(sql.raw('one').execute(database.unaudited))).toMatchObject({ code })
})

test('whatever keeps a session from being opened, the database is away', async () => {
  const engine = {
    name: 'postgres' as const,
    connect: () => Promise.reject(new Error('PGlite failed to initialize properly')),
    close: async () => undefined,
  }
  expect(await failureOf(openDatabase(engine, {} as never).ping())).toBeInstanceOf(DatabaseAway)
})
