import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.mjs'
import { ROOT } from './paths'

const READY_WITHIN_MS = 60_000
const ASK_EVERY_MS = 100

export type Env = Record<string, string>

export type Server = { url: string; output: () => string; stop: () => Promise<void> }

/** Small and always the same data; no limit that a whole run from one address would reach. */
const DEFAULTS: Env = {
  SEED: 'small',
  SEED_TODAY: '2026-11-20',
  DEMO: '1',
  SIGN_IN_PER_IP: '100000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/web/ready`)).ok
  } catch {
    return false
  }
}

/** The built product on a port of its own, ready to answer. It does not outlive this process. */
export const startServer = async (dataDir: string, env: Env = {}): Promise<Server> => {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const url = `http://localhost:${port}`
  const keeper = [join(ROOT, 'tools', 'keep.mjs'), '--enable-source-maps', join(ROOT, 'api', 'dist', 'main.js')]
  const child = spawn(process.execPath, keeper, {
    env: { ...process.env, ...DEFAULTS, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.end()
    await ended
  }

  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`the product did not get ready\n${output}`)
    }
    await wait(ASK_EVERY_MS)
  }
  return { url, output: () => output, stop }
}
