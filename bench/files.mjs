/**
 * A file of a million rows of report data that PostgreSQL keeps, made in the background of the product, against COPY of
 * the same cells of the same rows in the same run; what it costs others, and what cancelling, a SIGKILL and a second
 * process do to it.
 * Usage: node bench/files.mjs [runs] [rows]
 */
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../tools/postgres.mjs'
import { addRows, copySeconds, QUESTION } from './files-world.mjs'
import { median } from './median.mjs'
import { startProduct } from './product.mjs'
import { SOMEBODY } from './sign-in.mjs'

const LIMITS = { rate: 0.5, firstByteMs: 200, growthMb: 64, cancelMs: 2_000, lists: 3 }
const LISTS = ['/user/list', '/website/list', '/account/list']
const ASKED = 150

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */
/** @typedef {import('@candela/shared-contract').ExportFile} AskedFile */

let isGood = true
/** @param {string} line @param {string} figure @param {boolean} isWithin @param {string} limit */
const say = (line, figure, isWithin, limit) => {
  isGood &&= isWithin
  console.log(`${line.padEnd(34)} ${figure.padEnd(44)} ${isWithin ? 'within' : 'MISSES'} ${limit}`)
}

/** @param {string} url */
const caller = async url => {
  /** @param {string} path @param {object} [body] @param {string} [token] */
  const ask = async (path, body, token) => {
    const answer = await fetch(`${url}/api/web${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const { token } = await ask('/auth', SOMEBODY)
  /** @param {number} id @returns {Promise<AskedFile>} */
  const get = async id => (await ask(`/export/${id}`, undefined, token)).record
  return {
    token,
    get,
    list: (/** @type {string} */ path) => ask(path, { perPage: 100 }, token),
    cancel: (/** @type {number} */ id) => ask(`/export/${id}/cancel`, {}, token),
    /** @param {object} [more] of the question */
    order: async (more = {}) => {
      const body = { exp_report: 'report/report01', exp_format: 'csv', question: { ...QUESTION, ...more } }
      return (await ask('/export', body, token)).record.id
    },
    /** @param {number} id @param {(file: AskedFile) => boolean} [isThere] */
    until: async (id, isThere = ({ state }) => state !== 'queued' && state !== 'running') => {
      for (;;) {
        const file = await get(id)
        if (isThere(file)) return file
        if (file.state === 'failed') throw new Error(`the file failed: ${file.error}`)
        await wait(25)
      }
    },
    /** How long its first bytes take, and all of them. @param {number} id */
    download: async id => {
      const started = performance.now()
      const answer = await fetch(`${url}/api/web/export/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
      const hash = createHash('sha256')
      let firstMs = Number.NaN
      let bytes = 0
      for await (const chunk of answer.body ?? []) {
        if (bytes === 0) firstMs = performance.now() - started
        bytes += chunk.length
        hash.update(chunk)
      }
      return { firstMs, allMs: performance.now() - started, bytes, sha256: hash.digest('hex') }
    },
  }
}
/** @typedef {Awaited<ReturnType<typeof caller>>} Caller */

/** @param {number} pid */
const residentMb = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** How much a process grows while something is done. @template T @param {number} pid @param {() => Promise<T>} act */
const growing = async (pid, act) => {
  const before = residentMb(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  try {
    const value = await act()
    return { value, growthMb: most - before }
  } finally {
    clearInterval(watch)
  }
}

/** Milliseconds of calls of lists, one after the other. @param {Caller} call @param {() => boolean} [isOver] */
const listTimes = async (call, isOver = () => false) => {
  const times = []
  for (let n = 0; n < ASKED || !isOver(); n += 1) {
    if (n >= ASKED && isOver()) break
    const started = performance.now()
    await call.list(LISTS[n % LISTS.length] ?? '')
    times.push(performance.now() - started)
    if (n >= ASKED * 20) break
  }
  return times
}
/** @param {number[]} times */
const p95 = times => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** @param {Caller} call @param {string} database @param {number} pid @param {number} runs @param {number} rows @param {string} copied a folder that the server may write
 */
const measureRate = async (call, database, pid, runs, rows, copied) => {
  /** @type {Record<'copy' | 'job', number[]>} */
  const took = { copy: [], job: [] }
  const growths = []
  let file
  for (let run = 0; run < runs; run += 1) {
    took.copy.push(await copySeconds(database, join(copied, 'rows.csv')))
    const { value, growthMb } = await growing(pid, async () => {
      const started = performance.now()
      const id = await call.order()
      const made = await call.until(id)
      took.job.push((performance.now() - started) / 1000)
      return made
    })
    growths.push(growthMb)
    file = value
    if (file.exp_rows !== rows) throw new Error(`${file.exp_rows} rows of ${rows}`)
  }
  if (!file?.exp_sha256) throw new Error('no file was made')
  const [copy, job] = [median(took.copy), median(took.job)]
  say(
    'rate',
    `COPY ${copy.toFixed(1)} s, job ${job.toFixed(1)} s, ratio ${(copy / job).toFixed(2)}`,
    copy / job >= LIMITS.rate,
    `at least ${LIMITS.rate}`,
  )
  say(
    'memory, each run',
    growths.map(mb => `+ ${mb.toFixed(0)} MB`).join(', '),
    Math.max(...growths) <= LIMITS.growthMb,
    `${LIMITS.growthMb} MB`,
  )
  return { ...file, exp_sha256: file.exp_sha256 }
}

/** @param {Caller} call @param {any} file */
const measureDownload = async (call, file) => {
  const taken = []
  for (let n = 0; n < 7; n += 1) taken.push(await call.download(file.id))
  const whole = taken.every(({ bytes, sha256 }) => bytes === file.exp_bytes && sha256 === file.exp_sha256)
  const first = median(taken.map(({ firstMs }) => firstMs))
  const all = median(taken.map(({ allMs }) => allMs))
  say(
    'first byte',
    `${first.toFixed(0)} ms, all ${(file.exp_bytes / 2 ** 20).toFixed(0)} MB ${all.toFixed(0)} ms`,
    whole && first <= LIMITS.firstByteMs,
    `${LIMITS.firstByteMs} ms`,
  )
}

/** @param {Caller} call */
const measureLists = async call => {
  await listTimes(call)
  const idle = p95(await listTimes(call))
  const id = await call.order()
  let isOver = false
  const made = call.until(id).then(() => {
    isOver = true
  })
  const busy = p95(await listTimes(call, () => isOver))
  await made
  say(
    'lists meanwhile, p95',
    `idle ${idle.toFixed(1)} ms, busy ${busy.toFixed(1)} ms, ratio ${(busy / idle).toFixed(2)}`,
    busy / idle <= LIMITS.lists,
    `${LIMITS.lists}`,
  )
}

/** Whether some statement of the file still runs, or its transaction is open. */
const IS_READ = `select count(*)::int as count from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' and backend_type = 'client backend'
    and (query like '%anr_%' or query like 'fetch%')`

/** @param {Caller} call @param {pg.Client} client @param {string} when @param {(file: AskedFile) => boolean} isThen */
const measureCancel = async (call, client, when, isThen) => {
  const id = await call.order()
  await call.until(id, isThen)
  if (when === 'in its first statement') while ((await client.query(IS_READ)).rows[0].count === 0) await wait(10)
  const started = performance.now()
  await call.cancel(id)
  while ((await client.query(IS_READ)).rows[0].count > 0) await wait(10)
  const ms = performance.now() - started
  const { state } = await call.until(id)
  say(
    `cancelled ${when}`,
    `the query ended after ${ms.toFixed(0)} ms, ${state}`,
    state === 'cancelled' && ms <= LIMITS.cancelMs,
    `${LIMITS.cancelMs} ms`,
  )
}

/** @param {pg.Client} client @param {number} id */
const storedOf = async (client, id) => {
  const { rows } = await client.query(
    `select j.job_attempts as attempts, j.job_state as state,
      (select count(distinct exp_attempt)::int from export_pieces where exp_id_export = e.id) as written,
      (select coalesce(max(exp_attempt), 0) from export_pieces where exp_id_export = e.id) as by,
      (select count(*)::int from system_logs where slo_table_name = 'exports' and slo_object_id = e.id
        and slo_action = 'export.finish') as finished
    from exports as e join jobs as j on j.id = e.exp_id_job where e.id = $1`,
    [id],
  )
  return rows[0]
}

/** @param {pg.Client} client @param {Caller} call @param {Product} product @param {() => Promise<Product>} start @param {string} sha256 */
const measureKill = async (client, call, product, start, sha256) => {
  const id = await call.order()
  await call.until(id, ({ done }) => done > 0)
  await product.end('SIGKILL')
  const killed = performance.now()
  const next = await start()
  const again = await caller(next.url)
  const file = await again.until(id)
  const seconds = (performance.now() - killed) / 1000
  const { attempts, written } = await storedOf(client, id)
  const isWhole = file.state === 'ready' && file.exp_sha256 === sha256 && (await again.download(id)).sha256 === sha256
  say(
    'killed process',
    `ready ${seconds.toFixed(0)} s later, attempt ${attempts}, ${isWhole ? 'the same bytes' : 'OTHER BYTES'}`,
    isWhole && attempts === 2 && written === 1,
    'resumed, whole',
  )
  return next
}

/** Files that are made in a moment. */
const FEW = { ...QUESTION.filters, anr_format: ['top'], anr_device: ['mobile'] }

/** Two processes, and files that are ordered of both of them. @param {pg.Client} client @param {Product[]} products @param {number} rounds */
const measureTwo = async (client, products, rounds) => {
  const callers = await Promise.all(products.map(({ url }) => caller(url)))
  let [files, twice] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const ids = []
    for (let n = 0; n < 5; n += 1) ids.push((await callers[n % 2]?.order({ filters: FEW })) ?? 0)
    for (const id of ids) {
      await callers[0]?.until(id)
      const { attempts, written, finished, state } = await storedOf(client, id)
      files += 1
      if (state !== 'done' || attempts !== 1 || written !== 1 || finished !== 1) twice += 1
    }
  }
  say('two processes', `${files} files, ${twice} of them written more than once`, twice === 0, '0')
}

const main = async () => {
  const [runs, rows] = [Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 1_000_000)]
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-files-'))
  const copied = mkdtempSync(join(tmpdir(), 'candela-copied-'))
  // The server is somebody of its own.
  chmodSync(copied, 0o777)
  const server = await startPostgres()
  const start = () => startProduct({ DATA_DIR: dataDir, DATABASE_URL: server.url })
  let product = await start()
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    await addRows(server.url, rows)
    const call = await caller(product.url)
    // What a process takes once, it has taken by then.
    await call.until(
      await call.order({ filters: { ...QUESTION.filters, anr_format: ['top'], anr_device: ['mobile'] } }),
    )
    const file = await measureRate(call, server.url, product.pid, runs, rows, copied)
    await measureDownload(call, file)
    await measureLists(call)
    await measureCancel(call, client, 'in its first statement', ({ state }) => state === 'running')
    await measureCancel(call, client, 'half way', ({ done }) => done > rows / 2)
    product = await measureKill(client, call, product, start, file.exp_sha256)
    const second = await start()
    try {
      await measureTwo(client, [product, second], 4)
    } finally {
      await second.end('SIGTERM')
    }
  } finally {
    await client.end()
    await product.end('SIGTERM')
    await server.stop()
    for (const folder of [dataDir, copied]) rmSync(folder, { recursive: true, force: true })
  }
  process.exit(isGood ? 0 : 1)
}

await main()
