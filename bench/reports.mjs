/**
 * Each report on the full demo data over 400 days (rows of report data over 92, as many as it takes), through the
 * product's own calls, against one statement by hand behind a plain Node server.
 * Usage: node bench/reports.mjs [postgres|pglite|both] [runs]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'

const LIMIT = 0.5
const MOST_MS = 3_000
const PASSWORD = 'candela-demo'
const DAYS = 400
const DATA_DAYS = 92

/** @param {number} days */
const ago = days => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const METRICS = ['net', 'gross', 'total_impressions', 'fill', 'ecpm']
const OF_PAGES = [...METRICS, 'pageviews', 'rpm']

/** @param {string[]} rows @param {string[]} metrics @param {object} [more] */
const explorer = (rows, metrics, more) => ({
  path: '/report/performance',
  body: { rows, metrics, perPage: 100, ...more },
})
/** @param {string} step */
const earnings = step => ({ path: '/candelaReport/list', body: { step, compare: 'none' } })
/** @param {string} by */
const orders = by => ({ path: '/report/report02', body: { by, compare: 'none' } })

/**
 * What each of them is asked; the other side has a statement of the same name.
 * @type {Record<string, { path: string, body: object, isOfPublisher?: boolean, isData?: boolean }>}
 */
const REPORTS = {
  'earnings, by day': { ...earnings('day'), isOfPublisher: true },
  'earnings, by month': earnings('month'),
  'earnings, by website': { ...earnings('website'), isOfPublisher: true },
  'explorer, by day': { ...explorer(['date'], OF_PAGES), isOfPublisher: true },
  'explorer, by account and month': explorer(['account', 'month'], OF_PAGES),
  'explorer, by website and day': explorer(['website', 'date'], OF_PAGES),
  'explorer, by ad network': explorer(['adNetwork'], METRICS),
  'explorer, by device and format': explorer(['device', 'format'], METRICS),
  'explorer, by day and technology': explorer(['date', 'technology'], METRICS),
  'explorer, by month beside device': explorer(['month'], METRICS, { pivot: 'device' }),
  'explorer, by website and device': { ...explorer(['website', 'device'], METRICS), isOfPublisher: true },
  'orders, by campaign': orders('orderCampaign'),
  'orders, by order': orders('order'),
  'per website': { path: '/report/report04', body: { compare: 'none' } },
  'data rows, a page': { path: '/report/report01', body: { perPage: 100 }, isData: true },
  'data rows, totals': { path: '/report/report01/totals', body: {}, isData: true },
}

/**
 * A product whose machine is busy with something else says so, and is asked again: that is no answer to be measured.
 * @param {string} url @param {{ token?: string, body?: object }} [sent]
 * @returns {Promise<{ status: number, ms: number, text: string }>}
 */
const ask = async (url, { token, body } = {}) => {
  const started = performance.now()
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const ms = performance.now() - started
  if (answer.status !== 503) return { status: answer.status, ms, text }
  await wait(500)
  return ask(url, { ...(token && { token }), ...(body && { body }) })
}

/** @param {Awaited<ReturnType<typeof ask>>} answer */
const bodyOf = ({ status, text }) => {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

/** @param {string} url @param {string} reader @returns {Promise<string>} */
const tokenOf = async (url, reader) => {
  const body = { email: `${reader}@candela.example`, password: PASSWORD }
  return bodyOf(await ask(`${url}/api/web/auth`, { body })).token
}

/** The demo's past is loaded while the product is open already. @param {string} url */
const whenLoaded = async url => {
  const token = await tokenOf(url, 'admin')
  for (;;) {
    const body = { period: 'last7', currency: 'BRL' }
    if (bodyOf(await ask(`${url}/api/web/dashboard/totalizers`, { token, body })).meta.historyFrom === null) return
    await wait(2_000)
  }
}

const daysOf = (/** @type {boolean | undefined} */ isData) => [ago(isData ? DATA_DAYS : DAYS), ago(1)]

/** @param {string} name of a report */
const questionOf = name => {
  const { path, body, isData } = REPORTS[name] ?? { path: '', body: {} }
  const period = daysOf(isData).join('..')
  return { path, body: isData ? { ...body, filters: { period: [period] } } : { ...body, period, currency: 'BRL' } }
}

/** What of an answer both sides must agree on: what was earned in all, or how many rows there are. */
const productSays = (/** @type {any} */ { totals, meta, rows }) =>
  Array.isArray(totals) ? rows : totals ? Number(totals.values.net) : meta.total

/** @param {string} name @param {any[]} rows */
const plainSays = (name, rows) => {
  if (name === 'data rows, a page') return Number(rows[0]?.total)
  const sum = (/** @type {string} */ of) => rows.reduce((total, row) => total + Number(row[of] ?? 0), 0)
  return name === 'data rows, totals' ? sum('rows') : sum('net') / 1e6
}

/** @param {number} a @param {number} b */
const isSame = (a, b) => Math.abs(a - b) <= 0.02 + Math.abs(a) * 1e-7

/** Everybody's websites by what is finer would be all facts: refused, and offered as a file. @param {string} url @param {string} token */
const assertRefused = async (url, token) => {
  const { path, body } = questionOf('explorer, by website and device')
  const { status, ms, text } = await ask(`${url}/api/web${path}`, { token, body })
  const code = JSON.parse(text).errors?.[0]?.code
  console.log(`all facts are refused with ${status} ${code} in ${ms.toFixed(0)} ms`)
  return status === 422 && code === 'asFile'
}

/** The websites that a reader's numbers are about. @param {string} url @param {string} token @returns {Promise<string>} */
const sitesOf = async (url, token) => {
  const { path } = questionOf('earnings, by website')
  const body = { period: daysOf(false).join('..'), currency: 'BRL', step: 'website' }
  const { rows } = bodyOf(await ask(`${url}/api/web${path}`, { token, body }))
  return rows.map((/** @type {{ key: { website: { id: number } } }} */ { key }) => key.website.id).join(',')
}

/** @param {Record<string, string>} env of the product @param {Record<string, string>} plainEnv @param {number} runs */
const compare = async (env, plainEnv, runs) => {
  const product = await startProduct(env)
  const plain = fork(join(import.meta.dirname, 'plain-report.mjs'), { env: { ...process.env, ...plainEnv } })
  try {
    const [port] = await once(plain, 'message')
    let isGood = true
    for (const reader of ['admin', 'publisher']) {
      const token = await tokenOf(product.url, reader)
      if (reader === 'admin') isGood &&= await assertRefused(product.url, token)
      const sites = reader === 'admin' ? '' : await sitesOf(product.url, token)
      for (const [name, { isOfPublisher, isData }] of Object.entries(REPORTS)) {
        if (reader === 'admin' ? name === 'explorer, by website and device' : !isOfPublisher) continue
        const { path, body } = questionOf(name)
        const sides = {
          plain: () => ask(`http://127.0.0.1:${port}/`, { body: { block: name, values: [...daysOf(isData), sites] } }),
          product: () => ask(`${product.url}/api/web${path}`, { token, body }),
        }
        const firsts = { plain: await sides.plain(), product: await sides.product() }
        const [said, byHand] = [productSays(bodyOf(firsts.product)), plainSays(name, bodyOf(firsts.plain).rows)]
        if (!isSame(said, byHand)) throw new Error(`${reader}, ${name}: ${said} is not ${byHand}`)
        /** @type {Record<'plain' | 'product', number[]>} */
        const took = { plain: [], product: [] }
        for (let run = 0; run < runs; run += 1)
          for (const side of /** @type {const} */ (['plain', 'product'])) took[side].push((await sides[side]()).ms)
        const [one, other] = [median(took.plain), median(took.product)]
        const ratio = one / other
        const most = Math.max(firsts.product.ms, ...took.product)
        isGood &&= ratio >= LIMIT && most <= MOST_MS
        console.log(
          `${reader.padEnd(10)} ${name.padEnd(34)} plain ${one.toFixed(1).padStart(7)} ms  product ${other.toFixed(1).padStart(7)} ms  ratio ${ratio.toFixed(2)}  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}  slowest ${most.toFixed(0).padStart(5)} ms  ${most > MOST_MS ? 'OVER' : 'within'} ${MOST_MS}`,
        )
      }
    }
    return isGood
  } finally {
    plain.kill()
    await product.end('SIGTERM')
  }
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
let isGood = true
for (const engine of engines) isGood = (await measure(engine, Number(runs))) && isGood
process.exit(isGood ? 0 : 1)
