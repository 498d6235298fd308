import { join } from 'node:path'
import { connect } from '../connect'
import { readConfig } from '../platform/config'
import { lockDirectory } from '../platform/db/lock'
import { isMigrated } from '../platform/db/migrate'
import { createLog } from '../platform/log'
import { sayVerdict } from '../platform/trail/verdict'
import { verifyTrail } from '../platform/trail/verify'

/** Walks the audit trail; a hash that was kept from an earlier walk may stand behind the command. */
const [kept] = process.argv.slice(2)

const verdict = async (): Promise<ReturnType<typeof sayVerdict>> => {
  if (kept !== undefined && !/^[0-9a-f]{64}$/.test(kept)) throw new Error(`no hash of a chain: ${kept}`)
  const config = readConfig(process.env)
  const unlock = config.databaseUrl ? () => undefined : lockDirectory(config.dataDir)
  try {
    const database = await connect(config, createLog('warn'), join(__dirname, '..'))
    try {
      const isReady = await isMigrated(database, config.migrationsDir).catch(() => false)
      if (!isReady) throw new Error('the database is empty, or of another version: start the product on it first')
      return sayVerdict(await verifyTrail(database, kept), kept)
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

// The thread of an embedded database does not end by itself.
verdict().then(
  ({ text, fits }) => {
    process.stdout.write(`${text}\n`)
    process.exit(fits ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  },
)
