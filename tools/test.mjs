/**
 * `npm test`: everything that a change has to pass, or what is asked for: `--only a,b`, `--skip a,b`, `--changed [ref]`,
 * `--shard 1/2`, `--shuffle SEED`, `--full`. The last line is `N passed, N failed`.
 */
import { availableParallelism } from 'node:os'
import { requireNode } from './node-version.mjs'

requireNode()

/** @typedef {import('./test/selection.mjs').Selection} Selection */

/** How often it says what is still running. */
const MINUTE = 60_000

/** @param {string | undefined} ref @returns {Promise<Selection>} says what it found and what it leaves out */
const selectChanged = async ref => {
  const { changedSince, readSelection, startOf } = await import('./test/changed.mjs')
  const start = startOf(ref)
  const changed = changedSince(start)
  const selection = await readSelection(changed)
  const why = selection.whole ? `: everything runs, because of ${selection.whole}` : ''
  console.log(`${changed.length} files differ from ${start.slice(0, 10)}${why}`)
  const { chosen, all, domains } = selection
  for (const [part, files] of Object.entries(all)) {
    const left = files.length - chosen[/** @type {keyof typeof chosen} */ (part)].length
    if (left > 0) console.log(`  ${part.padEnd(8)} leaves out ${left} of ${files.length} files`)
  }
  if (chosen.browser.length > 0)
    console.log(`  browser  runs ${chosen.browser.length}; of whole domains: ${domains.join(', ') || 'none'}`)
  return selection
}

const main = async () => {
  // Whoever gets no further than this has proved nothing.
  process.exitCode = 1
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [
    { readOptions, USAGE },
    { COUNTED, OF_THE_BROWSER, plan, STEP_NAMES },
    { divide },
    { clearReports, stepsFor },
    { runSteps },
    { tellEnd, tellStep },
    closing,
  ] = await Promise.all([
    import('./test/options.mjs'),
    import('./test/plan.mjs'),
    import('./test/machine.mjs'),
    import('./test/steps.mjs'),
    import('./test/schedule.mjs'),
    import('./test/telling.mjs'),
    import('./test/closing.mjs'),
  ])
  const options = readOptions(process.argv.slice(2), process.env)
  if (!options) {
    process.exitCode = 0
    return console.log(USAGE)
  }
  if (options.full) {
    process.env.TEST_ALL = '1'
    console.log('everything twice: both engines run all API tests')
  }
  if (options.seed) console.log(`shuffled by the seed ${options.seed}`)
  const selection = options.changed ? await selectChanged(options.ref) : undefined
  const { names, uncounted, idle, ofOtherShards } = plan({ ...options, selection })
  if (idle.length > 0) console.log(`left out, for nothing of it can break: ${idle.join(', ')}`)
  if (ofOtherShards.length > 0) console.log(`left to the other shards: ${ofOtherShards.join(', ')}`)
  if (names.includes('browser') && !names.includes('build')) console.log('the browser tests what was built before')

  const machine = divide({
    others: names.filter(name => !OF_THE_BROWSER.includes(name)).length,
    hasBrowser: names.includes('browser'),
  })
  const steps = stepsFor({ ...options, machine, selection }).filter(({ name }) => names.includes(name))
  const unmade = names.filter(name => name !== 'cost' && !steps.some(step => step.name === name))
  if (unmade.length > 0) throw new Error(`nobody makes the step ${unmade.join(', ')}`)
  clearReports()
  const started = Date.now()
  /** @type {Set<string>} */
  const running = new Set()
  const watched = steps.map(step => ({
    ...step,
    run: () => {
      running.add(step.name)
      return step.run()
    },
  }))
  const clock = setInterval(() => {
    const minutes = Math.round((Date.now() - started) / MINUTE)
    console.log(`     ${minutes} min; running: ${[...running].join(', ')}`)
  }, MINUTE).unref()
  const done = await runSteps(watched, machine.places, finished => {
    running.delete(finished.step.name)
    tellStep(finished)
  })
  clearInterval(clock)
  const seconds = (Date.now() - started) / 1000

  if (COUNTED.some(name => names.includes(name))) {
    const { table, ...result } = closing.closeAccounts(done, machine.browserWorkers)
    console.log(`\n${table}`)
    if (names.length === STEP_NAMES.length && !selection)
      console.log(`\n${closing.forecastText(done, { seconds, cores: availableParallelism() })}`)
    console.log('')
    if (names.includes('cost')) {
      const finished = { ...result, seconds: 0, step: { name: 'cost', run: async () => result } }
      tellStep(finished)
      done.push(finished)
    }
  }
  tellEnd(done, options.seed)
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    done.reduce(
      (total, finished) => total + (key === 'passed' && uncounted.includes(finished.step.name) ? 0 : finished[key]),
      0,
    )
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
})
