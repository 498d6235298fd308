/**
 * Runs one throw-away PostgreSQL server for as long as its parent lives: it ends, and its directory goes, when the
 * parent closes the pipe to it, however that comes about. Started by `postgres.mjs` with its settings as JSON.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.mjs'

/** @typedef {{ bin: string, packaged: boolean, durable: boolean }} Settings */
/** @typedef {{ uid: number, gid: number }} Owner */

/** The server refuses to run as root: some other account of the machine does it then. @returns {Owner | undefined} */
const someoneElse = () => {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (/** @type {string} */ flag, /** @type {string} */ user) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {}
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

/** @type {Settings} */
const { bin: given, packaged, durable } = JSON.parse(process.argv[2] ?? '{}')
const owner = someoneElse()
const home = mkdtempSync(join(tmpdir(), 'candela-postgres-'))
const removeHome = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 })
process.on('exit', removeHome)
if (owner) chownSync(home, owner.uid, owner.gid)

/** Somebody else cannot read what an install of root's has under root's home. */
const readableBinaries = () => {
  if (!packaged || !owner) return given
  const copy = join(home, 'native')
  cpSync(dirname(given), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

const bin = readableBinaries()
const data = join(home, 'data')
const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
const password = randomBytes(16).toString('hex')
const passwordFile = join(home, 'password')
writeFileSync(passwordFile, password)
chmodSync(passwordFile, 0o644)
// Letters beyond ASCII have upper and lower case, as in the embedded database.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const rules = ['-U', 'candela', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', `--locale=${locale}`]
execFileSync(join(bin, 'initdb'), ['-D', data, ...rules, ...(durable ? [] : ['-N'])], { ...owner, env, stdio: 'pipe' })

const port = await freePort()
/** @type {Record<string, string | number>} */
const options = {
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  timezone: 'UTC',
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
}
const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
  ...owner,
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
})

let log = ''
server.stderr.setEncoding('utf8').on('data', chunk => {
  log = (log + chunk).slice(-4000)
  if (chunk.includes('ready to accept connections'))
    process.stdout.write(
      `${JSON.stringify({ url: `postgres://candela:${password}@127.0.0.1:${port}/postgres`, pid: server.pid })}\n`,
    )
})
server.on('exit', code => {
  if (code) process.stderr.write(log)
  process.exit(code ?? 1)
})

// SIGINT is its fast stop: sessions are cut, nothing is left behind.
const stop = () => server.kill('SIGINT')
process.stdin.resume().on('end', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
