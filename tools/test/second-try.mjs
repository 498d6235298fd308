/** @typedef {import('./counts.mjs').Result} Result */

/** What fails in more files is no chance, and trying it again takes long. */
const MOST_FILES = 5

/**
 * Where others wait for the run, a test that wavers holds nobody up: its file runs once more by itself. Not in an order
 * of one's own, for that would hide what another file left behind.
 * @param {Result} result of Jest
 * @param {{ seed?: string, isWaitedFor?: boolean }} run
 * @returns {string[]} the files to try again; none where something is red outside of a test
 */
export const filesToTryAgain = ({ failed, red = [] }, { seed, isWaitedFor = Boolean(process.env.CI) }) => {
  if (seed || !isWaitedFor || failed !== red.length) return []
  const files = [...new Set(red.map(({ file }) => file))].filter(file => file !== undefined)
  return files.length <= MOST_FILES && red.every(({ file }) => file) ? files : []
}

/**
 * @template {Result} Counted
 * @param {Counted} first
 * @param {Result} second of the files that were red
 * @returns {Counted} what is red at the second try is red; the rest of what was is told
 */
export const withSecondTry = (first, second) => {
  const { failed, output, red = [] } = second
  const names = red.map(({ name }) => name)
  return {
    ...first,
    passed: first.passed + Math.max(first.failed - failed, 0),
    failed,
    output,
    red,
    wavered: first.red?.filter(({ name }) => !names.includes(name)),
  }
}
