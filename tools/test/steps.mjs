import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../run.mjs'
import { CACHE, ROOT } from '../workspace.mjs'
import { checkBytes } from './bytes.mjs'
import { browserSpecs, jestTests, ownTests } from './changed.mjs'
import { asOne, countJest, countNode, countPlaywright, together } from './counts.mjs'
import { checkElsewhere } from './elsewhere.mjs'
import { greenInJest, readReport } from './reports.mjs'
import { filesToTryAgain, withSecondTry } from './second-try.mjs'
import { dealt } from './shard.mjs'

/** @typedef {import('./counts.mjs').Result} Result */
/**
 * @typedef {object} Step
 * @property {string} name for `--only` and `--skip`
 * @property {number} [weight] how many places it takes; 1 unless said
 * @property {boolean} [keepsPlaces] its places stay free for it until it starts
 * @property {string[]} [needs] steps that must have gone well, if they run at all
 * @property {() => Promise<Result>} run
 */
/**
 * @typedef {object} Run what is run, and how
 * @property {import('./machine.mjs').Machine} machine
 * @property {import('./shard.mjs').Shard} [shard]
 * @property {import('./selection.mjs').Selection} [selection]
 * @property {string} [seed] of the order
 */

const REPORTS = join(CACHE, 'test')
const JEST = 'node_modules/jest/bin/jest.js'
const SEQUENCER = join(ROOT, 'tools', 'test', 'sequencer.cjs')
/** @param {string} name of what a step writes */
export const reportFile = name => join(REPORTS, name)

/** Nothing of a run before is taken for something of this one. */
export const clearReports = () => {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

/** How a configuration of Jest is told which files it has: all where nothing is said. @param {string[]} files */
const named = files => (files.length > 0 ? { TEST_FILES: files.join(',') } : {})

/** A number out of a word. @param {string} seed */
const numberOf = seed => createHash('sha1').update(seed).digest().readUIntBE(0, 3) + 1

/** @param {string[]} suites a file that runs alone counts as one @param {number} ran */
const leftOf = (suites, ran) =>
  suites.length > ran ? `${suites.length - ran} of ${suites.length} suites left to the other shards` : ''

/**
 * What fits begins in this order: the long ones first, of them the unit tests last, which take the places that are
 * left; those of the browser before all where it shares the machine.
 * @param {Run} run @returns {Step[]}
 */
export const stepsFor = ({ machine, shard, selection, seed }) => {
  const { jestWorkers, unitWorkers, browserWorkers } = machine
  // What a shell still has of these does not choose for it.
  const usual = {
    ...{ TEST_ENGINE: undefined, FUZZ_CALLS: undefined, FUZZ_SEED: undefined, TIES_RUNS: undefined },
    ...{ TEST_SEED: seed, TEST_SHUFFLE: seed && String(numberOf(seed)) },
  }
  const division = shard ? [`--shard=${shard.index}/${shard.count}`] : []
  const chosen = selection?.whole ? undefined : selection?.chosen

  /** @param {string} name @param {string} config @param {number} workers @param {NodeJS.ProcessEnv} env */
  const jest = async (name, config, workers, env) => {
    const suites = shard ? await jestTests(config, env) : []
    const args = [
      // A forgotten handle must not keep a finished run from ending.
      ...['--ci', '--forceExit', '-c', config, `--maxWorkers=${workers}`, '--json'],
      // A shard of few files may have none, and what a change selects may be no file of this engine.
      ...(shard || chosen ? ['--passWithNoTests'] : []),
      ...(seed ? [`--testSequencer=${SEQUENCER}`] : []),
    ]
    /** @param {string} title of its report @param {string[]} more arguments @param {NodeJS.ProcessEnv} changes of the usual one */
    const attempt = async (title, more, changes) => {
      const report = reportFile(`${title}.json`)
      const outcome = await runNode(JEST, [...args, `--outputFile=${report}`, ...more], { ...env, ...changes })
      return countJest(outcome, report)
    }
    const first = await attempt(name, division, {})
    const again = filesToTryAgain(first, { seed })
    const secondTry = async () => {
      const title = `${name}.again`
      // A product that it makes is nobody's.
      const second = await attempt(title, [], { ...named(again), TEST_COUNTS: undefined })
      const names = first.red?.map(red => red.name) ?? []
      return withSecondTry(first, second, greenInJest(readReport(reportFile(`${title}.json`)), names))
    }
    const { ran, ...result } = again.length > 0 ? await secondTry() : first
    return { ...result, left: leftOf(suites, ran) }
  }

  const own = async () => {
    const files = chosen?.tools ?? ownTests()
    const mine = shard ? dealt(files, shard) : files
    if (mine.length === 0) return { passed: 0, failed: 0, output: '' }
    // Its numbers are read off what it says.
    return countNode(await runNode('--test', ['--test-reporter=spec', ...mine], { FORCE_COLOR: '0' }))
  }

  const unit = async () => {
    const files = chosen?.unit
    const env = { ...usual, ...(files && named(files)) }
    const results = files?.length === 0 ? [] : [await jest('unit', 'jest.web.config.mjs', unitWorkers, env)]
    return together([...results, await own()])
  }

  /**
   * Its configuration makes suites of files: it is told the seed of their order inside.
   * @param {string} name
   * @param {NodeJS.ProcessEnv} [env]
   */
  const api = (name, env = {}) =>
    jest(name, 'jest.api.config.mjs', jestWorkers, {
      ...usual,
      ...env,
      ...(chosen && named(chosen.api)),
      TEST_COUNTS: reportFile(`${name}.starts.jsonl`),
    })

  const apiOnPostgres = async () => {
    const { startPostgres } = await import('../postgres.mjs')
    const server = await startPostgres()
    try {
      return await api('api-postgres', { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
  }

  const browser = async () => {
    const { findChromium } = await import('../chromium.mjs')
    const report = reportFile('browser.json')
    const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const args = [
      ...['test', '-c', 'e2e', '--reporter=dot,json', '--forbid-only', `--workers=${browserWorkers}`],
      ...division,
      // A second try has a product of its own, which would hide what another spec left behind.
      ...(seed ? [`--shuffle=${seed}`, '--retries=0'] : []),
      ...(chosen?.browser ?? []),
    ]
    const { ran, ...result } = countPlaywright(await runNode('node_modules/playwright/cli.js', args, env), report)
    return { ...result, left: shard ? leftOf(chosen?.browser ?? browserSpecs(), ran) : '' }
  }

  /**
   * A check that has no tests of its own.
   * @param {string} name
   * @param {string} program
   * @param {string[]} [args]
   * @param {NodeJS.ProcessEnv} [env]
   * @returns {Step}
   */
  const check = (name, program, args = [], env = {}) => ({
    name,
    run: async () => asOne(await runNode(`node_modules/${program}`, args, env)),
  })

  /** @type {Step} */
  const build = { name: 'build', run: async () => asOne(await runNode('tools/build.mjs', ['--fixture'])) }
  /** @type {Step} */
  const inBrowser = {
    name: 'browser',
    needs: ['build'],
    weight: browserWorkers,
    keepsPlaces: machine.isShared,
    run: browser,
  }
  /** @type {Step[]} */
  const long = [
    { name: 'api', weight: jestWorkers, run: () => api('api') },
    { name: 'api-postgres', weight: jestWorkers, run: apiOnPostgres },
    { name: 'unit', weight: unitWorkers, run: unit },
  ]
  /** @type {Step[]} */
  const short = [
    // With the rules that need types. The linter would take all cores; this step has one place.
    check('types', 'oxlint/bin/oxlint', ['--threads=1'], { GOMAXPROCS: '1' }),
    check('lint', 'eslint/bin/eslint.js', ['--no-warn-ignored', '--max-warnings=0', ...(chosen?.lint ?? ['.'])]),
    check('unused', 'knip/bin/knip.js', ['--no-progress']),
    check('format', '@biomejs/biome/bin/biome', ['ci', '--colors=off']),
    { name: 'elsewhere', needs: ['build'], run: async () => asOne(await checkElsewhere()) },
    { name: 'bytes', needs: ['build'], run: async () => asOne(await checkBytes()) },
  ]
  return machine.isShared ? [build, inBrowser, ...long, ...short] : [...long, build, ...short, inBrowser]
}
