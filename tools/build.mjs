/**
 * Builds what changed: `node tools/build.mjs [names…] [--fixture] [--force]`. Without names it is everything that
 * ships; `--fixture` adds the remotes that browser specs use. All of it in one webpack process.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inputsHash, isStamped, stamp, unstamp } from './build/stamps.mjs'
import { allTargets, shippedTargets, targetOf } from './build/targets.mjs'

/** @typedef {import('./build/targets.mjs').Target} Target */
/** @typedef {{ target: Target, hash: string }} Job */

/** @param {string} line */
const say = line => process.stdout.write(`${line}\n`)

/** @param {Target[]} targets @param {boolean} force @returns {Job[]} */
const staleJobs = (targets, force) =>
  targets
    .map(target => ({ target, hash: inputsHash(target.dir) }))
    .filter(({ target, hash }) => force || !isStamped(target.name, hash) || !existsSync(target.result))

/** @param {string} name @param {unknown} error */
const complain = (name, error) => say(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`)

/**
 * The configurations of each job; a job whose sources do not even allow that is reported and left out.
 * @param {Job[]} jobs
 */
const prepare = async jobs => {
  const prepared = []
  for (const job of jobs) {
    try {
      prepared.push({ job, configs: await job.target.configs() })
    } catch (error) {
      complain(job.target.name, error)
    }
  }
  return prepared
}

/** @param {Job[]} jobs @returns {Promise<boolean>} all of them went well */
const runJobs = async jobs => {
  const prepared = await prepare(jobs)
  if (prepared.length === 0) return false
  const { runWebpack, complaintsOf, secondsOf } = await import('./build/run-webpack.mjs')
  const results = await runWebpack(
    prepared.flatMap(({ configs }) => configs),
    stats => say(`  ${stats.hasErrors() ? '✗' : '✓'} ${stats.compilation.name} ${secondsOf(stats)} s`),
  )
  let succeeded = prepared.length === jobs.length
  for (const { job, configs } of prepared) {
    const built = configs.flatMap(({ name }) => results.get(name ?? '') ?? [])
    for (const complaints of built.map(complaintsOf).filter(Boolean)) say(complaints)
    try {
      if (built.some(stats => stats.hasErrors())) throw new Error('does not compile')
      await job.target.finish(built)
      stamp(job.target.name, job.hash)
    } catch (error) {
      succeeded = false
      complain(job.target.name, error)
    }
  }
  return succeeded
}

/**
 * @param {Target[]} targets
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<boolean>} everything is built
 */
export const build = async (targets, { force = false } = {}) => {
  const started = Date.now()
  const jobs = staleJobs(targets, force)
  if (jobs.length === 0) return true
  say(`building ${jobs.map(({ target }) => target.name).join(', ')}`)
  for (const { target } of jobs) unstamp(target.name)
  const succeeded = await runJobs(jobs)
  say(`${succeeded ? 'built' : 'build failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return succeeded
}

const main = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, fixture: { type: 'boolean' } },
  })
  const everything = values.fixture ? allTargets() : shippedTargets()
  const succeeded = await build(positionals.length > 0 ? positionals.map(targetOf) : everything, values)
  process.exitCode = succeeded ? 0 : 1
}

if (process.argv[1] === import.meta.filename)
  main().catch(error => {
    complain('build', error)
    process.exitCode = 1
  })
