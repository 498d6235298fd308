/**
 * SIGKILL at random moments of `rotate-key` on the embedded database of a full demo: every secret opens afterwards with
 * a key that is kept, and the run that is let be leaves one key and no secret of another.
 * Usage: node bench/kill-rotate-key.mjs [kills]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from './product.mjs'

const COMMAND = join(import.meta.dirname, '..', 'api', 'dist', 'cli', 'rotate-key.js')

/** @param {string} dataDir @param {number} [killAfterMs] */
const rotate = async (dataDir, killAfterMs) => {
  const started = Date.now()
  const env = { ...process.env, DATA_DIR: dataDir, SECRET_KEY: '', OLD_SECRET_KEYS: '' }
  const child = spawn(process.execPath, [COMMAND], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  const ended = once(child, 'close')
  if (killAfterMs !== undefined) {
    await Promise.race([wait(killAfterMs), ended])
    child.kill('SIGKILL')
  }
  await ended
  return { code: child.exitCode, said: said.trim(), ms: Date.now() - started }
}

/** @param {string} said @returns {number} */
const sealedIn = said => Number(/^(\d+) secrets sealed/.exec(said)?.[1] ?? Number.NaN)

const kills = Number(process.argv[2] ?? 12)
const dataDir = mkdtempSync(join(tmpdir(), 'candela-rotate-'))
const keys = () => readFileSync(join(dataDir, 'secret.key'), 'utf8').trim().split(/\s+/)
try {
  const product = await startProduct({ DATA_DIR: dataDir, SEED: 'full', SECRET_KEY: '' })
  await product.end('SIGTERM')
  const whole = await rotate(dataDir)
  const secrets = sealedIn(whole.said)
  const problems = []
  let interrupted = 0
  let midway = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const cut = await rotate(dataDir, whole.ms * (0.4 + 0.6 * Math.random()))
    if (cut.code === null) interrupted += 1
    // The new key stands beside the old one while secrets are sealed.
    if (keys().length > 1) midway += 1
    const after = await rotate(dataDir)
    // It names what opens with no key, and ends with 1.
    if (after.code !== 0) problems.push(after.said)
    const left = sealedIn(after.said)
    if (left > secrets || keys().length !== 1) problems.push(`${left} of ${secrets} sealed, ${keys().length} keys`)
  }
  console.log(JSON.stringify({ secrets, kills, interrupted, midway, wholeMs: whole.ms, problems }))
  // Kills that all came before the first secret, or after the last, would prove nothing.
  const failed = problems.length > 0 || midway === 0 || !(secrets > 0)
  console.log(failed ? 'FAILED: a secret was lost, or nothing was interrupted' : 'every secret opens')
  process.exitCode = failed ? 1 : 0
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
