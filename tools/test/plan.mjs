import { MEASURED } from './domains.mjs'
import { dealt } from './shard.mjs'

/** @typedef {import('./selection.mjs').Selection} Selection */
/** @typedef {import('./shard.mjs').Shard} Shard */

/** Everything that a change has to pass, by the name that `--only` and `--skip` take. */
export const STEP_NAMES = [
  'api',
  'unit',
  'api-postgres',
  'lint',
  'types',
  'build',
  'elsewhere',
  'unused',
  'format',
  'bytes',
  'browser',
  'cost',
]

/** They have tests of their own, which the shards divide among them. */
const DIVIDED = ['unit', 'api', 'api-postgres', 'browser']

/** What makes products and loads pages, which the lines of the domains are about. */
export const COUNTED = ['api', 'api-postgres', 'browser']

/** The build and what looks at it. */
export const OF_THE_BROWSER = ['build', 'elsewhere', 'bytes', 'browser', 'cost']

/** @param {Selection} selection @returns {string[]} steps that a change leaves nothing to do */
const idleSteps = ({ chosen }) => {
  const idle = []
  if (chosen.unit.length + chosen.tools.length === 0) idle.push('unit')
  if (chosen.api.length === 0) idle.push('api', 'api-postgres')
  if (chosen.lint.length === 0) idle.push('lint')
  if (chosen.browser.length === 0) idle.push('build', 'elsewhere', 'bytes', 'browser')
  return idle
}

/**
 * @param {string[]} names
 * @param {Shard} shard
 * @returns {string[]} what this shard runs; each step that is one test falls to one shard
 */
const stepsOfShard = (names, shard) => {
  /** @type {Record<string, number>} */
  const seconds = MEASURED.steps
  const single = names.filter(name => ![...DIVIDED, 'build', 'cost'].includes(name))
  const mine = [...DIVIDED, ...dealt(single, shard, name => seconds[name] ?? 1)]
  // Each shard builds what it needs for itself.
  const builds = shard.index === 1 || names.includes('browser') || mine.includes('bytes') || mine.includes('elsewhere')
  return names.filter(name => mine.includes(name) || (name === 'build' && builds))
}

/**
 * @param {object} input
 * @param {string[]} [input.only]
 * @param {string[]} [input.skip]
 * @param {Selection} [input.selection]
 * @param {Shard} [input.shard]
 * @param {string} [input.seed]
 * @param {boolean} [input.full]
 * @returns {{ names: string[], uncounted: string[], idle: string[], ofOtherShards: string[] }} the steps that run, of them
 *   those that another shard counts; those that the change leaves out, and those that are left to the other shards
 */
export const plan = ({ only = [], skip = [], selection, shard, seed, full = false }) => {
  // A part, another order and both engines in full cost otherwise than the lines say.
  const isHeld = !shard && !seed && !full
  const asked = STEP_NAMES.filter(name => (only.length === 0 || only.includes(name)) && !skip.includes(name))
  const idle = selection ? idleSteps(selection).filter(name => asked.includes(name)) : []
  const left = asked.filter(name => !idle.includes(name))
  const isCounted = isHeld && left.some(name => COUNTED.includes(name))
  const wanted = left.filter(name => name !== 'cost' || isCounted)
  if (wanted.length === 0 && idle.length === 0) throw new Error('no step is left that could run')
  const names = shard ? stepsOfShard(wanted, shard) : wanted
  const uncounted = shard && shard.index > 1 ? names.filter(name => name === 'build') : []
  return { names, uncounted, idle, ofOtherShards: wanted.filter(name => !names.includes(name)) }
}
