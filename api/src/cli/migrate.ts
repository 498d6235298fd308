import { join } from 'node:path'
import { connect, prepare } from '../connect'
import { ConfigError, readConfig } from '../platform/config'
import { createLog } from '../platform/log'

/** Migrates as whoever owns the tables and gives the product's role its rights: a start after it needs no owner. */
const migrate = async (): Promise<string[]> => {
  const config = readConfig(process.env)
  if (!config.migrateUrl) throw new ConfigError('MIGRATE_DATABASE_URL names the role that owns the tables')
  const log = createLog('warn')
  const database = await connect(config, log, join(__dirname, '..'))
  try {
    return await prepare(database, config, log)
  } finally {
    await database.close()
  }
}

migrate().then(
  applied =>
    process.stdout.write(`Database: ${applied.length ? `applied ${applied.join(', ')}` : 'nothing to apply'}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  },
)
