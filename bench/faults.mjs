/**
 * A database that goes away under eight writers: every call is answered with 200 or 503, what was acknowledged is in the
 * trail, and each record is what the last row of its trail says. Linux; a full disk needs root, for a small one to fill.
 * Usage: node bench/faults.mjs [cut|stopped|frozen|killed|full|full-embedded|all] [seconds]
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startProduct } from './product.mjs'
import { serverOfOurOwn } from './server-of-our-own.mjs'

const WRITERS = 8
const LOCALES = ['en_US', 'pt_BR', 'es_ES', 'it_IT']
const PASSWORD = 'candela-demo'
const HEALS_WITHIN_MS = 30_000
const CUT_EVERY_MS = 400
const AWAY_MS = 8_000
const DISK = '400m'

/** @typedef {(sql: string) => Promise<Record<string, unknown>[]>} Query */
/** @typedef {{ statuses: Record<string, number>, acknowledged: string[], slowest: number }} Seen */
/** @typedef {{ url: string, query: Query, during: () => Promise<void>, close: () => Promise<void> }} World */

/** @param {string} url @param {string} path @param {unknown} body @param {string} [token] */
const post = (url, path, body, token) =>
  fetch(`${url}/api/web${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

/** @param {string} url @param {string} email @returns {Promise<string>} */
const signIn = async (url, email) => (await (await post(url, '/auth', { email, password: PASSWORD })).json()).token

/**
 * Changes a language again and again, each time to another one, so that each change has its row. After a failure nobody
 * knows what it is, so the next success may have changed nothing: it is not counted.
 * @param {string} url @param {string} token @param {Seen} seen @param {() => boolean} isOver
 */
const write = async (url, token, seen, isOver) => {
  let isKnown = false
  for (let round = 0; !isOver(); round += 1) {
    const began = performance.now()
    const body = { usr_locale: LOCALES[round % LOCALES.length] }
    const answer = await post(url, '/user/updateUserLocale', body, token).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    const status = answer ? String(answer.status) : 'no answer'
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
    seen.slowest = Math.max(seen.slowest, performance.now() - began)
    if (answer?.status === 200 && isKnown) seen.acknowledged.push(answer.headers.get('x-request-id') ?? '')
    isKnown = answer?.status === 200
    // A server that says 503 at once is not asked a thousand times a second.
    if (!isKnown) await wait(20)
  }
}

/** @param {Query} query @param {string[]} acknowledged */
const inspect = async (query, acknowledged) => {
  const rows = await query(`select slo_object_id as id, slo_request_id as request, slo_diffs->'usr_locale'->>0 as was,
    slo_diffs->'usr_locale'->>1 as became from system_logs
    where slo_action = 'user.updateUserLocale' and slo_table_name = 'users' order by system_logs.id`)
  const requests = new Set(rows.map(({ request }) => request))
  /** @type {Map<unknown, unknown>} */
  const said = new Map()
  let half = 0
  for (const { id, was, became } of rows) {
    if (said.has(id) && said.get(id) !== was) half += 1
    said.set(id, became)
  }
  for (const { id, usr_locale } of await query('select id, usr_locale from users'))
    if (said.has(id) && said.get(id) !== usr_locale) half += 1
  return { lost: acknowledged.filter(id => !requests.has(id)).length, half }
}

/** @param {string} url */
const untilReady = async url => {
  const deadline = Date.now() + HEALS_WITHIN_MS
  const began = Date.now()
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/web/ready`).catch(() => undefined)
    if (answer?.ok) return Date.now() - began
    await wait(50)
  }
  return undefined
}

/** @param {World} world */
const suffer = async world => {
  const people = await world.query(`select usr_email from users
    where usr_status = 'Ativo' and usr_password is not null and deleted_at is null order by id limit ${WRITERS}`)
  const tokens = await Promise.all(people.map(({ usr_email }) => signIn(world.url, String(usr_email))))
  /** @type {Seen} */
  const seen = { statuses: {}, acknowledged: [], slowest: 0 }
  let isOver = false
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write(world.url, tokens[index % tokens.length] ?? '', seen, () => isOver),
  )
  await wait(1_000)
  await world.during()
  const readyAfterMs = await untilReady(world.url)
  const before = seen.acknowledged.length
  await wait(2_000)
  isOver = true
  await Promise.all(writers)
  const { statuses, acknowledged, slowest } = seen
  return {
    people: tokens.length,
    statuses,
    slowestMs: Math.round(slowest),
    readyAfterMs,
    writtenAfterwards: acknowledged.length - before,
    ...(await inspect(world.query, acknowledged)),
  }
}

/** A small disk in memory, and what fills it. @param {string} folder */
const smallDisk = folder => {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    fill: () => {
      // To the last byte: what fails is not written, what fits stays.
      for (const size of [1 << 20, 1 << 16, 1 << 12])
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
        } catch {}
    },
    free: () => rmSync(filler),
    unmount: () => execFileSync('umount', ['-l', folder]),
  }
}

/** @param {(server: Awaited<ReturnType<typeof serverOfOurOwn>>, query: Query) => Promise<void>} during @returns {(folder: string) => Promise<World>} */
const onServer = during => async folder => {
  const server = await serverOfOurOwn(join(folder, 'server'))
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL: server.url })
  /** @type {Query} */
  const query = async sql => {
    const client = new pg.Client(server.url)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    url: product.url,
    query,
    during: () => during(server, query),
    close: async () => {
      await product.end('SIGTERM')
      await server.stop()
    },
  }
}

const [which = 'all', seconds = '60'] = process.argv.slice(2)

/** @type {Record<string, (folder: string) => Promise<World>>} */
const FAULTS = {
  cut: onServer(async (_server, query) => {
    const end = Date.now() + Number(seconds) * 1000
    while (Date.now() < end) {
      await wait(CUT_EVERY_MS)
      await query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    }
  }),
  stopped: onServer(async server => {
    await server.stop()
    await wait(AWAY_MS)
    await server.start()
  }),
  frozen: onServer(async server => {
    server.freeze()
    await wait(AWAY_MS)
    server.thaw()
  }),
  killed: onServer(async server => {
    for (let kill = 0; kill < 5; kill += 1) {
      await server.kill()
      await server.start()
      await wait(2_000)
    }
  }),
  full: async folder => {
    const disk = smallDisk(join(folder, 'server'))
    const world = await onServer(async server => {
      disk.fill()
      await wait(AWAY_MS)
      disk.free()
      // Without room for its own log the server ends, and is started by whoever runs it.
      if (!server.isUp()) await server.start()
    })(folder)
    return { ...world, close: () => world.close().finally(disk.unmount) }
  },
  'full-embedded': async folder => {
    const data = join(folder, 'data')
    const disk = smallDisk(data)
    let product = await startProduct({ DATA_DIR: data })
    /** Read from the files, with the product stopped. @type {Query} */
    const query = async sql => {
      await product.end('SIGTERM')
      const database = await PGlite.create(join(data, 'database'))
      const { rows } = await database.query(sql)
      await database.close()
      product = await startProduct({ DATA_DIR: data })
      return /** @type {Record<string, unknown>[]} */ (rows)
    }
    return {
      get url() {
        return product.url
      },
      query,
      during: async () => {
        disk.fill()
        await wait(AWAY_MS)
        disk.free()
      },
      close: async () => {
        await product.end('SIGTERM')
        disk.unmount()
      },
    }
  },
}

let failed = false
for (const [name, open] of Object.entries(FAULTS)) {
  if (which !== 'all' && which !== name) continue
  const folder = mkdtempSync(join(tmpdir(), 'candela-faults-'))
  execFileSync('chmod', ['755', folder])
  const world = await open(folder)
  try {
    const result = await suffer(world)
    console.log(JSON.stringify({ fault: name, ...result }))
    const others = Object.keys(result.statuses).filter(status => status !== '200' && status !== '503')
    failed ||= result.lost + result.half + others.length > 0 || result.writtenAfterwards === 0
  } finally {
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(
  failed ? 'FAILED: an answer was neither 200 nor 503, or something is lost or half' : 'nothing lost, nothing half',
)
process.exit(failed ? 1 : 0)
