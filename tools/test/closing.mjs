import { existsSync } from 'node:fs'
import { browserSpecs } from './changed.mjs'
import { databasesText, problemsOf, readSamples, readStarts, rowsOf, sumOf, tableOf } from './cost.mjs'
import { DOMAINS_TO_COME, LIMIT_MINUTES } from './domains.mjs'
import { forecast, minutesOf, partOfCore, timesPart, unitsOf } from './forecast.mjs'
import { COUNTED } from './plan.mjs'
import { reportFile } from './steps.mjs'

/** @typedef {import('./schedule.mjs').Finished} Finished */
/** @typedef {import('./counts.mjs').Result} Result */
/** @typedef {import('./forecast.mjs').Whole} Whole */

const ENGINES = ['api', 'api-postgres']

/** @param {string} engine */
const startsFile = engine => reportFile(`${engine}.starts.jsonl`)

/** @param {Finished[]} done */
const countsOf = done => {
  const ran = (/** @type {string} */ name) => done.some(({ step }) => step.name === name)
  const samples = ran('browser') ? readSamples(reportFile('browser.json')) : []
  const engines = ENGINES.filter(ran)
  const starts = engines.map(name => ({ name, starts: readStarts(startsFile(name)) }))
  return { samples, starts }
}

/**
 * Holds what the steps cost against the lines. @param {Finished[]} done @param {number} workers of the browser
 * @returns {Result & { table: string }}
 */
export const closeAccounts = (done, workers) => {
  const { samples, starts: byEngine } = countsOf(done)
  const starts = byEngine.flatMap(({ starts }) => starts)
  const rows = rowsOf(samples, starts)
  const shared = sumOf(samples, 'shared')
  const isCounted = (/** @type {string} */ name) =>
    name === 'browser' ? sumOf(samples, 'loads') > 0 : existsSync(startsFile(name))
  const silent = done.filter(({ step, passed }) => COUNTED.includes(step.name) && passed > 0 && !isCounted(step.name))
  const problems = [
    ...silent.map(({ step }) => `${step.name} passed and says nothing of what it cost`),
    ...problemsOf({ rows, shared, workers, restarts: sumOf(samples, 'restarts'), starts, specs: browserSpecs() }),
  ]
  const advice = `First see whether two tests can read one loaded page (CONTRIBUTING.md, "Which test goes where");
if not, raise the line in tools/test/domains.mjs and say why in the commit.`
  const output = problems.length > 0 ? [...problems, advice].join('\n') : ''
  return {
    passed: problems.length > 0 ? 0 : 1,
    failed: problems.length > 0 ? 1 : 0,
    output,
    table: [tableOf(rows, shared), ...byEngine.map(({ name }) => databasesText(name, startsFile(name)))].join('\n'),
  }
}

/** @param {number} seconds */
const shown = seconds => String(Math.round(seconds)).padStart(6)

/** What the suite will take with the rest of the product. @param {Finished[]} done @param {Whole} run */
export const forecastText = (done, run) => {
  const { samples, starts } = countsOf(done)
  const ofPlaces = Object.fromEntries(done.map(({ step, seconds }) => [step.name, seconds * (step.weight ?? 1)]))
  const part = partOfCore(Object.values(ofPlaces), run)
  const steps = Object.fromEntries(Object.entries(ofPlaces).map(([name, seconds]) => [name, seconds * part]))
  const units = timesPart(unitsOf(samples), part)
  const products = Object.fromEntries(starts.map(({ name, starts }) => [name, starts.length]))
  const grown = forecast({ steps, units, products })
  const { today, later } = minutesOf(grown)
  const each = Object.entries(units).map(([name, seconds]) => `${name} ${seconds.toFixed(2)} s`)
  return [
    `forecast, with ${DOMAINS_TO_COME} more domains at the line: ${today.toFixed(1)} minutes of two cores today, then ${later.toFixed(1)} (limit ${LIMIT_MINUTES})`,
    ...grown.map(({ name, today, more }) => `  ${name.padEnd(13)}${shown(today)} s${shown(more)} s more`),
    `  in the browser one ${each.join(', one ')}`,
  ].join('\n')
}
