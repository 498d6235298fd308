/**
 * Twenty SIGKILLs under writes: nothing that was acknowledged may be gone, and every change has its audit row.
 * Usage: node bench/crash.mjs [pglite|postgres|both] [kills]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../tools/postgres.mjs'
import { startProduct } from './product.mjs'

const WRITERS = 8
const LOCALES = ['en_US', 'pt_BR', 'es_ES', 'it_IT']

/** @typedef {(sql: string) => Promise<Record<string, unknown>[]>} Query */
/** @typedef {{ token: string, updated: string, locale: string }} Acknowledged */

/** @param {string} url @param {string} path @param {unknown} body @param {string} [token] */
const post = async (url, path, body, token) => {
  const answer = await fetch(`${url}/api/web${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

const EMAILS = ['admin', 'adops', 'finance', 'manager', 'publisher', 'viewer'].map(name => `${name}@candela.example`)

/**
 * Writes until the product is gone; only what came back with a success counts.
 * @param {string} url @param {number} index @param {Acknowledged[]} acknowledged @param {{ signIns: number, changes: number }} counts
 */
const write = async (url, index, acknowledged, counts) => {
  const email = EMAILS[index % EMAILS.length]
  try {
    for (let round = 0; ; round += 1) {
      const { token } = await post(url, '/auth', { email, password: 'candela-demo' })
      counts.signIns += 1
      const mine = { token, updated: '', locale: '' }
      acknowledged.push(mine)
      for (let change = 0; change < 10; change += 1) {
        const usr_locale = LOCALES[(round + change + index) % LOCALES.length] ?? 'en_US'
        const user = await post(url, '/user/updateUserLocale', { usr_locale }, token)
        counts.changes += 1
        mine.updated = user.updated_at
        mine.locale = user.usr_locale
      }
    }
  } catch {
    // The product was killed: what is in flight now was never acknowledged.
  }
}

/** @param {Query} query @param {Acknowledged[]} acknowledged */
const inspect = async (query, acknowledged) => {
  const { createHash } = await import('node:crypto')
  const sessions = new Set((await query('select ses_token_hash from sessions')).map(row => row.ses_token_hash))
  const hash = (/** @type {string} */ token) => createHash('sha256').update(token).digest('hex')
  const lost = acknowledged.filter(({ token }) => !sessions.has(hash(token))).length
  const newest = await query('select max(updated_at)::text as at from users')
  const last =
    acknowledged
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  const isStale = last !== '' && Date.parse(String(newest[0]?.at)) < Date.parse(last)

  // Each change's "before" is the "after" of the one before it, and the last "after" is what the record says now.
  const logs =
    await query(`select slo_object_id as id, slo_diffs->'usr_locale'->>0 as was, slo_diffs->'usr_locale'->>1 as became
    from system_logs where slo_action = 'user.updateUserLocale' and slo_request_id is not null order by system_logs.id`)
  /** @type {Map<unknown, unknown>} */
  const state = new Map()
  let broken = 0
  for (const { id, was, became } of logs) {
    if (state.has(id) && state.get(id) !== was) broken += 1
    state.set(id, became)
  }
  const users = await query('select id, usr_locale from users')
  for (const { id, usr_locale } of users) if (state.has(id) && state.get(id) !== usr_locale) broken += 1

  const [opened = { n: 0 }] = await query('select count(*)::int as n from sessions')
  const [audited = { n: 0 }] = await query(`select count(*)::int as n from system_logs
    where slo_table_name = 'sessions' and slo_action = 'auth.signIn' and slo_request_id is not null`)
  const [visited = { n: 0 }] = await query('select count(*)::int as n from visit_logs where id > 120')
  return {
    lost,
    staleRecords: isStale ? 1 : 0,
    brokenChains: broken,
    orphans: Math.abs(Number(opened.n) - Number(audited.n)) + Math.abs(Number(opened.n) - Number(visited.n)),
    changesLogged: logs.length,
  }
}

/** @param {'pglite' | 'postgres'} engine @param {number} kills */
const run = async (engine, kills) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-crash-'))
  const server = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const env = { DATA_DIR: dataDir, ...(server ? { DATABASE_URL: server.url } : {}) }
  /** @type {Acknowledged[]} */
  const acknowledged = []
  const counts = { signIns: 0, changes: 0 }
  const ready = []
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const product = await startProduct(env)
      if (kill > 0) ready.push(product.readyMs)
      const writers = Array.from({ length: WRITERS }, (_, index) => write(product.url, index, acknowledged, counts))
      await wait(500 + Math.random() * 1000)
      await product.end('SIGKILL')
      await Promise.all(writers)
    }
    const last = await startProduct(env)
    ready.push(last.readyMs)
    await last.end('SIGTERM')

    let figures
    if (server) {
      const client = new pg.Client(server.url)
      await client.connect()
      figures = await inspect(async sql => (await client.query(sql)).rows, acknowledged)
      await client.end()
    } else {
      const database = await PGlite.create(join(dataDir, 'database'))
      figures = await inspect(async sql => (await database.query(sql)).rows, acknowledged)
      await database.close()
    }
    ready.sort((a, b) => a - b)
    return {
      engine,
      kills,
      acknowledged: counts.signIns + counts.changes,
      ...figures,
      readyAgainMs: { median: ready[ready.length >> 1], max: ready.at(-1) },
    }
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [which = 'both', kills = '20'] = process.argv.slice(2)
let failed = false
for (const engine of /** @type {const} */ (['pglite', 'postgres'])) {
  if (which !== 'both' && which !== engine) continue
  const result = await run(engine, Number(kills))
  console.log(JSON.stringify(result))
  failed ||= result.lost + result.staleRecords + result.brokenChains + result.orphans > 0
}
console.log(failed ? 'FAILED: something acknowledged was lost or stands without its audit row' : 'nothing lost')
process.exit(failed ? 1 : 0)
