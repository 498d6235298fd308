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

/** @param {string | undefined} list */
const stepsIn = list => {
  const names = list?.split(',').filter(Boolean) ?? []
  const unknown = names.filter(name => !STEP_NAMES.includes(name))
  if (unknown.length > 0) throw new Error(`no step is called ${unknown.join(', ')}; there is ${STEP_NAMES.join(', ')}`)
  return names
}

/** @param {string[]} args @returns {Options} throws one clear line about what it does not know */
export const readOptions = args => {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: text, skip: text, shard: text, shuffle: text, changed: flag, full: flag },
  })
  const [ref, ...rest] = positionals
  if (rest.length > 0 || (ref && !values.changed)) throw new Error(`what is ${positionals.join(' ')}?`)
  return {
    only: stepsIn(values.only),
    skip: stepsIn(values.skip),
    shard: values.shard ? readShard(values.shard) : undefined,
    changed: values.changed,
    ref,
    seed: values.shuffle,
    full: values.full,
  }
}
