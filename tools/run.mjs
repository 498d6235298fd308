import { spawn } from 'node:child_process'
import { ROOT } from './workspace.mjs'

/** @typedef {{ ok: boolean, output: string }} Outcome */

/** From the start of the command: a run that hangs must end and say so, before whoever waits for it ends it without a word. */
const RUN_ENDS_AFTER_MINUTES = 80

/**
 * Runs a Node program in the root of the checkout and keeps what it says.
 * @param {string} program its file, from the root
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the own one
 * @param {string} [cwd]
 * @returns {Promise<Outcome>}
 */
export const runNode = (program, args, env = {}, cwd = ROOT) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', chunk => {
        output += chunk
      })
    const limit = setTimeout(
      () => {
        output += `\nstopped: the run took longer than ${RUN_ENDS_AFTER_MINUTES} minutes`
        child.kill('SIGKILL')
      },
      RUN_ENDS_AFTER_MINUTES * 60_000 - performance.now(),
    )
    child.on('error', reject)
    child.on('close', code => {
      clearTimeout(limit)
      resolve({ ok: code === 0, output: output.trim() })
    })
  })
