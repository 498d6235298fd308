import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { heldBy } from '../jest/suites.mjs'
import { ROOT } from '../workspace.mjs'

/**
 * What one try of a browser test wrote down.
 * @typedef {{ status: string, duration: number, annotations?: { type: string, description: string }[], error?: { message?: string } }} Try
 */
/** @typedef {{ file: string, name: string, status: string, results: Try[] }} BrowserTest */

/** @param {string} file @returns {any} nothing when the run died before it wrote its report */
export const readReport = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @param {string[]} parts @returns {string} as a person reads it */
const nameOf = parts => parts.filter(Boolean).join(' › ')

/**
 * A test that failed: what it is called, with its file, and the first line of what went wrong; of Jest the files that
 * ran in one go with it as well.
 * @typedef {{ name: string, together?: string[], why?: string }} Red
 */

/** @param {string | undefined} message @returns {string | undefined} its first line, as plain text */
export const firstLine = message =>
  stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n', 1)[0] || undefined

/** @param {Red} red @returns {string} */
export const textOf = ({ name, why }) => (why ? `${name}: ${why}` : name)

/**
 * A test is of the spec that runs it, whichever harness wrote it: a report names that file at its outermost suite.
 * @param {any} suite @param {string} file @param {string[]} [around] the names of the suites that it lies in
 * @returns {BrowserTest[]}
 */
const testsOf = ({ suites = [], specs = [] }, file, around = []) => [
  ...specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests.map((/** @type {any} */ { status, results }) => ({
      file,
      name: nameOf([file, ...around, title]),
      status,
      results,
    })),
  ),
  ...suites.flatMap((/** @type {any} */ suite) => testsOf(suite, file, [...around, suite.title])),
]

/** @param {any} report of Playwright @returns {BrowserTest[]} */
export const browserTests = report =>
  (report?.suites ?? []).flatMap((/** @type {any} */ suite) => testsOf(suite, suite.file))

/** @param {string} path of what Jest ran @returns {string[]} the files that it holds, where it is a suite of them */
const filesIn = path => heldBy(path).map(file => relative(ROOT, file))

/** @param {string} path @param {any} assertion @returns {string} what a test of Jest is called; suites of files describe each by its name */
const nameInJest = (path, { ancestorTitles, title }) =>
  nameOf([...(filesIn(path).length > 0 ? [] : [relative(ROOT, path)]), ...ancestorTitles, title])

/** @param {any} report of Jest @returns {Red[]} the tests that are red; of a file that does not load the file alone */
export const redInJest = report =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name: path = '', status, assertionResults = [] }) => {
    const red = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    const file = relative(ROOT, path)
    if (red.length === 0) return status === 'failed' ? [{ name: `${file} fails outside of its tests` }] : []
    const held = filesIn(path)
    return red.map((/** @type {any} */ assertion) => ({
      name: nameInJest(path, assertion),
      together: held.length > 0 ? held : [file],
      why: firstLine(assertion.failureMessages?.[0]),
    }))
  })

/** @param {any} report of Jest @param {string[]} names of tests @returns {string[]} those of them that it says passed */
export const greenInJest = (report, names) =>
  (report?.testResults ?? [])
    .flatMap((/** @type {any} */ { name: path = '', assertionResults = [] }) =>
      assertionResults
        .filter((/** @type {any} */ { status }) => status === 'passed')
        .map((/** @type {any} */ assertion) => nameInJest(path, assertion)),
    )
    .filter((/** @type {string} */ name) => names.includes(name))

/**
 * Jest refuses a file without a test; of those that run as one it sees but the whole.
 * @param {any} report of Jest @returns {Red[]} the files that hold none, of suites that ran
 */
export const emptyInJest = report =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name = '', assertionResults = [] }) => {
    const described = new Set(assertionResults.map((/** @type {any} */ { ancestorTitles }) => ancestorTitles[0]))
    const held = assertionResults.length > 0 ? filesIn(name) : []
    return held.filter(file => !described.has(file)).map(file => ({ name: `${file} holds no test` }))
  })

/** @param {string} output of Node's runner, told as its `spec` reporter does @returns {Red[]} */
export const redInNode = output =>
  [...output.matchAll(/^test at (.+?):\d+:\d+\n✖ (.+) \([\d.]+ms\)$/gm)].map(([, file = '', name = '']) => ({
    name: nameOf([file, name]),
  }))
