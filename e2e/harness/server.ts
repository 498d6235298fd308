import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.mjs'
import { ROOT } from './paths'

/** It ends what hangs and judges nothing: what compiles first takes minutes on a busy machine. */
const READY_WITHIN_MS = 240_000
/** For a fixture that starts a program: later, so that what ends first says what the program said. */
export const STARTED_WITHIN_MS = READY_WITHIN_MS + 60_000
const ASK_EVERY_MS = 100

export type Env = Record<string, string>

export type Server = { url: string; output: () => string; stop: () => Promise<void> }

/** Few data, up to today as the pages know it; no limit that a whole run from one address would reach. */
const DEFAULTS: Env = {
  SEED: 'small',
  DEMO: '1',
  SIGN_IN_PER_IP: '100000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/web/ready`, { signal: AbortSignal.timeout(READY_WITHIN_MS) })).ok
  } catch {
    return false
  }
}

/** A Node program that does not outlive this process. */
const startProgram = (args: string[], env: Env) => {
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'die-with-parent.mjs'), ...args], {
    env: { ...process.env, ...DEFAULTS, ...env },
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

  /** Waits until it is as far as somebody needs it. */
  const until = async (reached: () => Promise<boolean> | boolean) => {
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await reached())) {
      if (child.exitCode === null && Date.now() < deadline) await wait(ASK_EVERY_MS)
      else {
        await stop()
        throw new Error(`${args.join(' ')} did not get ready\n${output}`)
      }
    }
  }
  return { output: () => output, stop, until }
}

/** The built product. To compile the embedded engine a second time, for speed, takes longer than a spec needs it. */
const BUILT = ['--liftoff-only', '--enable-source-maps', join(ROOT, 'api', 'dist', 'main.js')]

/** The product on a port of its own, ready to answer: the built one, unless it is said what runs it. */
export const startServer = async (dataDir: string, env: Env = {}, args: string[] = BUILT): Promise<Server> => {
  const port = env.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const { output, stop, until } = startProgram(args, { PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, ...env })
  await until(() => isReady(url))
  return { url, output, stop }
}

/** A program that says something when it is ready; answers what that is. */
export const startSaying = async (
  args: string[],
  env: Env,
  what: RegExp,
): Promise<{ said: string; stop: () => Promise<void> }> => {
  const { output, stop, until } = startProgram(args, env)
  await until(() => what.test(output()))
  return { said: what.exec(output())?.[0] ?? '', stop }
}
