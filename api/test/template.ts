import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { sql } from 'kysely'
import { Client } from 'pg'
import { auditRules } from '../src/audit-rules'
import { type Config, readConfig } from '../src/platform/config'
import { type Database, openDatabase } from '../src/platform/db/database'
import { migrate } from '../src/platform/db/migrate'
import { pgliteEngine } from '../src/platform/db/pglite'
import { postgresEngine } from '../src/platform/db/postgres'
import { grantRights } from '../src/platform/db/rights'
import { seed } from '../src/seeds/seed'
import { count } from './counts'
import { keepSeeds, putBackSeeds } from './put-back'
import { compileWorker, workerFile } from './worker'

// To compile the embedded engine a second time, for speed, takes longer than a suite needs it.
setFlagsFromString('--liftoff-only')

/**
 * A migrated and seeded database, made once per run; each test file starts from a copy of it, or from one that was
 * put back, and may do to it whatever it likes. Nobody pays for anything in it: tests of money say themselves what
 * there is.
 */
export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig({ SEED: 'small', SEED_TODAY: '2026-11-20', DEMO: '1', PORT: '0', LOG_LEVEL: 'silent' }),
  requestsPerMinute: 1_000_000,
  signInPerIp: 100_000,
  // What else the machine does is no part of a test.
  busyFromMs: 0,
  ...overrides,
})

// Set by the global set-up, read by every worker: two runs at once do not share a template.
const template = (): string => `candela_template_${process.env.TEST_RUN ?? 'run'}`
const dumpFile = (): string => join(tmpdir(), `${template()}.tar`)

const onServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const databaseUrl = (name: string): string => {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('TEST_DATABASE_URL names the PostgreSQL server to test on')
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

const onServerDatabase = (name: string): Database =>
  openDatabase(
    postgresEngine(databaseUrl(name), () => undefined),
    auditRules,
  )

const onPostgres = (): boolean => process.env.TEST_ENGINE === 'postgres'

export const makeTemplate = async (): Promise<void> => {
  const config = testConfig()
  if (onPostgres()) {
    await onServer(`drop database if exists ${template()}`)
    await onServer(`create database ${template()}`)
    const database = onServerDatabase(template())
    await migrate(database, config.migrationsDir)
    await seed(database, config, { money: false })
    await keepSeeds(database)
    await database.close()
    return
  }
  compileWorker()
  const engine = await pgliteEngine({ workerFile })
  const database = openDatabase(engine, auditRules)
  await migrate(database, config.migrationsDir)
  await seed(database, config, { money: false })
  await keepSeeds(database)
  const dump = await engine.dump()
  writeFileSync(dumpFile(), Buffer.from(await dump.arrayBuffer()))
  await database.close()
}

export const dropTemplate = async (): Promise<void> => {
  if (onPostgres()) await onServer(`drop database if exists ${template()}`)
  else rmSync(dumpFile(), { force: true })
}

/** The template of the embedded engine as it was dumped. */
export const dumped = (): Blob => new Blob([readFileSync(dumpFile())])

let roles = 0

/** A database as the product sees it on a server where another role owns the tables. */
export const asProduct = async (owner: Database): Promise<{ database: Database; leave: () => Promise<void> }> => {
  roles += 1
  const role = `candela_product_${process.pid}_${roles}`
  const forget = () => owner.exec(`drop owned by ${role}; drop role ${role}`)
  await owner.exec(`create role ${role} login password '${role}'`)
  await grantRights(owner, role)
  if (!onPostgres()) {
    await owner.exec(`set role ${role}`)
    return { database: owner, leave: () => owner.exec('reset role').then(forget) }
  }
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(owner.unaudited)
  const url = new URL(databaseUrl(rows[0]?.name ?? ''))
  url.username = role
  url.password = role
  const database = openDatabase(
    postgresEngine(url.href, () => undefined),
    auditRules,
  )
  return { database, leave: () => database.close().then(forget) }
}

/** A database that a test file has to itself. */
type Copy = {
  open: () => Database
  /** Comes back when nobody has a session of it any more. */
  rest: (database: Database) => Promise<void>
  remove: () => Promise<void>
}

let copies = 0

const copyOnServer = async (empty: boolean): Promise<Copy> => {
  copies += 1
  const name = `candela_t_${process.pid}_${copies}_${Date.now() % 100_000}`
  await onServer(`create database ${name}${empty ? '' : ` template ${template()}`}`)
  return {
    open: () => onServerDatabase(name),
    rest: async database => {
      await database.close()
      // Waits for each until it has ended: one that still ends holds a lock that nobody can see.
      await onServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
    },
    remove: () => onServer(`drop database ${name} with (force)`),
  }
}

const embeddedCopy = async (empty: boolean): Promise<Copy> => {
  const engine = await pgliteEngine(empty ? { workerFile } : { workerFile, from: dumped() })
  return {
    open: () => openDatabase(engine, auditRules),
    rest: async () => (await engine.connect()).release(),
    remove: engine.close,
  }
}

const makeCopy = async ({ empty = false } = {}): Promise<Copy> => {
  count('database')
  return onPostgres() ? copyOnServer(empty) : embeddedCopy(empty)
}

/** What a test file is done with, for the next; nothing is kept unless somebody removes it in the end. */
const idle: Copy[] = []
let keeps = false

export const keepDatabases = (): void => {
  keeps = true
}

export const removeDatabases = async (): Promise<void> => {
  for (const copy of idle.splice(0)) await copy.remove()
}

/** One with the seeded rows: one that is idle, or a new one. */
const seededCopy = async (): Promise<{ copy: Copy; database: Database }> => {
  const used = idle.pop()
  if (used) {
    const database = used.open()
    // One that cannot be put back, for whatever reason, is made anew.
    if (await putBackSeeds(database).catch(() => false)) {
      count('reset')
      return { copy: used, database }
    }
    await used.rest(database)
    await used.remove()
  }
  const copy = await makeCopy()
  return { copy, database: copy.open() }
}

const emptyCopy = async (): Promise<{ copy: Copy; database: Database }> => {
  const copy = await makeCopy({ empty: true })
  return { copy, database: copy.open() }
}

/** A database of one's own: a copy of the template, or an empty one. */
export const freshDatabase = async ({ empty = false }: { empty?: boolean } = {}) => {
  const { copy, database } = empty ? await emptyCopy() : await seededCopy()
  return {
    database,
    discard: async () => {
      await copy.rest(database)
      if (keeps && !empty) idle.push(copy)
      else await copy.remove()
    },
  }
}
