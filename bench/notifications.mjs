/**
 * A notification to ten thousand people, on PostgreSQL with two processes of the product: each gets it once, whoever
 * reads lists meanwhile waits little longer, and who looks at the product sees the bell.
 * Usage: node bench/notifications.mjs [people]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tools/postgres.mjs'
import { openDatabase } from './facts.mjs'
import { startProduct } from './product.mjs'

const MOST_SLOWDOWN = 3
const BELL_MS = 2_000
const IDLE_MS = 5_000

/** @param {string} url @param {string} path @param {object} body @param {string} [token] */
const ask = async (url, path, body, token) => {
  const answer = await fetch(`${url}/api/web${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** @param {string} url @param {string} email */
const signedIn = async (url, email) => (await ask(url, '/auth', { email, password: 'candela-demo' })).token

/** Four people who read until they are told to stop. @param {string} url @param {string} token */
const readers = (url, token) => {
  let isOver = false
  /** @type {number[]} */
  const took = []
  const read = async () => {
    while (!isOver) {
      const started = performance.now()
      await ask(url, '/account/list', { page: 1, perPage: 25 }, token)
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

/** @param {number[]} times */
const p95 = times => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** When the bell of this person says another number than at first. @param {string} url @param {string} token */
const bellOf = async (url, token) => {
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/web/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  let [first, heard] = [/** @type {string | undefined} */ (undefined), /** @type {() => void} */ (() => undefined)]
  const raised = new Promise(resolve => {
    heard = () => resolve(performance.now())
  })
  const listen = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const piece of /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (answer.body))) {
      text += decoder.decode(piece, { stream: true })
      for (const [unread] of text.matchAll(/"unread":\d+/g)) {
        first ??= unread
        if (unread !== first) heard()
      }
    }
  }
  listen().catch(() => undefined)
  return { raised, leave: () => leaving.abort() }
}

const people = Number(process.argv[2] ?? '10000')
const dataDir = mkdtempSync(join(tmpdir(), 'candela-bench-'))
const server = await startPostgres({ durable: true })
let isGood = false
try {
  const env = { SEED: 'small', DATA_DIR: dataDir, DATABASE_URL: server.url }
  const first = await startProduct(env)
  const database = await openDatabase('postgres', server.url)
  await database.exec(`insert into users (usr_name, usr_email, usr_id_group)
    select 'Reader ' || n, 'reader.' || n || '@candela.example', (select usr_id_group from users where usr_email = 'viewer@candela.example')
    from generate_series(1, ${people}) as n`)
  const group = (
    await database.withSession(session =>
      session.query(`select usr_id_group as id from users where usr_email = 'viewer@candela.example'`),
    )
  ).rows[0]?.id
  const second = await startProduct(env)
  const [admin, viewer] = [
    await signedIn(first.url, 'admin@candela.example'),
    await signedIn(second.url, 'viewer@candela.example'),
  ]
  const stopIdle = readers(first.url, admin)
  await wait(IDLE_MS)
  const idle = await stopIdle()
  const bell = await bellOf(second.url, viewer)
  await wait(500)

  const stopMeanwhile = readers(first.url, admin)
  const audience = { users: [], groups: [Number(group)], accounts: [], tiers: [], managers: [] }
  const started = performance.now()
  const sent = await ask(
    first.url,
    '/notification',
    {
      ...{ not_title: 'To all', not_message: 'To everybody', not_variants: [], not_path: null },
      ...{ not_audience: audience, not_send_at: null },
    },
    admin,
  )
  const bellMs = Number(await bell.raised) - started
  const delivered = async () => {
    const { rows } = await database.withSession(session =>
      session.query(`select count(*)::int as rows, count(distinct usn_id_user)::int as people, bool_or(n.sent_at is not null) as sent
        from user_notifications join notifications as n on n.id = usn_id_notification
        where usn_id_notification = ${Number(sent.record.id)}`),
    )
    return /** @type {{ rows: number, people: number, sent: boolean }} */ (/** @type {unknown} */ (rows[0]))
  }
  while (!(await delivered()).sent) await wait(50)
  const tookMs = performance.now() - started
  const meanwhile = await stopMeanwhile()
  bell.leave()
  const { rows, people: reached } = await delivered()
  const slowdown = p95(meanwhile) / p95(idle)
  isGood = rows === reached && rows >= people && slowdown <= MOST_SLOWDOWN && bellMs <= BELL_MS
  console.log(
    `${rows} rows for ${reached} people in ${(tookMs / 1000).toFixed(1)} s by two processes; the bell at the other one after ` +
      `${bellMs.toFixed(0)} ms (at most ${BELL_MS}); readers' p95 ${p95(idle).toFixed(0)} ms idle, ` +
      `${p95(meanwhile).toFixed(0)} ms meanwhile: ${slowdown.toFixed(2)} × (at most ${MOST_SLOWDOWN})`,
  )
  await database.close()
  await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)
