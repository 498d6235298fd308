import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../workspace.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const READY = /is ready at/
const KEEPER = join(ROOT, 'tools', 'die-with-parent.mjs')

/**
 * The API as a process that can be started again. Whoever calls it meanwhile waits; not when it ended by itself.
 * @param {{ file: string, env: NodeJS.ProcessEnv, onEnd: () => void }} options onEnd: it ended by itself
 */
export const apiProcess = ({ file, env, onEnd }) => {
  /** @type {ChildProcess | undefined} */
  let child
  /** @type {(() => void)[]} */
  const waiting = []
  let isOpen = false
  let announced = false

  const open = () => {
    isOpen = true
    for (const go of waiting.splice(0)) go()
  }

  const run = () => {
    const started = spawn(process.execPath, [KEEPER, '--enable-source-maps', file], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = started
    started.stdout.setEncoding('utf8').on('data', text => {
      const isReady = READY.test(text)
      // Where to go and whom to sign in as is said once.
      if (!isReady || !announced) process.stdout.write(text)
      else process.stdout.write('✓ API started again\n')
      announced ||= isReady
      if (isReady) open()
    })
    started.on('exit', () => {
      if (child !== started) return
      open()
      onEnd()
    })
  }

  const end = async () => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.stdin?.end()
    await ended
  }

  /** @type {Promise<void>} one change after the other */
  let queue = Promise.resolve()
  return {
    /** @returns {Promise<void>} */
    ready: () => (isOpen ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    start: () => {
      queue = queue.then(async () => {
        isOpen = false
        await end()
        run()
      })
      return queue
    },
    stop: () => {
      queue = queue.then(end)
      return queue
    },
  }
}
