import { DOMAINS, DOMAINS_TO_COME, GROWING_PART, NEXT_DOMAIN } from './domains.mjs'

/** @typedef {import('./cost.mjs').Sample} Sample */
/** Seconds of one core. @typedef {{ test: number, load: number, axe: number, start: number }} Units */
/**
 * @typedef {object} Measured
 * @property {Record<string, number>} steps seconds of one core
 * @property {Units} units
 * @property {Record<string, number>} products how many each API step started
 */
/** @typedef {{ name: string, today: number, more: number }} Grown in seconds of one core */

/** Solves a square system by elimination; what nothing says anything about is 0. @param {number[][]} rows each with its right side last */
const solve = rows => {
  const size = rows.length
  const cell = (/** @type {number} */ row, /** @type {number} */ column) => rows[row]?.[column] ?? 0
  for (let at = 0; at < size; at += 1) {
    const best = Math.max(...rows.slice(at).map(row => Math.abs(row[at] ?? 0)))
    const from = rows.findIndex((row, index) => index >= at && Math.abs(row[at] ?? 0) === best)
    ;[rows[at], rows[from]] = [rows[from] ?? [], rows[at] ?? []]
    if (best < 1e-9) continue
    rows.forEach((row, index) => {
      if (index === at) return
      const factor = (row[at] ?? 0) / cell(at, at)
      row.forEach((value, column) => {
        row[column] = value - factor * cell(at, column)
      })
    })
  }
  return rows.map((_, at) => (Math.abs(cell(at, at)) < 1e-9 ? 0 : cell(at, size) / cell(at, at)))
}

/**
 * What a test by itself, a load, a run of axe and a start cost: the least squares over the tests of a run.
 * @param {Sample[]} samples
 * @returns {Units}
 */
export const unitsOf = samples => {
  const facts = samples.map(({ seconds, loads, axe, starts, shared }) => [1, loads, axe, starts + shared, seconds])
  const sums = [0, 1, 2, 3].map(row =>
    [0, 1, 2, 3, 4].map(column => facts.reduce((sum, fact) => sum + (fact[row] ?? 0) * (fact[column] ?? 0), 0)),
  )
  const [test = 0, load = 0, axe = 0, start = 0] = solve(sums).map(value => Math.max(0, value))
  return { test, load, axe, start }
}

/** How long a whole run took, on how many cores. @typedef {{ seconds: number, cores: number }} Whole */

/**
 * What a second of a place is of a second of a core, where places share cores: one at most, for a step runs on no more.
 * @param {number[]} placed seconds of places @param {Whole} run
 */
export const partOfCore = (placed, { seconds, cores }) =>
  Math.min(1, (seconds * cores) / placed.reduce((sum, each) => sum + each, 0))

/** @param {Units} units of a place @param {number} part @returns {Units} of a core */
export const timesPart = ({ test, load, axe, start }, part) => ({
  test: test * part,
  load: load * part,
  axe: axe * part,
  start: start * part,
})

/** @param {Units} units */
const browserSeconds = ({ test, load, axe, start }) =>
  NEXT_DOMAIN.tests * test + NEXT_DOMAIN.loads * load + NEXT_DOMAIN.axe * axe + NEXT_DOMAIN.starts * start

const TODAYS = DOMAINS.filter(({ isProduct }) => isProduct).length

/**
 * A run of the whole product: today's, and the domains that are to come, each at the line.
 * @param {Measured} measured
 * @returns {Grown[]}
 */
export const forecast = ({ steps, units, products }) => {
  const apiSteps = Object.keys(products).length
  /** @type {Record<string, number>} */
  const growing = GROWING_PART
  return Object.entries(steps).map(([name, today]) => {
    const started = products[name]
    // Both engines together have the line.
    const ofApi = started ? (today / started) * (NEXT_DOMAIN.products / apiSteps) : 0
    const ofTree = (today * (growing[name] ?? 0)) / TODAYS
    const one = name === 'browser' ? browserSeconds(units) : ofApi + ofTree
    return { name, today, more: one * DOMAINS_TO_COME }
  })
}

/** On two cores. @param {Grown[]} grown */
export const minutesOf = grown => ({
  today: grown.reduce((sum, { today }) => sum + today, 0) / 2 / 60,
  later: grown.reduce((sum, { today, more }) => sum + today + more, 0) / 2 / 60,
})
