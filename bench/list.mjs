/**
 * A long list of the product, with everything that it asks before it answers, against one prepared statement behind a
 * plain Node server: the same page of the same database, in requests a second.
 * Usage: node bench/list.mjs [runs] [users|accounts|networks] [postgres|pglite]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tools/postgres.mjs'
import { addAccounts } from './accounts.mjs'
import { fillDirectory, fillServer } from './fill.mjs'
import { median } from './median.mjs'
import { addNetworks } from './networks.mjs'
import { startProduct } from './product.mjs'
import { SOMEBODY } from './sign-in.mjs'
import { addUsers } from './users.mjs'

const LIMIT = 0.5
const CALLERS = 8
const SECONDS = 2

const SORTED_NETWORKS = [
  ...[
    'anw_website',
    'adn_status',
    'ant_name',
    'anc_name',
    'adn_domain',
    'adm_name',
    'ord_name',
    'adn_token_expires_at',
  ],
  ...['created_at', 'updated_at', 'connection', 'lacks', 'net30', 'last_day', 'days_missing'],
]

/** @param {string[]} fields */
const sortedBy = (...fields) => ({ perPage: 100, sort: fields.map(field => ({ field, dir: 'desc' })) })

/** @type {Record<string, { path: string, fill: import('./fill.mjs').Fill, questions: [string, object][] }>} */
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
  networks: {
    path: '/adNetwork/list',
    fill: addNetworks,
    questions: [
      ['first page', { perPage: 100 }],
      ['page 90', { perPage: 100, page: 90 }],
      ...SORTED_NETWORKS.map(field => /** @type {[string, object]} */ ([`by ${field}`, sortedBy(field)])),
      ['by day and missing', sortedBy('last_day', 'days_missing')],
      ['a search', { perPage: 100, search: 'network 19' }],
      ['paused', { perPage: 100, filters: { adn_status: ['Pausado'] } }],
      ['never tested', { perPage: 100, filters: { connection: ['never'] } }],
      ['lacking', { perPage: 100, filters: { lacks: ['1'] } }],
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

/**
 * A database of the product with these rows, for both sides. An embedded one belongs to one process: the other side has
 * a copy.
 * @param {string} dataDir @param {string} engine @param {import('./fill.mjs').Fill} fill
 */
const filled = async (dataDir, engine, fill) => {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const env = { DATA_DIR: dataDir, DATABASE_URL: server?.url ?? '' }
  await (await startProduct(env)).end('SIGTERM')
  if (server) {
    await fillServer(server.url, fill)
    return { env, plainEnv: { DATABASE_URL: server.url }, stop: server.stop }
  }
  const database = join(dataDir, 'database')
  await fillDirectory(database, fill)
  const copy = join(dataDir, 'copy')
  cpSync(database, copy, { recursive: true })
  return { env, plainEnv: { PLAIN_DIR: copy, DATABASE_URL: '' }, stop: async () => undefined }
}

const main = async () => {
  const runs = Number(process.argv[2] ?? 5)
  const name = process.argv[3] ?? 'users'
  const list = LISTS[name]
  if (!list) throw new Error(`there is no list of ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
  const { env, plainEnv, stop } = await filled(dataDir, process.argv[4] ?? 'postgres', list.fill)
  const product = await startProduct(env)
  const plain = fork(join(import.meta.dirname, 'plain-list.mjs'), {
    env: { ...process.env, ...plainEnv, BENCH_LIST: name },
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
        `${asked.padEnd(23)} plain ${one.toFixed(0).padStart(5)}/s  product ${many.toFixed(0).padStart(5)}/s  ratio ${ratio.toFixed(2)}  ${ratio < LIMIT ? 'UNDER' : 'at least'} ${LIMIT}`,
      )
    }
  } finally {
    plain.kill()
    await product.end('SIGTERM')
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(slow ? 1 : 0)
}

await main()
