/** The product with the full demo data, and beside it the same rows for whoever asks them by hand. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.mjs'
import { startProduct } from './product.mjs'

const PASSWORD = 'candela-demo'

/** @param {string} url @param {{ token?: string, body?: object }} [sent] */
export const askText = async (url, { token, body } = {}) => {
  const started = performance.now()
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return { ms: performance.now() - started, text }
}

/** @param {string} url @param {{ token?: string, body?: object }} [sent] */
export const ask = async (url, sent) => {
  const { ms, text } = await askText(url, sent)
  return { ms, body: JSON.parse(text) }
}

/** @param {string} url @returns {Promise<string>} */
export const tokenOf = async url =>
  (await ask(`${url}/api/web/auth`, { body: { email: 'admin@candela.example', password: PASSWORD } })).body.token

/** The demo's past is loaded while the product is open already. @param {string} url */
const whenLoaded = async url => {
  const token = await tokenOf(url)
  for (;;) {
    const body = { period: 'last7', currency: 'BRL' }
    const answer = await ask(`${url}/api/web/dashboard/totalizers`, { token, body })
    if (answer.body.meta.historyFrom === null) return
    await wait(2_000)
  }
}

/** @typedef {(env: Record<string, string>, plainEnv: Record<string, string>) => Promise<boolean>} Measure whether it was too slow */

/** @param {'postgres' | 'pglite'} engine @param {Measure} measure */
const onEngine = async (engine, measure) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const env = { SEED: 'full', DATA_DIR: dataDir, ...(server ? { DATABASE_URL: server.url } : {}) }
  try {
    const loading = await startProduct(env)
    await whenLoaded(loading.url)
    await loading.end('SIGTERM')
    // An embedded database belongs to one process: the other side has a copy.
    const copy = join(dataDir, 'copy')
    if (!server) cpSync(join(dataDir, 'database'), copy, { recursive: true })
    console.log(`\n${engine}`)
    return await measure(env, server ? { DATABASE_URL: server.url } : { PLAIN_DIR: copy, DATABASE_URL: '' })
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Ends with 1 if any was too slow. @param {string} asked `postgres`, `pglite` or `both` @param {Measure} measure */
export const onFullDemo = async (asked, measure) => {
  const engines = /** @type {const} */ (['postgres', 'pglite']).filter(engine => asked === 'both' || asked === engine)
  let isSlow = false
  for (const engine of engines) isSlow = (await onEngine(engine, measure)) || isSlow
  process.exit(isSlow ? 1 : 0)
}
