/**
 * Closing the demo's open month, full size: beside the statements by hand that it needs, for the same rows; what people who
 * read meanwhile wait; and SIGKILL at moments of it: the month is then closed as a whole or as it was.
 * Usage: node bench/close.mjs [postgres|pglite|both] [runs] [kills]
 */
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

/**
 * What a close needs, by hand: the same rows, and each statement sent by itself, as any client sends it. The month is asked
 * for and locked by one transaction, and closed by another. @param {string} month
 */
const byHand = month => [
  'begin',
  `select pg_advisory_xact_lock(1)`,
  `select * from currency_closings where ccl_month = '${month}-01'`,
  `insert into jobs (job_kind, job_payload, job_state, finished_at) values ('by hand', '{}', 'done', now())`,
  `insert into month_closes (mcl_month, mcl_rates) values ('${month}-01', '{}')
    on conflict (mcl_month) do update set mcl_id_job = excluded.mcl_id_job`,
  `insert into system_logs (slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs)
    select 'month close', 'by hand', 'month_closes', id, gen_random_uuid(), to_jsonb(m) from month_closes as m
    where mcl_month = '${month}-01'`,
  'commit',
  'begin',
  `select pg_advisory_xact_lock(1)`,
  `create temp table rates on commit drop as
    select cue_currency as currency, avg(cue_value) as value from currency_quotations
    where deleted_at is null and cue_date >= '${month}-01' and cue_date < date '${month}-01' + interval '1 month' group by 1
    union all select 'BRL', 1`,
  `insert into transfers (tra_month, tra_id_account, tra_state, tra_net, tra_payable)
    select rsm_month, rsm_id_account, 'awaiting_invoice', sum(rsm_net * r.value) / 1000000,
      round(sum(rsm_net * r.value) / 1000000, 2)
    from rollup_site_months join rates as r on r.currency = rsm_net_currency
    where rsm_month = '${month}-01' group by 1, 2
    on conflict (tra_id_account, tra_month) do update set tra_net = excluded.tra_net, tra_payable = excluded.tra_payable,
      tra_state = excluded.tra_state`,
  `insert into transfer_lines (trl_id_transfer, trl_id_website, trl_gross_brl, trl_net_brl, trl_gross_usd, trl_net_usd)
    select t.id, rsm_id_website, sum(rsm_value * g.value) / 1000000, sum(rsm_net * n.value) / 1000000,
      sum(rsm_value * g.value / d.value) / 1000000, sum(rsm_net * n.value / d.value) / 1000000
    from rollup_site_months join transfers as t on t.tra_id_account = rsm_id_account and t.tra_month = rsm_month
    join rates as g on g.currency = rsm_currency join rates as n on n.currency = rsm_net_currency
    join rates as d on d.currency = 'USD'
    where rsm_month = '${month}-01' group by 1, 2`,
  `insert into currency_closings (ccl_month, ccl_currency, ccl_value)
    select '${month}-01', currency, value from rates where currency <> 'BRL'`,
  `update month_closes set mcl_closed_at = now() where mcl_month = '${month}-01'`,
  `insert into mails (mai_to, mai_subject, mai_text)
    select usr_email, 'Statement', 'Statement of ' || tra_payable from transfers
    join account_users on acu_id_account = tra_id_account join users on users.id = acu_id_user
    where tra_month = '${month}-01'`,
  `insert into user_notifications (usn_id_user, usn_kind, usn_title, usn_message)
    select acu_id_user, 'payment', 'Statement', 'Statement of ' || tra_payable from transfers
    join account_users on acu_id_account = tra_id_account where tra_month = '${month}-01'`,
  `insert into system_logs (slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs)
    select 'transfer', 'by hand', 'transfers', id, gen_random_uuid(), to_jsonb(t) from transfers as t
    where tra_month = '${month}-01'
    union all select 'currency', 'by hand', 'currency_closings', id, gen_random_uuid(), to_jsonb(c)
    from currency_closings as c where ccl_month = '${month}-01'
    union all select 'month close', 'by hand', 'month_closes', id, gen_random_uuid(), to_jsonb(m)
    from month_closes as m where mcl_month = '${month}-01'`,
  'commit',
]

/** @param {string} month */
const undoByHand = month => `
  delete from currency_closings where ccl_month = '${month}-01';
  delete from transfer_lines where trl_id_transfer in (select id from transfers where tra_month = '${month}-01');`

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

/** A closed month has its rates; who asks the product, and not its server, takes time away from it. */
const RATES_OF = 'select count(*)::int as n from currency_closings where ccl_month = '

/** @typedef {Awaited<ReturnType<typeof openDatabase>>} Base */
/** @param {Base} database @param {string} month */
const whenStored = (database, month) =>
  database.withSession(async session => {
    while ((await session.query(`${RATES_OF}'${month}-01'`)).rows[0]?.n !== 2) await wait(1)
  })

/** @param {Caller} by @param {string} month @param {Base} [beside] where somebody else may ask the same server */
const closeOnce = async (by, month, beside) => {
  const close = await begin(by, month)
  const started = performance.now()
  await close()
  await (beside ? whenStored(beside, month) : whenDone(by, month))
  const took = performance.now() - started
  await whenDone(by, month)
  return took
}

/** @param {Engine} engine @param {string} place @param {Product} product @param {string} month @param {number} runs */
const measure = async (engine, place, product, month, runs) => {
  const by = await signedIn(product.url)
  const beside = engine === 'postgres' ? await openDatabase(engine, place) : undefined
  const stop = readers(by)
  await wait(5_000)
  const idle = await stop()
  /** @type {Record<'plain' | 'product', number[]>} */
  const took = { plain: [], product: [] }
  /** @type {number[]} */
  const meanwhile = []
  for (let run = 0; run < runs; run += 1) {
    await wait(SETTLE_MS)
    took.product.push(await closeOnce(by, month, beside))
    await reopen(by, month)
    await wait(SETTLE_MS)
    const stopReading = readers(by)
    await closeOnce(by, month)
    await reopen(by, month)
    meanwhile.push(...(await stopReading()))
  }
  await beside?.close()
  await product.end('SIGTERM')
  const database = await openDatabase(engine, place)
  for (let run = 0; run < runs; run += 1) {
    await database.withSession(async session => {
      const started = performance.now()
      for (const statement of byHand(month)) await session.query(statement)
      took.plain.push(performance.now() - started)
    })
    await database.exec(undoByHand(month))
  }
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

/** @param {Engine} engine @param {Record<string, string>} env @param {string} place @param {string} month @param {number} kills */
const killed = async (engine, env, place, month, kills) => {
  let [closedAtOnce, isGood] = [0, true]
  for (let kill = 0; kill < kills; kill += 1) {
    const product = await startProduct(env)
    const by = await signedIn(product.url)
    const close = await begin(by, month)
    const asked = close().catch(() => undefined)
    await wait((kill * 600) / kills)
    await product.end('SIGKILL')
    await asked
    const { isClosed, isWhole, found } = await lookAt(engine, place, month)
    if (!isWhole) console.log(`${engine}, killed at moment ${kill + 1}: in part, ${JSON.stringify(found)}`)
    closedAtOnce += Number(isClosed)
    const again = await startProduct(env)
    const by2 = await signedIn(again.url)
    const state = await whenDone(by2, month)
    if (state === 'closed') await reopen(by2, month)
    else if (state !== 'open' && state !== 'reopened') console.log(`${engine}: ${state} after a restart`)
    isGood &&= isWhole
    await again.end('SIGTERM')
  }
  console.log(
    `${engine}: ${kills} kills, ${closedAtOnce} of them after the close; ${isGood ? 'whole each time' : 'IN PART'}`,
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
    const isFast = await measure(engine, place, product, month, runs)
    return (await killed(engine, env, place, month, kills)) && isFast
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
