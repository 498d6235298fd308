/**
 * `npm run remotes`: what is live. `-- --disable mfe-admin --why "…"` takes a remote out of the product and `--enable`
 * brings it back; `--allow-override <origin>` and `--forbid-override <origin>` say from where developers may put a
 * remote of their own into their browser.
 */
import { parseArgs } from 'node:util'
import { runCommand, say } from './release/command.mjs'
import { dataDir } from './release/data-dir.mjs'
import { remoteNamed } from './release/names.mjs'
import { changeRegistry } from './release/registry-file.mjs'
import { tableOf } from './release/table.mjs'

/** @typedef {import('@candela/shared-contract').Registry} Registry */
/** @typedef {{ disable?: string, enable?: string, 'allow-override'?: string, 'forbid-override'?: string, why?: string }} Wanted */

/** @param {string} text */
const originOf = text => {
  const { origin } = URL.canParse(text) ? new URL(text) : { origin: 'null' }
  if (origin === 'null') throw new Error(`"${text}" is no origin: http://localhost:4105 is one`)
  return origin
}

/** @param {Registry} registry @param {Wanted} wanted @returns {Registry} */
const changed = (registry, { disable, enable, 'allow-override': allow, 'forbid-override': forbid, why = '' }) => {
  const { disabled, overrides } = registry
  if (disable) return { ...registry, disabled: { ...disabled, [remoteNamed(registry, disable)]: why } }
  if (enable) {
    const { [remoteNamed(registry, enable)]: _, ...others } = disabled
    return { ...registry, disabled: others }
  }
  if (allow) return { ...registry, overrides: [...new Set([...overrides, originOf(allow)])] }
  if (forbid) return { ...registry, overrides: overrides.filter(origin => origin !== originOf(forbid)) }
  return registry
}

const main = async () => {
  const text = /** @type {const} */ ({ type: 'string' })
  const { values } = parseArgs({
    options: { disable: text, enable: text, 'allow-override': text, 'forbid-override': text, why: text },
  })
  const registry = await changeRegistry(dataDir(), before => {
    const after = changed(before, values)
    return { registry: after, outcome: after }
  })
  for (const line of tableOf(registry)) say(line)
}

runCommand(import.meta.filename, main)
