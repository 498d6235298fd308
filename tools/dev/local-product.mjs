import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataDir } from '../release/data-dir.mjs'
import { changeRegistry } from '../release/registry-file.mjs'
import { ROOT } from '../workspace.mjs'

const ASK_EVERY_MS = 200

/** @param {URL} shell */
const answers = async shell => {
  try {
    return (await fetch(new URL('/api/web/ready', shell))).ok
  } catch {
    return false
  }
}

/**
 * The product on this machine, as `npm start` starts it, unless it runs already.
 * @param {URL} shell
 * @returns {Promise<() => Promise<void>>} stops what was started here
 */
export const ensureProduct = async shell => {
  if (await answers(shell)) return async () => undefined
  const child = spawn(
    process.execPath,
    [join(ROOT, 'tools', 'die-with-parent.mjs'), join(ROOT, 'tools', 'start.mjs')],
    {
      env: { ...process.env, PORT: shell.port, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  while (!(await answers(shell))) {
    if (child.exitCode !== null) throw new Error('the product did not start')
    await wait(ASK_EVERY_MS)
  }
  return stop
}

/**
 * Lets browsers of the local product load a remote from an origin.
 * @param {string} origin
 * @returns {Promise<() => Promise<void>>} takes it back, unless it was allowed before
 */
export const allowOverride = async origin => {
  const wasAllowed = await changeRegistry(dataDir(), registry => {
    const { overrides } = registry
    if (overrides.includes(origin)) return { registry, outcome: true }
    return { registry: { ...registry, overrides: [...overrides, origin] }, outcome: false }
  })
  if (wasAllowed) return async () => undefined
  return () =>
    changeRegistry(dataDir(), registry => ({
      registry: { ...registry, overrides: registry.overrides.filter(other => other !== origin) },
      outcome: undefined,
    }))
}
