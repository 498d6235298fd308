import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../run.mjs'
import { CACHE, ROOT } from '../workspace.mjs'
import { checkBudget } from './budget.mjs'
import { asOne, countJest, countPlaywright, countTap, together } from './counts.mjs'

/** @typedef {import('./counts.mjs').Result} Result */
/**
 * @typedef {object} Step
 * @property {string} name for `--only` and `--skip`
 * @property {number} [weight] how many of the two places it takes; 1 unless said
 * @property {string[]} [needs] steps that must have gone well, if they run at all
 * @property {() => Promise<Result>} run
 */

const REPORTS = join(CACHE, 'test')

/** Two steps run at a time. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2))

/** @param {string} name of a report that a step writes */
const freshReport = name => {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** @param {string} name @param {string} config @param {NodeJS.ProcessEnv} [env] */
const jest = async (name, config, env) => {
  const report = freshReport(name)
  // A forgotten handle must not keep a finished run from ending.
  const args = ['--ci', '--forceExit', '-c', config, `--maxWorkers=${WORKERS}`, '--json', `--outputFile=${report}`]
  const { ok, output } = await runNode('node_modules/jest/bin/jest.js', args, env)
  return countJest({ ok, output: output.replace(/^\{"numFailedTestSuites".*$/m, '') }, report)
}

/** The commands of this folder are tested by Node's own runner: they are modules that Node runs as they are. */
const ownTests = () => {
  const files = readdirSync(join(ROOT, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.mjs'))
    .map(file => join('tools', file))
  return runNode('--test', ['--test-reporter=tap', ...files])
}

const unit = async () => together([await jest('unit', 'jest.web.config.mjs'), countTap(await ownTests())])

const types = async () => {
  for (const project of ['tsconfig.web.json', 'tsconfig.node.json']) {
    const outcome = await runNode('node_modules/typescript/bin/tsc', [
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      join(CACHE, 'types', `${project}.tsbuildinfo`),
    ])
    if (!outcome.ok) return asOne(outcome)
  }
  return asOne({ ok: true, output: '' })
}

const apiOnPostgres = async () => {
  const { startPostgres } = await import('../postgres.mjs')
  const server = await startPostgres()
  try {
    return await jest('api-postgres', 'jest.api.config.mjs', {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: server.url,
    })
  } finally {
    await server.stop()
  }
}

const browser = async () => {
  const { findChromium } = await import('../chromium.mjs')
  const report = freshReport('browser')
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '-c', 'e2e', '--reporter=dot,json']
  return countPlaywright(await runNode('node_modules/playwright/cli.js', args, env), report)
}

/** Everything that a change has to pass, the long ones first. @type {Step[]} */
export const STEPS = [
  { name: 'build', run: async () => asOne(await runNode('tools/build.mjs', ['--fixture'])) },
  { name: 'types', run: types },
  {
    name: 'lint',
    run: async () => asOne(await runNode('node_modules/eslint/bin/eslint.js', ['--max-warnings=0', '.'])),
  },
  { name: 'unit', run: unit },
  { name: 'api', run: () => jest('api', 'jest.api.config.mjs') },
  { name: 'api-postgres', run: apiOnPostgres },
  { name: 'unused', run: async () => asOne(await runNode('node_modules/knip/bin/knip.js', ['--no-progress'])) },
  {
    name: 'format',
    run: async () => asOne(await runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off'])),
  },
  { name: 'budget', needs: ['build'], run: async () => asOne(await checkBudget()) },
  { name: 'browser', needs: ['build'], weight: 2, run: browser },
]
