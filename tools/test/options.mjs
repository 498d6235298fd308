import { parseArgs } from 'node:util'
import { STEP_NAMES } from './plan.mjs'
import { readShard } from './shard.mjs'

/**
 * @typedef {object} Options
 * @property {string[]} only
 * @property {string[]} skip
 * @property {import('./shard.mjs').Shard} [shard]
 * @property {boolean} changed only what a change can break
 * @property {string} [ref] what the change is counted from
 * @property {string} [seed] of the order
 * @property {boolean} full everything on both engines
 */

export const USAGE = `npm test                       everything
npm test -- --only unit,api    these steps of it; --skip browser leaves some out
npm test -- --changed HEAD~1   what a change since then can break; since origin/main without a commit
npm test -- --shard 1/2        one of two parts, each on a machine of its own
npm test -- --shuffle monday   in another order, the same one for the same word
npm run test:full              all API tests on both databases
Steps: ${STEP_NAMES.join(', ')}.
A single test file: CONTRIBUTING.md, "Every day".`

const TEXTS = /** @type {const} */ (['only', 'skip', 'shard', 'shuffle'])
const FLAGS = /** @type {const} */ (['changed', 'full', 'help'])

/** @param {string} problem */
const refused = problem => new Error(`${problem}\n\n${USAGE}`)

/** @param {string | undefined} list */
const stepsIn = list => {
  const names = list?.split(',').filter(Boolean) ?? []
  const unknown = names.filter(name => !STEP_NAMES.includes(name))
  if (unknown.length > 0) throw new Error(`no step is called ${unknown.join(', ')}; there is ${STEP_NAMES.join(', ')}`)
  return names
}

/** @param {string[]} args */
const parsed = args => {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const options = { only: text, skip: text, shard: text, shuffle: text, changed: flag, full: flag, help: flag }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] where npm leaves options that it took for its own
 * @returns {Options | undefined} nothing for who asks what there is; throws what it does not know
 */
export const readOptions = (args, env = {}) => {
  const taken = [...TEXTS, ...FLAGS].find(name => name !== 'only' && env[`npm_config_${name}`])
  if (taken) throw refused(`npm kept --${taken} for itself: write \`npm test -- --${taken}\``)
  const { values, positionals } = parsed(args)
  if (values.help) return undefined
  const empty = TEXTS.find(name => values[name] === '')
  if (empty) throw refused(`--${empty} says nothing`)
  const only = stepsIn(values.only)
  if (env.TEST_FILES && !(only.length > 0 && only.every(name => name.startsWith('api'))))
    throw refused('TEST_FILES is set, which names files of the API: it goes with --only api or --only api-postgres')
  const [ref, ...rest] = positionals
  if (rest.length > 0 || (ref && !values.changed)) throw refused(`what is ${positionals.join(' ')}?`)
  return {
    only,
    skip: stepsIn(values.skip),
    shard: values.shard ? readShard(values.shard) : undefined,
    changed: values.changed,
    ref,
    seed: values.shuffle,
    full: values.full,
  }
}
