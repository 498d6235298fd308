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

/** @param {string} name of a test @param {string | undefined} message @returns {string} and the first line of what went wrong */
export const withReason = (name, message) =>
  [
    name,
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n')[0],
  ]
    .filter(Boolean)
    .join(': ')

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

/**
 * @param {any} report of Jest
 * @returns {string[]} the tests that are red, each with its file and its reason; of one that does not load the file alone
 */
export const redInJest = report =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name = '', status, assertionResults = [] }) => {
    const red = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    const file = relative(ROOT, name)
    if (red.length === 0) return status === 'failed' ? [`${file} fails outside of its tests`] : []
    // Suites of files describe each by its name.
    const around = file.startsWith('.cache') ? [] : [file]
    return red.map((/** @type {any} */ { ancestorTitles, title, failureMessages = [] }) =>
      withReason(nameOf([...around, ...ancestorTitles, title]), failureMessages[0]),
    )
  })

/**
 * Jest refuses a file without a test; of those that run as one it sees but the whole.
 * @param {any} report of Jest @returns {string[]} the files that hold none, of suites that ran
 */
export const emptyInJest = report =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name = '', assertionResults = [] }) => {
    const described = new Set(assertionResults.map((/** @type {any} */ { ancestorTitles }) => ancestorTitles[0]))
    const held = assertionResults.length > 0 ? heldBy(name).map(file => relative(ROOT, file)) : []
    return held.filter(file => !described.has(file)).map(file => `${file} holds no test`)
  })

/** @param {string} output of Node's runner, told as its `spec` reporter does @returns {string[]} */
export const redInNode = output =>
  [...output.matchAll(/^test at (.+?):\d+:\d+\n✖ (.+) \([\d.]+ms\)$/gm)].map(([, file = '', name = '']) =>
    nameOf([file, name]),
  )
