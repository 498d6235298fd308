import { existsSync, readFileSync } from 'node:fs'
import { DOMAINS, domainOfModule, domainOfSpec, SHARED_PER_WORKER } from './domains.mjs'
import { browserTests, readReport } from './reports.mjs'

/** @typedef {import('./counts.mjs').Result} Result */
/** @typedef {import('./domains.mjs').Line} Line */
/**
 * What one browser test cost: `e2e/harness/cost.ts` writes it into the report.
 * `restarts`: the workers that it cost, which start what they share anew.
 * @typedef {{ file: string, seconds: number, loads: number, axe: number, starts: number, shared: number, restarts: number }} Sample
 */
/** A product that a file of the API suite started, and in which module. @typedef {{ module: string, file: string }} Start */
/** @typedef {Line & { name: string, tests: number, restarts: number, line: Line, whose: Record<keyof Line, string> }} Row `whose`: by file */

/** @param {Partial<import('./reports.mjs').Try>} [result] @returns {Partial<Sample>} */
const costOf = ({ annotations = [] } = {}) => {
  const cost = annotations.find(({ type }) => type === 'cost')
  return cost ? JSON.parse(cost.description) : {}
}

/**
 * A test that wavered counts by its last try; products by its first, for the next one always starts another.
 * @param {import('./reports.mjs').BrowserTest} test @returns {Omit<Sample, 'file'>}
 */
const sampleOf = ({ results }) => {
  const [first, last] = [costOf(results.at(0)), costOf(results.at(-1))]
  return {
    seconds: (results.at(-1)?.duration ?? 0) / 1000,
    loads: last.loads ?? 0,
    axe: last.axe ?? 0,
    starts: first.starts ?? 0,
    shared: first.shared ?? 0,
    restarts: results.filter(({ status }) => status !== 'passed' && status !== 'skipped').length,
  }
}

/** @param {string} file of a Playwright report; absent when none ran @returns {Sample[]} */
export const readSamples = file =>
  browserTests(readReport(file))
    .filter(({ status }) => status !== 'skipped')
    .map(test => ({ file: test.file, ...sampleOf(test) }))

/** @param {string} file with a line of JSON for whatever was made; absent when none ran @returns {(Start & { kind: string })[]} */
const readMade = file =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : []

/** @param {string} file as `readMade` takes it @returns {Start[]} products */
export const readStarts = file => readMade(file).filter(({ kind }) => kind === 'product')

/**
 * An API file begins with a database that another is done with, put back; each that was made costs a second more.
 * @param {string} engine @param {string} file as `readMade` takes it
 */
export const databasesText = (engine, file) => {
  const made = readMade(file)
  const count = (/** @type {string} */ asked) => made.filter(({ kind }) => kind === asked).length
  return `${engine}: ${count('reset')} databases put back, ${count('database')} made`
}

/** @param {Sample[]} samples @param {'loads' | 'axe' | 'starts' | 'shared' | 'restarts'} key */
export const sumOf = (samples, key) => samples.reduce((sum, sample) => sum + sample[key], 0)

/** @param {{ file: string, count: number }[]} costs @returns {string} who spent it, the most first */
const whoseIn = costs => {
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const { file, count } of costs) files.set(file, (files.get(file) ?? 0) + count)
  const spent = [...files].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a)
  return spent.map(([file, count]) => `${file} ${count}`).join(', ')
}

/** @param {Sample[]} samples @param {Start[]} starts @returns {Row[]} one for each domain */
export const rowsOf = (samples, starts) =>
  DOMAINS.map(domain => {
    const own = samples.filter(({ file }) => domainOfSpec(file) === domain)
    const products = starts.filter(({ module }) => domainOfModule(module) === domain)
    const whose = (/** @type {'loads' | 'axe' | 'starts'} */ key) =>
      whoseIn(own.map(sample => ({ file: sample.file, count: sample[key] })))
    return {
      name: domain.name,
      tests: own.length,
      restarts: sumOf(own, 'restarts'),
      loads: sumOf(own, 'loads'),
      axe: sumOf(own, 'axe'),
      starts: sumOf(own, 'starts'),
      products: products.length,
      line: domain.line,
      whose: {
        loads: whose('loads'),
        axe: whose('axe'),
        starts: whose('starts'),
        products: whoseIn(products.map(({ file }) => ({ file, count: 1 }))),
      },
    }
  })

/** @type {Record<keyof Line, string>} */
const WORDS = {
  loads: 'page loads',
  axe: 'runs of axe',
  starts: 'products of its own in the browser',
  products: 'products in the API suite',
}
const KEYS = /** @type {(keyof Line)[]} */ (Object.keys(WORDS))

/**
 * @param {object} input
 * @param {Row[]} input.rows
 * @param {number} input.shared products that browser specs share
 * @param {number} input.workers of the browser
 * @param {number} input.restarts of them, each after a try that failed
 * @param {string[]} input.specs every browser spec that there is
 * @param {Start[]} input.starts
 * @returns {string[]} what is over its line, and what nobody answers for
 */
export const problemsOf = ({ rows, shared, workers, restarts, specs, starts }) => {
  // A worker that is started anew after a failure starts anew what its next test needs.
  const lineOf = (/** @type {Row} */ row, /** @type {keyof Line} */ key) =>
    row.line[key] + (key === 'starts' ? row.restarts : 0)
  const over = rows.flatMap(row =>
    KEYS.filter(key => row[key] > lineOf(row, key)).map(
      key => `${row.name}: ${row[key]} ${WORDS[key]}, the line is ${row.line[key]} (${row.whose[key]})`,
    ),
  )
  const sharedLine = SHARED_PER_WORKER * workers + restarts
  if (shared > sharedLine)
    over.push(`shared products: ${shared} starts in ${workers} workers, the line is ${sharedLine}`)
  const homeless = specs.filter(spec => !domainOfSpec(spec)).map(spec => `${spec} belongs to no domain`)
  const modules = [...new Set(starts.map(({ module }) => module))].filter(name => !domainOfModule(name))
  return [...over, ...homeless, ...modules.map(name => `the module ${name} belongs to no domain`)]
}

/** @param {Row[]} rows @param {number} shared @returns {string} */
export const tableOf = (rows, shared) => {
  const cells = rows.map(row => [row.name, `${row.tests}`, ...KEYS.map(key => `${row[key]} / ${row.line[key]}`)])
  const table = [['domain', 'tests', 'page loads', 'axe', 'own products', 'API products'], ...cells]
  const width = (/** @type {number} */ column) => Math.max(...table.map(line => line[column]?.length ?? 0))
  const widths = table[0]?.map((_, column) => width(column)) ?? []
  const lines = table.map(line =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  return [...lines, `and ${shared} products that browser specs share`].join('\n')
}
