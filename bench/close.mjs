/**
 * Closing the demo's open month, full size: beside the statements by hand that it needs, for the same rows; what people who
 * read meanwhile wait; and SIGKILL at moments of it: the month is then closed as a whole or as it was.
 * Usage: node bench/close.mjs [postgres|pglite|both] [runs] [kills]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.mjs'
import { openDatabase } from './facts.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'

const LIMIT = 0.5
const MOST_SLOWDOWN = 3
/** In this time the mails of the close before are delivered: they are no part of the next one. */
const SETTLE_MS = 3_000
/** Closes and seconds of reading that are not counted: a process and its sessions are slower at first, on both sides. */
const WARM_UP = 5
const RATES = { USD: { source: 'average' }, EUR: { source: 'average' } }

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */
/** @typedef {'postgres' | 'pglite'} Engine */

/** @param {string} url @param {string} method @param {string} path @param {{ token?: string, body?: object }} [sent] */
const ask = async (url, method, path, { token, body } = {}) => {
  const answer = await fetch(`${url}/api/web${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`))
  return JSON.parse(text)
}

/** @param {string} url */
const signedIn = async url => {
  const body = { email: 'admin@candela.example', password: 'candela-demo' }
  const { token } = await ask(url, 'POST', '/auth', { body })
  return {
    get: (/** @type {string} */ path) => ask(url, 'GET', path, { token }),
    post: (/** @type {string} */ path, /** @type {object} */ body) => ask(url, 'POST', path, { token, body }),
  }
}
/** @typedef {Awaited<ReturnType<typeof signedIn>>} Caller */

/** @param {Caller} by */
const whenLoaded = async by => {
  for (;;) {
    const { meta } = await by.post('/dashboard/totalizers', { period: 'last7', currency: 'BRL' })
    if (meta.historyFrom === null) return
    await wait(2_000)
  }
}

/** @param {Caller} by */
const monthOf = async by => (await by.get('/currencyExchange/months')).next

/** @param {Caller} by @param {string} month */
const begin = async (by, month) => {
  const { fingerprint } = await by.post('/currencyExchange/closeMonth/rehearsal', { month, rates: RATES })
  return () => by.post('/currencyExchange/closeMonth', { month, rates: RATES, fingerprint, confirm: `CLOSE ${month}` })
}

/** Payments of the demo's past come after its facts, and are carried into this month. @param {Caller} by @param {string} month */
const whenPaid = async (by, month) => {
  let seen
  for (;;) {
    const { fingerprint } = await by.post('/currencyExchange/closeMonth/rehearsal', { month, rates: RATES })
    if (fingerprint === seen) return
    seen = fingerprint
    await wait(10_000)
  }
}

/** @param {Caller} by @param {string} month */
const whenDone = async (by, month) => {
  for (;;) {
    const { months } = await by.get('/currencyExchange/months')
    const { state, progress } = months.find((/** @type {{ month: string }} */ each) => each.month === month)
    if (state !== 'closing') return state
    if (progress?.error) throw new Error(progress.error)
    await wait(10)
  }
}

/** @param {Caller} by @param {string} month */
const reopen = (by, month) => by.post('/currencyExchange/reopenMonth', { month, reason: 'Measured' })

/** @param {number[]} times */
const p95 = times => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** Four people who read until they are told to stop. @param {Caller} by */
const readers = by => {
  let isOver = false
  /** @type {number[]} */
  const took = []
  const read = async () => {
    while (!isOver) {
      const started = performance.now()
      await by.post('/account/list', { page: 1, perPage: 25 })
      took.push(performance.now() - started)
    }
  }
  const reading = Promise.all([read(), read(), read(), read()])
  return async () => {
    isOver = true
    await reading
    return took
  }
}

/** @param {Caller} by @param {string} month */
const closeOnce = async (by, month) => {
  const close = await begin(by, month)
  const started = performance.now()
  const { state } = await close()
  if (state !== 'closed') throw new Error(`the demo's month is ${state}: it has as many accounts as a job closes`)
  return performance.now() - started
}

/** By hand, behind a plain Node server. @param {Engine} engine @param {string} place @param {string} month @param {number} runs */
const timesOfPlain = async (engine, place, month, runs) => {
  const env = engine === 'postgres' ? { DATABASE_URL: place } : { PLAIN_DIR: place }
  const plain = fork(join(import.meta.dirname, 'plain-close.mjs'), { env: { ...process.env, ...env } })
  const [port] = await once(plain, 'message')
  /** @param {boolean} isUndo */
  const call = async isUndo => {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify({ month, isUndo }) })
    if (!answer.ok) throw new Error(await answer.text())
    return performance.now() - started
  }
  const took = []
  for (let run = 0; run < WARM_UP + 2 * runs; run += 1) {
    await wait(SETTLE_MS / 10)
    took.push(await call(false))
    await call(true)
  }
  plain.disconnect()
  await once(plain, 'exit')
  return took.slice(WARM_UP)
}

/** @param {Engine} engine @param {string} place @param {Product} product @param {string} month @param {number} runs */
const measure = async (engine, place, product, month, runs) => {
  const by = await signedIn(product.url)
  for (let run = 0; run < WARM_UP; run += 1) {
    await closeOnce(by, month)
    await reopen(by, month)
    await wait(SETTLE_MS)
  }
  const readFor = async (/** @type {number} */ ms) => {
    const stop = readers(by)
    await wait(ms)
    return stop()
  }
  await readFor(WARM_UP * 1_000)
  const idle = await readFor(WARM_UP * 1_000)
  /** @type {Record<'plain' | 'product', number[]>} */
  const took = { plain: [], product: [] }
  /** @type {number[]} */
  const meanwhile = []
  for (let run = 0; run < runs; run += 1) {
    await wait(SETTLE_MS)
    took.product.push(await closeOnce(by, month))
    await reopen(by, month)
    await wait(SETTLE_MS)
    const stopReading = readers(by)
    await closeOnce(by, month)
    await reopen(by, month)
    meanwhile.push(...(await stopReading()))
  }
  await product.end('SIGTERM')
  took.plain.push(...(await timesOfPlain(engine, place, month, runs)))
  const database = await openDatabase(engine, place)
  await database.exec(`delete from transfers where tra_month = '${month}-01'`)
  await database.close()
  const [plain, own] = [median(took.plain), median(took.product)]
  const slowdown = p95(meanwhile) / p95(idle)
  const isGood = plain / own >= LIMIT && (engine === 'pglite' || slowdown <= MOST_SLOWDOWN)
  console.log(
    `${engine}: by hand ${plain.toFixed(0)} ms, the product ${own.toFixed(0)} ms, ratio ${(plain / own).toFixed(2)} (at least ${LIMIT}); ` +
      `readers' p95 ${p95(idle).toFixed(0)} ms idle, ${p95(meanwhile).toFixed(0)} ms meanwhile: ${slowdown.toFixed(2)} × (at most ${MOST_SLOWDOWN} on a server)`,
  )
  return isGood
}

/** What is there of a close, and what should be. @param {Engine} engine @param {string} place @param {string} month */
const lookAt = async (engine, place, month) => {
  const database = await openDatabase(engine, place)
  const { rows } = await database.withSession(session =>
    session.query(`select (select count(*) from currency_closings where ccl_month = '${month}-01')::int as rates,
      (select count(*) from transfers where tra_month = '${month}-01' and tra_state <> 'estimated')::int as transfers,
      (select count(distinct rsm_id_account) from rollup_site_months where rsm_month = '${month}-01')::int as accounts,
      (select sum(trl_net_brl) from transfer_lines join transfers as t on t.id = trl_id_transfer
        where tra_month = '${month}-01')::numeric(30, 6)::text as lines,
      (select sum(rsm_net * coalesce(ccl_value, 1)) / 1000000 from rollup_site_months left join currency_closings
        on ccl_month = rsm_month and ccl_currency = rsm_net_currency
        where rsm_month = '${month}-01')::numeric(30, 6)::text as rolled`),
  )
  await database.close()
  const [found] = rows
  const isClosed =
    found?.rates === 2 && Number(found.transfers) >= Number(found.accounts) && found.lines === found.rolled
  const isUntouched = found?.rates === 0 && found.transfers === 0 && found.lines === null
  return { isClosed, isWhole: isClosed || isUntouched, found }
}

/** @typedef {{ way: string, withinMs: number, set: Record<string, string> }} Way */
/** Both ways, each killed within the time that it takes. @type {Way[]} */
const WAYS = [
  { way: 'at once', withinMs: 300, set: {} },
  { way: 'by a job', withinMs: 600, set: { CLOSE_AT_ONCE_BELOW: '0' } },
]

/** @param {Engine} engine @param {Way} way @param {Record<string, string>} env @param {string} place @param {string} month @param {number} kills */
const killed = async (engine, { way, withinMs, set }, env, place, month, kills) => {
  let [closedBefore, isGood] = [0, true]
  for (let kill = 0; kill < kills; kill += 1) {
    const product = await startProduct({ ...env, ...set })
    const by = await signedIn(product.url)
    const close = await begin(by, month)
    const asked = close().catch(() => undefined)
    await wait((kill * withinMs) / kills)
    await product.end('SIGKILL')
    await asked
    const { isClosed, isWhole, found } = await lookAt(engine, place, month)
    if (!isWhole) console.log(`${engine}, ${way}, killed at moment ${kill + 1}: in part, ${JSON.stringify(found)}`)
    closedBefore += Number(isClosed)
    const again = await startProduct({ ...env, ...set })
    const by2 = await signedIn(again.url)
    const state = await whenDone(by2, month)
    if (state === 'closed') await reopen(by2, month)
    else if (state !== 'open' && state !== 'reopened') console.log(`${engine}: ${state} after a restart`)
    isGood &&= isWhole
    await again.end('SIGTERM')
  }
  console.log(
    `${engine}, ${way}: ${kills} kills, ${closedBefore} of them after the close; ${isGood ? 'whole each time' : 'IN PART'}`,
  )
  return isGood
}

/** @param {Engine} engine @param {number} runs @param {number} kills */
const run = async (engine, runs, kills) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  const server = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const env = { SEED: 'full', DATA_DIR: dataDir, ...(server ? { DATABASE_URL: server.url } : {}) }
  const place = server ? server.url : join(dataDir, 'database')
  try {
    const product = await startProduct(env)
    const by = await signedIn(product.url)
    await whenLoaded(by)
    const month = await monthOf(by)
    await whenPaid(by, month)
    const isFast = await measure(engine, place, product, month, runs)
    let isWhole = true
    for (const way of WAYS) isWhole = (await killed(engine, way, env, place, month, kills)) && isWhole
    return isWhole && isFast
  } finally {
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [asked = 'both', runs = '7', kills = '12'] = process.argv.slice(2)
let isGood = true
for (const engine of /** @type {const} */ (['postgres', 'pglite']))
  if (asked === 'both' || asked === engine) isGood = (await run(engine, Number(runs), Number(kills))) && isGood
process.exit(isGood ? 0 : 1)
