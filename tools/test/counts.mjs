import { existsSync, readFileSync } from 'node:fs'

/** @typedef {import('../run.mjs').Outcome} Outcome */
/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 * @property {string[]} [wavered] tests that passed at a second try
 * @property {string} [left] what was left to others
 */

/** A check that has no tests of its own counts as one. @param {Outcome} outcome @returns {Result} */
export const asOne = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output })

/**
 * A run that failed without a failed test (a crash, a file that does not load) still counts as a failure.
 * @param {Outcome} outcome
 * @param {{ passed: number, failed: number }} counts
 * @returns {Result}
 */
const checked = ({ ok, output }, { passed, failed }) => ({
  passed,
  failed: ok ? failed : Math.max(failed, 1),
  output,
})

/** @param {string} file @returns {any} nothing when the run died before it wrote its report */
const reportIn = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Green without a report is no proof of anything. @param {Outcome} outcome @param {any} report @returns {Outcome} */
const reported = ({ ok, output }, report) =>
  ok && !report ? { ok: false, output: `${output}\nit wrote no report` } : { ok, output }

/** @param {Outcome} outcome @param {string} file @returns {Result & { ran: number }} and how many files ran */
export const countJest = (outcome, file) => {
  const report = reportIn(file)
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, numTotalTestSuites = 0 } = report ?? {}
  const counted = checked(reported(outcome, report), {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  })
  return { ...counted, ran: numTotalTestSuites }
}

/**
 * @param {any} suite of a Playwright report
 * @param {string} [file] the spec that it is in, whichever file writes its tests
 * @returns {string[]} the tests that passed at a second try
 */
const waveredIn = ({ suites = [], specs = [], title: part = '' }, file) => [
  ...specs
    .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
    .map((/** @type {any} */ { title }) => [file, part === file ? '' : part, title].filter(Boolean).join(' › ')),
  ...suites.flatMap((/** @type {any} */ suite) => waveredIn(suite, file ?? suite.file)),
]

/** @param {Outcome} outcome @param {string} file @returns {Result & { ran: number }} and how many files ran */
export const countPlaywright = (outcome, file) => {
  const report = reportIn(file)
  const { stats = {}, errors = [], ...rest } = report ?? {}
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const counted = checked(reported(outcome, report), { passed: expected + flaky, failed: unexpected + errors.length })
  return { ...counted, wavered: waveredIn(rest), ran: rest.suites?.length ?? 0 }
}

/** @param {Outcome} outcome whose output is TAP @returns {Result} */
export const countTap = outcome => {
  const numberOf = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(outcome.output)?.[1] ?? 0)
  return checked(outcome, { passed: numberOf('pass'), failed: numberOf('fail') })
}

/** Two runs as one step. @param {Result[]} results @returns {Result} */
export const together = results => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  output: results
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output)
    .join('\n\n'),
  left: results.flatMap(({ left }) => left || []).join('; '),
})
