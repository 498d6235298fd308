/**
 * A long list of the product, with everything that it asks before it answers, against one prepared statement behind a
 * plain Node server: the same page of the same database, in requests a second.
 * Usage: node bench/list.mjs [runs] [users|accounts]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tools/postgres.mjs'
import { addAccounts } from './accounts.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'
import { SOMEBODY } from './sign-in.mjs'
import { addUsers } from './users.mjs'

const LIMIT = 0.5
const CALLERS = 8
const SECONDS = 2

/** @type {Record<string, { path: string, fill: (url: string) => Promise<void>, questions: [string, object][] }>} */
const LISTS = {
  users: {
    path: '/user/list',
    fill: addUsers,
    questions: [
      ['first page', { perPage: 100 }],
      ['page 190', { perPage: 100, page: 190 }],
      ['by last visit', { perPage: 100, sort: [{ field: 'last_seen_at', dir: 'desc' }] }],
      ['a search', { perPage: 100, search: 'person 19' }],
    ],
  },
  accounts: {
    path: '/account/list',
    fill: addAccounts,
    questions: [
      ['first page', { perPage: 100 }],
      ['page 90', { perPage: 100, page: 90 }],
      ['by manager', { perPage: 100, sort: [{ field: 'managers', dir: 'desc' }] }],
      ['by websites', { perPage: 100, sort: [{ field: 'websites_count', dir: 'desc' }] }],
      ['by users', { perPage: 100, sort: [{ field: 'users_count', dir: 'desc' }] }],
      ['by readiness', { perPage: 100, sort: [{ field: 'readiness', dir: 'desc' }] }],
      ['a search', { perPage: 100, search: 'account 19' }],
    ],
  },
}

/** @typedef {{ url: string, headers: Record<string, string>, agent: Agent }} Side */

/** @param {Side} side @param {string} body @returns {Promise<string>} */
const ask = ({ url, headers, agent }, body) =>
  new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, answer => {
      /** @type {Buffer[]} */
      const chunks = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })

/** Requests a second that so many callers get answered. @param {Side} side @param {string} body */
const rate = async (side, body) => {
  const started = performance.now()
  let answered = 0
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() - started < SECONDS * 1000) {
        await ask(side, body)
        answered += 1
      }
    }),
  )
  return (answered * 1000) / (performance.now() - started)
}

/** Both must answer the same rows. @param {string[]} answers */
const assertSame = answers => {
  const [one, other] = answers.map(text => {
    const { data, meta } = JSON.parse(text)
    return JSON.stringify([data.map((/** @type {{ id: number }} */ { id }) => Number(id)), meta.total])
  })
  if (one !== other) throw new Error('the two sides answer different pages')
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const name = process.argv[3] ?? 'users'
  const list = LISTS[name]
  if (!list) throw new Error(`there is no list of ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  const postgres = await startPostgres()
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  await list.fill(postgres.url)
  const plain = fork(join(import.meta.dirname, 'plain-list.mjs'), {
    env: { ...process.env, DATABASE_URL: postgres.url, BENCH_LIST: name },
  })
  let slow = false
  try {
    const [port] = await once(plain, 'message')
    const json = { 'content-type': 'application/json' }
    const signIn = JSON.stringify(SOMEBODY)
    const agent = new Agent({ keepAlive: true })
    const { token } = JSON.parse(await ask({ url: `${product.url}/api/web/auth`, headers: json, agent }, signIn))
    /** @type {Record<'plain' | 'product', Side>} */
    const sides = {
      plain: { url: `http://127.0.0.1:${port}/`, headers: json, agent },
      product: {
        url: `${product.url}/api/web${list.path}`,
        headers: { ...json, authorization: `Bearer ${token}` },
        agent,
      },
    }
    for (const [asked, question] of list.questions) {
      const body = JSON.stringify(question)
      assertSame(await Promise.all([ask(sides.plain, body), ask(sides.product, body)]))
      /** @type {Record<'plain' | 'product', number[]>} */
      const rates = { plain: [], product: [] }
      for (let run = 0; run < runs; run += 1)
        for (const side of /** @type {const} */ (['plain', 'product'])) rates[side].push(await rate(sides[side], body))
      const [one, many] = [median(rates.plain), median(rates.product)]
      const ratio = many / one
      slow ||= ratio < LIMIT
      console.log(
        `${asked.padEnd(14)} plain ${one.toFixed(0).padStart(5)}/s  product ${many.toFixed(0).padStart(5)}/s  ratio ${ratio.toFixed(2)}  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}`,
      )
    }
  } finally {
    plain.kill()
    await product.end('SIGTERM')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(slow ? 1 : 0)
}

await main()
