/**
 * Jest finds the suites and the files that they hold. Where only some files of a suite are asked for, they run by
 * themselves; otherwise the suite does.
 * @param {string[]} paths that Jest found
 */
module.exports = async paths => {
  const { heldBy } = await import('./suites.mjs')
  const asked = new Set(paths)
  const suites = new Map(paths.map(path => [path, heldBy(path)]))
  const isAllOrNone = (/** @type {string[]} */ files) => new Set(files.map(file => asked.has(file))).size === 1
  const whole = [...suites].filter(([, files]) => isAllOrNone(files))
  const inside = new Set(whole.flatMap(([, files]) => files))
  const runs = new Set(whole.map(([path]) => path))
  return {
    filtered: paths.filter(path => (suites.get(path)?.length ? runs.has(path) : !inside.has(path))),
  }
}
