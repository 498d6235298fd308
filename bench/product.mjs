import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.mjs'

const MAIN = join(import.meta.dirname, '..', 'api', 'dist', 'main.js')

const SECRET_KEY = randomBytes(32).toString('hex')

/**
 * The built product as a process of its own.
 * @param {Record<string, string>} env
 */
export const startProduct = async env => {
  const port = await freePort()
  const started = Date.now()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      SEED: 'small',
      DEMO: '1',
      LOG_LEVEL: 'error',
      SIGN_IN_PER_IP: '1000000',
      RATE_LIMIT_PER_MINUTE: '10000000',
      SECRET_KEY,
      ...env,
      PORT: String(port),
    },
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', chunk => {
    complaint += chunk
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended at its start\n${complaint}`)
    const answer = await fetch(`${url}/api/web/ready`).catch(() => undefined)
    if (answer?.ok) break
    await wait(20)
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: Date.now() - started,
    /** @param {NodeJS.Signals} signal */
    end: async signal => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill(signal)
      await ended
    },
  }
}
