/**
 * SIGKILL at random moments of imports: each month is then wholly what it was or wholly what came, with roll-ups that
 * are the sums of its rows, and what was acknowledged is there.
 * Usage: node bench/kill-import.mjs [postgres|pglite|both] [kills]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { importTypescript } from '../tools/import-typescript.mjs'
import { ROOT } from '../tools/workspace.mjs'
import { factBatches, importer, makeWorld, openDatabase } from './facts.mjs'

/** @typedef {import('./facts.mjs').EngineName} EngineName */
/** @typedef {import('./facts.mjs').Database} Database */
/** @typedef {import('@candela/shared-contract').Day} Day */

const MONTHS = ['2026-01', '2026-02']
const ROWS = 11_200
const LONGEST_MS = 8_000

/** Imports month after month, each time with other numbers, until it is killed. @param {EngineName} engine @param {string} place @param {number} from */
const importForever = async (engine, place, from) => {
  const { importRows } = await importer()
  const database = await openDatabase(engine, place)
  const blame = { database, actorId: null, ip: null, requestId: null }
  for (let by = from; ; by += 1)
    for (const month of MONTHS) {
      const [first, last] = /** @type {Day[]} */ ([`${month}-01`, `${month}-28`])
      if (!first || !last) continue
      console.log('began')
      await importRows(blame, { source: 'api', from: first, to: last, rows: factBatches(month, ROWS, by) })
      console.log(`${month} ${by}`)
    }
}

/** What a month says when every row of it is of one import. @param {string} month */
const sumOf = month => {
  let value = 0
  for (const batch of factBatches(month, ROWS)) for (const row of batch) value += row.value
  return value
}
const SUMS = new Map(MONTHS.map(month => [month, sumOf(month)]))

/** @param {Database} database @param {Map<string, number>} acknowledged @param {(database: Database) => Promise<unknown[]>} untrueSums */
const problemsIn = async (database, acknowledged, untrueSums) => {
  const problems = []
  const facts = await database.withSession(session =>
    session.query(`select to_char(anr_date, 'YYYY-MM') as month, count(*)::int as rows, sum(anr_value)::bigint as value,
      count(distinct anr_id_import)::int as imports from ad_network_reports group by 1`),
  )
  for (const month of MONTHS) {
    const row = facts.rows.find(each => each.month === month)
    const known = acknowledged.get(month) ?? 0
    if (!row && known === 0) continue
    const by = Number(row?.value ?? 0) / (SUMS.get(month) ?? 0)
    if (row?.rows !== ROWS || row.imports !== 1) problems.push(`${month} is a part: ${JSON.stringify(row)}`)
    else if (by !== known && by !== known + 1) problems.push(`${month} says ${by} after ${known} was acknowledged`)
    else acknowledged.set(month, by)
  }
  const untrue = await untrueSums(database)
  if (untrue.length > 0) problems.push(`${untrue.length} roll-ups are not the sums: ${JSON.stringify(untrue[0])}`)
  return problems
}

/** @param {EngineName} engine @param {number} kills */
const run = async (engine, kills) => {
  const { untrueSums } = await importTypescript(join(ROOT, 'api', 'test', 'stored-facts.ts'))
  const world = await makeWorld(engine, { durable: true })
  await world.database.close()
  /** @type {Map<string, number>} */
  const acknowledged = new Map()
  const problems = []
  let imports = 0
  let database = world.database
  for (let kill = 0; kill < kills; kill += 1) {
    const from = 1 + Math.min(...MONTHS.map(month => acknowledged.get(month) ?? 0))
    const child = spawn(process.execPath, [import.meta.filename, 'child', engine, world.place, String(from)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const lines = createInterface(child.stdout)
    const began = once(lines, 'line')
    lines.on('line', line => {
      const [month = '', by] = line.split(' ')
      if (by === undefined) return
      imports += 1
      acknowledged.set(month, Number(by))
    })
    await began
    await wait(Math.random() * LONGEST_MS)
    child.kill('SIGKILL')
    await ended
    database = await openDatabase(engine, world.place)
    problems.push(...(await problemsIn(database, acknowledged, untrueSums)))
    if (kill < kills - 1) await database.close()
  }
  await world.leave(database)
  return { engine, kills, imports, problems }
}

const [which = 'both', second = '12', place = '', from = '1'] = process.argv.slice(2)
if (which === 'child') await importForever(/** @type {EngineName} */ (second), place, Number(from))
let failed = false
for (const engine of /** @type {const} */ (['postgres', 'pglite'])) {
  if (which !== 'both' && which !== engine) continue
  const result = await run(engine, Number(second))
  console.log(JSON.stringify(result))
  // Kills that never met a second import would prove nothing.
  failed ||= result.problems.length > 0 || result.imports === 0
}
console.log(failed ? 'FAILED: something is there in part, or nothing was imported' : 'every month is whole')
process.exit(failed ? 1 : 0)
