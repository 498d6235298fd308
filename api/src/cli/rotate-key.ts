import { join } from 'node:path'
import { connect } from '../connect'
import { rotateSecrets } from '../modules/ad-network/ad-network.rotation'
import { type Config, readConfig } from '../platform/config'
import { lockDirectory } from '../platform/db/lock'
import { isMigrated } from '../platform/db/migrate'
import { createLog } from '../platform/log'
import { keysToRotate } from '../platform/secret-keys'

type Rotation = { isWhole: boolean; lines: string[]; done: () => void }

const rotateIn = async (config: Config): Promise<Rotation> => {
  const database = await connect(config, createLog('warn'), join(__dirname, '..'))
  try {
    const isReady = await isMigrated(database, config.migrationsDir).catch(() => false)
    if (!isReady) throw new Error('the database is empty, or of another version: start the product on it first')
    const { keyring, done } = keysToRotate(config)
    const { sealed, unreadable } = await rotateSecrets(database, keyring)
    const isWhole = unreadable.length === 0
    const lost = unreadable.map(
      ({ network, credential }) => `  ad network ${network}: ${credential} opens with none of the keys; type it again`,
    )
    const lines = [`${sealed} secrets sealed with the key ${keyring.current.id}.`, ...lost]
    if (!isWhole) lines.push('Until then the keys of before are kept: a backup of such a row may need them.')
    return { isWhole, lines, done: () => done(isWhole) }
  } finally {
    await database.close()
  }
}

/** Seals all secrets with a new key, and says what it did. */
const rotate = async (): Promise<{ text: string; isWhole: boolean }> => {
  const config = readConfig(process.env)
  const unlock = config.databaseUrl ? () => undefined : lockDirectory(config.dataDir)
  try {
    const { isWhole, lines, done } = await rotateIn(config)
    // No key is forgotten before the database is closed, which has then written all that was sealed anew.
    done()
    return { text: lines.join('\n'), isWhole }
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
