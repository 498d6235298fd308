/**
 * What an import costs: the rows of a month with their net, comparison, roll-ups and audit, against COPY of finished
 * lines into a table with the same parts and indexes, in the same run; and how much memory it takes.
 * Usage: node bench/import.mjs [postgres|pglite|both] [runs] [rows]
 */
import { createReadStream, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEVICES, FORMATS, factBatches, importer, makeWorld } from './facts.mjs'
import { median } from './median.mjs'

/** @typedef {import('./facts.mjs').EngineName} EngineName */
/** @typedef {import('./facts.mjs').Database} Database */

const RATIO = 0.25
const GROWTH_MB = 100

const COLUMNS = `anr_id_website anr_date anr_id_ad_network anr_format anr_device anr_id_technology anr_ad_type
  anr_currency anr_author anr_value anr_ad_requests anr_refresh_ad_requests anr_impressions anr_refresh_impressions
  anr_measurable_impressions anr_viewable_impressions anr_clicks anr_net anr_net_currency anr_id_share anr_id_account anr_id_import`.split(
  /\s+/,
)

/** The lines that COPY reads, made before the clock starts. @param {string} month @param {number} count */
const linesFile = async (month, count) => {
  const file = join(tmpdir(), `candela-facts-${process.pid}.txt`)
  const handle = await open(file, 'w')
  for (const batch of factBatches(month, count)) {
    let lines = ''
    for (const row of batch) {
      const place = `${FORMATS.indexOf(row.format) + 1}\t${DEVICES.indexOf(row.device) + 1}`
      const key = `${row.website}\t${row.day}\t${row.adNetwork}\t${place}\t${row.technology}\t1\t${row.currency}`
      const counts = `${row.adRequests}\t${row.refreshAdRequests}\t${row.impressions}\t${row.refreshImpressions}`
      const seen = `${row.measurableImpressions}\t${row.viewableImpressions}\t${row.clicks}`
      lines += `${key}\t\t${row.value}\t${counts}\t${seen}\t${row.value}\t${row.currency}\t0\t1\t1\n`
    }
    await handle.write(lines)
  }
  await handle.close()
  return file
}

/** @param {Database} database @param {string} month @param {number} count */
const plainSeconds = async (database, month, count) => {
  const file = await linesFile(month, count)
  await database.exec(`create table if not exists plain_reports (like ad_network_reports including all)
    partition by range (anr_date)`)
  await database.exec(`create table plain_${month.replace('-', '_')} partition of plain_reports
    for values from ('${month}-01') to ((date '${month}-01' + interval '1 month')::date)`)
  const started = performance.now()
  const chunks = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })
  await database.longTransaction((_, copyIn) => copyIn('plain_reports', COLUMNS, chunks))
  const seconds = (performance.now() - started) / 1000
  rmSync(file)
  return seconds
}

/** @template T @param {() => Promise<T>} act @returns {Promise<{ seconds: number, growthMb: number, value: T }>} */
const measured = async act => {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const started = performance.now()
  const value = await act()
  clearInterval(watch)
  return { seconds: (performance.now() - started) / 1000, growthMb: (most - before) / 1024 / 1024, value }
}

/** @param {EngineName} engine @param {number} runs @param {number} count */
const run = async (engine, runs, count) => {
  const { importRows } = await importer()
  const { database, leave } = await makeWorld(engine)
  const blame = { database, actorId: null, ip: null, requestId: null }
  /** @param {string} month @param {Iterable<import('./facts.mjs').FactRow[]>} rows */
  const bring = (month, rows) =>
    measured(() =>
      importRows(blame, {
        source: 'api',
        from: /** @type {import('@candela/shared-contract').Day} */ (`${month}-01`),
        to: /** @type {import('@candela/shared-contract').Day} */ (`${month}-28`),
        rows,
      }),
    )
  const figures = []
  for (let index = 0; index < runs; index += 1) {
    const month = `2026-${String(1 + index).padStart(2, '0')}`
    // Whoever comes second finds memory that the other took; so they take turns.
    const early = index % 2 ? await plainSeconds(database, month, count) : undefined
    const first = await bring(month, factBatches(month, count))
    const plain = early ?? (await plainSeconds(database, month, count))
    const again = await bring(month, factBatches(month, count))
    const restated = await bring(month, factBatches(month, count, 2))
    const figure = {
      plain,
      first: first.seconds,
      again: again.seconds,
      restated: restated.seconds,
      ratio: plain / first.seconds,
      growthMb: Math.max(first.growthMb, again.growthMb, restated.growthMb),
    }
    console.log(JSON.stringify({ engine, count, ...figure, outcome: [first.value, again.value, restated.value] }))
    figures.push(figure)
  }
  await leave()
  return {
    ratio: median(figures.map(({ ratio }) => ratio)),
    growthMb: Math.max(...figures.map(({ growthMb }) => growthMb)),
  }
}

const [which = 'both', runs = '3', rows = '1000000'] = process.argv.slice(2)
let failed = false
for (const engine of /** @type {const} */ (['postgres', 'pglite'])) {
  if (which !== 'both' && which !== engine) continue
  const { ratio, growthMb } = await run(engine, Number(runs), Number(rows))
  console.log(`${engine}: ${ratio.toFixed(2)} of COPY (limit ${RATIO}), memory grows by ${growthMb.toFixed(0)} MB`)
  failed ||= ratio < RATIO || (engine === 'postgres' && growthMb > GROWTH_MB)
}
process.exit(failed ? 1 : 0)
