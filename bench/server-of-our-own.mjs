import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../tools/free-port.mjs'
import { machineBinaries } from '../tools/postgres-binaries.mjs'

/** The server does not run as root. @returns {{ uid?: number, gid?: number }} */
const owner = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** @param {number} pid @returns {number[]} a process and what it started; Linux alone says so */
const family = pid => {
  const parentOf = (/** @type {string} */ child) => {
    try {
      return Number(readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
    } catch {
      return 0
    }
  }
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

/**
 * A PostgreSQL server that keeps what it acknowledged, in a folder, to be stopped, frozen, killed and started again.
 * @param {string} folder
 */
export const serverOfOurOwn = async folder => {
  const bin = machineBinaries()
  if (!bin) throw new Error('this bench needs PostgreSQL 15 or newer on the machine')
  const { uid, gid } = owner()
  const as = uid === undefined ? {} : { uid, gid }
  const data = join(folder, 'data')
  const port = await freePort()
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  mkdirSync(folder, { recursive: true })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const rules = ['-U', 'candela', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--wal-segsize=1']
  execFileSync(join(bin, 'initdb'), ['-D', data, ...rules], { ...as, env, stdio: 'pipe' })

  const options = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100 }
  const flags = Object.entries({ ...options, timezone: 'UTC', max_wal_size: '64MB', min_wal_size: '2MB' }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const url = `postgres://candela@127.0.0.1:${port}/postgres`
  /** @type {import('node:child_process').ChildProcess} */
  let server

  const isUp = () => server.exitCode === null && server.signalCode === null
  const answers = async () => {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }
  /** Also after a kill, whose orphans hold on to the folder for a moment, and while a disk is full. */
  const start = async () => {
    for (;;) {
      server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...as, env, stdio: 'ignore' })
      while (isUp() && !(await answers())) await wait(50)
      if (isUp()) return
      await wait(200)
    }
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (!isUp()) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
    for (const pid of family(server.pid ?? 0)) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal)
  }
  await start()
  return {
    url,
    start,
    isUp,
    /** Sessions are cut, what is acknowledged is stored. */
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}
