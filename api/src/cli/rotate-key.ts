import { join } from 'node:path'
import { connect } from '../connect'
import { rotateSecrets } from '../modules/ad-network/ad-network.rotation'
import { readConfig } from '../platform/config'
import { lockDirectory } from '../platform/db/lock'
import { isMigrated } from '../platform/db/migrate'
import { createLog } from '../platform/log'
import { keysToRotate } from '../platform/secret-keys'

/** Seals all secrets with a new key, and says what it did. */
const rotate = async (): Promise<{ text: string; isWhole: boolean }> => {
  const config = readConfig(process.env)
  const unlock = config.databaseUrl ? () => undefined : lockDirectory(config.dataDir)
  try {
    const database = await connect(config, createLog('warn'), join(__dirname, '..'))
    try {
      const isReady = await isMigrated(database, config.migrationsDir).catch(() => false)
      if (!isReady) throw new Error('the database is empty, or of another version: start the product on it first')
      const { keyring, done } = keysToRotate(config)
      const { sealed, unreadable } = await rotateSecrets(database, keyring)
      const isWhole = unreadable.length === 0
      done(isWhole)
      const lost = unreadable.map(
        ({ network, credential }) =>
          `  ad network ${network}: ${credential} opens with none of the keys; type it again`,
      )
      const lines = [`${sealed} secrets sealed with the key ${keyring.current.id}.`, ...lost]
      if (!isWhole) lines.push('Until then the keys of before are kept: a backup of such a row may need them.')
      return { text: lines.join('\n'), isWhole }
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

// The thread of an embedded database does not end by itself.
rotate().then(
  ({ text, isWhole }) => {
    process.stdout.write(`${text}\n`)
    process.exit(isWhole ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  },
)
