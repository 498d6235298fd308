import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config'
import { type Keyring, keyFromText, newKeyText, type SecretKey } from './secrets'

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey' | 'oldSecretKeys'>

const fileIn = ({ dataDir }: Where): string => join(dataDir, 'secret.key')

/** What stands before a key of a rotation that is over, which something that does not open may still need. */
const KEPT = 'kept '

/** The key of an embedded database is beside it: the first line is in use, those after it are being replaced or kept. */
const linesOf = (where: Where): string[] => {
  try {
    return readFileSync(fileIn(where), 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The file is the one of before or the new one, whenever the process ends. */
const writeLines = (where: Where, lines: readonly string[]): void => {
  mkdirSync(where.dataDir, { recursive: true })
  const next = `${fileIn(where)}.next`
  const file = openSync(next, 'w', 0o600)
  try {
    writeSync(file, `${lines.join('\n')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  chmodSync(next, 0o600)
  renameSync(next, fileIn(where))
}

const keyOf = (text: string, name: string): SecretKey => {
  const key = keyFromText(text)
  if (key) return key
  throw new ConfigError(`${name} must be 32 random bytes, as 64 hex digits or base64: openssl rand -hex 32 makes one`)
}

const keyringOf = ([first = '', ...old]: readonly string[], name: string): Keyring => ({
  current: keyOf(first, name),
  old: old.map(text => keyOf(text.replace(KEPT, ''), name)),
})

/** `SECRET_KEY`, and beside an embedded database a file that the first start makes. */
export const secretKeys = (where: Where): Keyring => {
  const { secretKey, oldSecretKeys, databaseUrl } = where
  if (secretKey) return keyringOf([secretKey, ...oldSecretKeys], 'SECRET_KEY')
  if (databaseUrl) throw new ConfigError('SECRET_KEY is needed with DATABASE_URL: openssl rand -hex 32 makes one')
  if (linesOf(where).length === 0) writeLines(where, [newKeyText()])
  return keyringOf(linesOf(where), fileIn(where))
}

/**
 * The keys with which everything is sealed anew. Of a file the first line becomes a new one, but for a rotation that was
 * interrupted: that one goes on. `done` ends it: the keys of before are forgotten, or kept where something did not open,
 * for it may be mended from a backup.
 */
export const keysToRotate = (where: Where): { keyring: Keyring; done: (isWhole: boolean) => void } => {
  if (where.secretKey || where.databaseUrl) return { keyring: secretKeys(where), done: () => undefined }
  const lines = linesOf(where)
  const isInterrupted = lines.slice(1).some(line => !line.startsWith(KEPT))
  if (!isInterrupted) writeLines(where, [newKeyText(), ...lines])
  const done = (isWhole: boolean): void => {
    const [current = '', ...old] = linesOf(where)
    writeLines(where, [current, ...(isWhole ? [] : old.map(line => `${KEPT}${line.replace(KEPT, '')}`))])
  }
  return { keyring: secretKeys(where), done }
}
