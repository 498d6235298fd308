import { browserTests, emptyInJest, firstLine, readReport, redInJest, redInNode } from './reports.mjs'

/** @typedef {import('../run.mjs').Outcome} Outcome */
/** @typedef {import('./reports.mjs').Red} Red */
/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 * @property {Red[]} [red] tests that failed
 * @property {Red[]} [wavered] tests that passed at a second try, and why they did not at the first
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

/** Green without a report is no proof of anything. @param {Outcome} outcome @param {any} report @returns {Outcome} */
const reported = ({ ok, output }, report) =>
  ok && !report ? { ok: false, output: `${output}\nit wrote no report` } : { ok, output }

/** @param {Outcome} outcome @param {string} file @returns {Result & { ran: number }} and how many files ran */
export const countJest = (outcome, file) => {
  const report = readReport(file)
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, numTotalTestSuites = 0 } = report ?? {}
  const empty = emptyInJest(report)
  const counted = checked(reported(outcome, report), {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites + empty.length,
  })
  return {
    ...counted,
    // What is fine would hide what is not.
    output: counted.output.replaceAll(/^PASS .*\n/gm, ''),
    red: [...redInJest(report), ...empty],
    ran: numTotalTestSuites,
  }
}

/** @param {import('./reports.mjs').BrowserTest} test @returns {Red} */
const redOf = ({ name, results }) => ({ name, why: firstLine(results[0]?.error?.message) })

/** @param {Outcome} outcome @param {string} file @returns {Result & { ran: number }} and how many files ran */
export const countPlaywright = (outcome, file) => {
  const report = readReport(file)
  const { stats = {}, errors = [], suites = [] } = report ?? {}
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  const counted = checked(reported(outcome, report), { passed: expected + flaky, failed: unexpected + errors.length })
  const tests = browserTests(report)
  const those = (/** @type {string} */ asked) => tests.filter(({ status }) => status === asked)
  return {
    ...counted,
    red: those('unexpected').map(redOf),
    wavered: those('flaky').map(redOf),
    ran: suites.length,
  }
}

/** @param {Outcome} outcome of Node's runner, told as its `spec` reporter does @returns {Result} */
export const countNode = ({ ok, output }) => {
  const numberOf = (/** @type {string} */ name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  // What is fine would hide what is not.
  const wrong = output.replaceAll(/^ *✔.*\n/gm, '')
  const [passed, failed] = [numberOf('pass'), numberOf('fail')]
  const ran = passed + failed > 0
  return {
    ...checked({ ok: ok && ran, output: ran ? wrong : `${wrong}\nno test ran` }, { passed, failed }),
    red: redInNode(output),
  }
}

/** Two runs as one step. @param {Result[]} results @returns {Result} */
export const together = results => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  output: results
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output)
    .join('\n\n'),
  red: results.flatMap(({ red = [] }) => red),
  wavered: results.flatMap(({ wavered = [] }) => wavered),
  left: results.flatMap(({ left }) => left || []).join('; '),
})
