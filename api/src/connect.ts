import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { auditRules } from './audit-rules'
import { type Config, ConfigError } from './platform/config'
import { type Database, openDatabase } from './platform/db/database'
import { migrate } from './platform/db/migrate'
import { pgliteEngine } from './platform/db/pglite'
import { postgresEngine } from './platform/db/postgres'
import { grantRights, rightsTooMany, roleOf } from './platform/db/rights'

const SERVER_WAIT_MS = 30_000

/** A database server may start a moment after us. */
const waitForServer = async (database: Database, url: string): Promise<void> => {
  const deadline = Date.now() + SERVER_WAIT_MS
  for (;;) {
    try {
      return await database.ping()
    } catch (error) {
      if (Date.now() > deadline)
        throw new ConfigError(`the database at ${new URL(url).host} does not answer: ${(error as Error).message}`)
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
}

const connectServer = async (url: string, log: FastifyBaseLogger): Promise<Database> => {
  const engine = postgresEngine(url, error => log.warn({ err: error }, 'lost a database connection'))
  const database = openDatabase(engine, auditRules)
  await waitForServer(database, url)
  return database
}

/** The database that the configuration names; `built` is where the compiled worker of the embedded one is. */
export const connect = async (config: Config, log: FastifyBaseLogger, built: string): Promise<Database> => {
  if (config.databaseUrl) return connectServer(config.databaseUrl, log)
  const dataDir = join(config.dataDir, 'database')
  return openDatabase(await pgliteEngine({ dataDir, workerFile: join(built, 'pglite-worker.js') }), auditRules)
}

/** Applies the migrations that are missing: as the role that owns the tables, which gives the product's what it needs. */
export const prepare = async (database: Database, config: Config, log: FastifyBaseLogger): Promise<string[]> => {
  if (!config.migrateUrl) return migrate(database, config.migrationsDir)
  const owner = await connectServer(config.migrateUrl, log)
  try {
    const applied = await migrate(owner, config.migrationsDir)
    await grantRights(owner, await roleOf(database))
    return applied
  } finally {
    await owner.close()
  }
}

/** Nobody can promise it of the embedded database: whoever has its files has all of it. */
export const warnOfRights = async (database: Database, log: FastifyBaseLogger): Promise<void> => {
  if (database.engine !== 'postgres') return
  const ways = await rightsTooMany(database)
  if (ways.length > 0)
    log.warn({ ways }, 'the role of DATABASE_URL may change the audit trail: see "Two roles" in docs/runbook.md')
}
