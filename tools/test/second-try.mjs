/** @typedef {import('./counts.mjs').Result} Result */

/** What fails in more suites is no chance; a file that runs alone counts as one. */
const MOST_SUITES = 5

/**
 * Where others wait for the run, a test that wavers holds nobody up: its file runs once more, and with it the files that
 * it ran in one go with, for one of them may be why. Not in an order of one's own: that run is about what files leave.
 * @param {Result} result of Jest
 * @param {{ seed?: string, isWaitedFor?: boolean }} run
 * @returns {string[]} the files to try again; none where something is red outside of a test
 */
export const filesToTryAgain = ({ failed, red = [] }, { seed, isWaitedFor = Boolean(process.env.CI) }) => {
  if (seed || !isWaitedFor || failed !== red.length) return []
  const suites = new Set(red.map(({ together = [] }) => together.join(',')))
  return suites.size <= MOST_SUITES && !suites.has('') ? [...suites].flatMap(suite => suite.split(',')) : []
}

/**
 * @template {Result} Counted
 * @param {Counted} first
 * @param {Result} second of the files that were red
 * @param {string[]} green of the tests that were red, those that passed then
 * @returns {Counted} what is red at the second try is red; the rest of what was is told. A try that died, or did not run
 *   what it was for, proves nothing.
 */
export const withSecondTry = (first, second, green) => {
  const { failed, output, red = [] } = second
  const names = red.map(({ name }) => name)
  const ran = [...names, ...green]
  if (failed !== red.length || !first.red?.every(({ name }) => ran.includes(name))) return first
  return {
    ...first,
    passed: first.passed + first.failed - failed,
    failed,
    output,
    red,
    wavered: first.red?.filter(({ name }) => !names.includes(name)),
  }
}
