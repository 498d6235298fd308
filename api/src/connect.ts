import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { auditRules } from './audit-rules'
import { type Config, ConfigError } from './platform/config'
import { type Database, openDatabase } from './platform/db/database'
import { pgliteEngine } from './platform/db/pglite'
import { postgresEngine } from './platform/db/postgres'

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
