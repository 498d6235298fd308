/**
 * `npm test`: everything that a change has to pass. `--only a,b` and `--skip a,b` choose among the steps; the last
 * line is `N passed, N failed`.
 */
import { requireNode } from './node-version.mjs'

requireNode()

/** A type check and a browser side by side need about this much. */
const MEMORY_FOR_TWO = 3 * 1024 ** 3

/** @typedef {import('./test/steps.mjs').Step} Step */

/** @param {string | undefined} list @param {Step[]} steps */
const namesIn = (list, steps) => {
  const names = list?.split(',').filter(Boolean) ?? []
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0)
    throw new Error(`no step is called ${unknown.join(', ')}; there is ${steps.map(step => step.name).join(', ')}`)
  return names
}

/** @param {import('./test/schedule.mjs').Finished} finished */
const report = ({ step, passed, failed, seconds, output, wavered = [] }) => {
  const mark = failed > 0 ? 'FAIL' : 'ok  '
  const count = passed + failed > 1 ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
  console.log(`${mark} ${step.name.padEnd(13)}${seconds.toFixed(1).padStart(6)} s${count}`)
  for (const name of wavered) console.log(`     only at a second try: ${name}`)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
}

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [{ parseArgs }, os, { STEPS }, { runSteps }] = await Promise.all([
    import('node:util'),
    import('node:os'),
    import('./test/steps.mjs'),
    import('./test/schedule.mjs'),
  ])
  const { values } = parseArgs({ options: { only: { type: 'string' }, skip: { type: 'string' } } })
  const only = namesIn(values.only, STEPS)
  const skip = namesIn(values.skip, STEPS)
  const chosen = STEPS.filter(({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name))
  const places = os.availableParallelism() > 1 && os.totalmem() > MEMORY_FOR_TWO ? 2 : 1
  const done = await runSteps(chosen, places, report)
  const sum = (/** @type {'passed' | 'failed'} */ key) => done.reduce((total, finished) => total + finished[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
