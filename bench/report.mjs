/**
 * The dashboard of the product on the full demo data, with everything that it asks before it answers, against the
 * roll-ups asked by hand behind a plain Node server: each block's answer, and all blocks at once on a cold start.
 * Usage: node bench/report.mjs [postgres|pglite|both] [runs]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.mjs'
import { median } from './median.mjs'
import { PLAIN_BLOCKS } from './plain-report-statements.mjs'
import { startProduct } from './product.mjs'

const LIMIT = 0.5
const COLD_MS = 1_000
const CHARTS = ['daily', 'device', 'technology', 'websites', 'formats', 'adType']
const READERS = ['admin', 'publisher']
/** Thirty days that are over, and the days that they are compared with. */
const DAYS = { shown: [30, 1], before: [65, 36] }
/** The card of the money strip tells of today and of all of last month, whatever the page is about. */
const STRIP = [new Date().getUTCDate() + 30, 0]
const PASSWORD = 'candela-demo'

/** @param {number} days */
const ago = days => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** @param {string} url @param {{ token?: string, body?: object }} [sent] */
const ask = async (url, { token, body } = {}) => {
  const started = performance.now()
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return { ms: performance.now() - started, body: JSON.parse(text) }
}

/** @param {string} url @param {string} reader @returns {Promise<string>} */
const tokenOf = async (url, reader) => {
  const body = { email: `${reader}@candela.example`, password: PASSWORD }
  return (await ask(`${url}/api/web/auth`, { body })).body.token
}

/** @param {string} url @param {string} token @param {string} block */
const askBlock = (url, token, block) => {
  const isChart = CHARTS.includes(block)
  const period = `${ago(DAYS.shown[0] ?? 0)}..${ago(DAYS.shown[1] ?? 0)}`
  const body = { period, currency: 'BRL', ...(isChart ? { chart: block } : {}) }
  return ask(`${url}/api/web/dashboard/${isChart ? 'charts' : block}`, { token, body })
}

/** The demo's past is loaded while the product is open already. @param {string} url */
const whenLoaded = async url => {
  const token = await tokenOf(url, 'admin')
  for (;;) {
    const { body } = await askBlock(url, token, 'totalizers')
    if (body.meta.historyFrom === null) return
    await wait(2_000)
  }
}

/** The blocks that a page of somebody has. @param {string} reader */
const blocksOf = reader => Object.keys(PLAIN_BLOCKS).filter(block => reader === 'admin' || block !== 'coverage')

/** @param {string} url @param {string} reader */
const cold = async (url, reader) => {
  const token = await tokenOf(url, reader)
  const more = ['currencyExchange', ...(reader === 'admin' ? ['errorLog'] : [])]
  const started = performance.now()
  await Promise.all([
    ...[...blocksOf(reader), 'todo'].map(block => askBlock(url, token, block)),
    ...more.map(block => ask(`${url}/api/web/dashboard/${block}`, { token })),
  ])
  return performance.now() - started
}

/** The websites that a reader's numbers are about; of whoever reaches everything none is named. */
const sitesOf = async (/** @type {string} */ url, /** @type {string} */ reader) => {
  if (reader === 'admin') return ''
  const token = await tokenOf(url, reader)
  const { body } = await ask(`${url}/api/web/dashboard/charts`, {
    token,
    body: { chart: 'websites', period: `${ago(399)}..${ago(0)}`, currency: 'BRL' },
  })
  return body.rows.map((/** @type {{ key: { website: { id: number } } }} */ { key }) => key.website.id).join(',')
}

/** @param {string} block */
const daysOf = block => [...(block === 'money' ? STRIP : DAYS.shown), ...DAYS.before].map(ago)

/** @param {Record<string, string>} env of the product @param {Record<string, string>} plainEnv @param {number} runs */
const compare = async (env, plainEnv, runs) => {
  let isSlow = false
  const product = await startProduct(env)
  const plain = fork(join(import.meta.dirname, 'plain-report.mjs'), { env: { ...process.env, ...plainEnv } })
  try {
    const [port] = await once(plain, 'message')
    for (const reader of READERS) {
      const ms = await cold(product.url, reader)
      console.log(
        `${reader.padEnd(10)} all blocks, cold ${ms.toFixed(0)} ms  ${ms > COLD_MS ? 'OVER' : 'within'} ${COLD_MS}`,
      )
    }
    for (const reader of READERS) {
      const token = await tokenOf(product.url, reader)
      const sites = await sitesOf(product.url, reader)
      for (const block of blocksOf(reader)) {
        const sides = {
          plain: () => ask(`http://127.0.0.1:${port}/`, { body: { block, values: [...daysOf(block), sites] } }),
          product: () => askBlock(product.url, token, block),
        }
        /** @type {Record<'plain' | 'product', number[]>} */
        const took = { plain: [], product: [] }
        for (let run = 0; run < runs; run += 1)
          for (const side of /** @type {const} */ (['plain', 'product'])) took[side].push((await sides[side]()).ms)
        const [one, other] = [median(took.plain), median(took.product)]
        const ratio = one / other
        isSlow ||= ratio < LIMIT
        console.log(
          `${reader.padEnd(10)} ${block.padEnd(12)} plain ${one.toFixed(1).padStart(6)} ms  product ${other.toFixed(1).padStart(6)} ms  ratio ${ratio.toFixed(2)}  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}`,
        )
      }
    }
  } finally {
    plain.kill()
    await product.end('SIGTERM')
  }
  return isSlow
}

/** @param {'postgres' | 'pglite'} engine @param {number} runs */
const measure = async (engine, runs) => {
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
    return await compare(env, server ? { DATABASE_URL: server.url } : { PLAIN_DIR: copy, DATABASE_URL: '' }, runs)
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [asked = 'both', runs = '7'] = process.argv.slice(2)
const engines = /** @type {const} */ (['postgres', 'pglite']).filter(engine => asked === 'both' || asked === engine)
let isSlow = false
for (const engine of engines) isSlow = (await measure(engine, Number(runs))) || isSlow
process.exit(isSlow ? 1 : 0)
