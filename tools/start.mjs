/** `npm start`: installs and builds what is missing or changed, then serves the product. */
import { requireNode } from './node-version.mjs'

requireNode()

const SAME_SIGNAL_MS = 1000
const LOOK_AROUND_MS = 500

/**
 * npm runs this through a shell that takes signals for itself: when that shell is gone, so is whoever asked for the
 * product.
 * @param {() => void} act
 */
const whenAbandoned = act => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), LOOK_AROUND_MS).unref()
}

/** @param {string} main */
const serve = async main => {
  const { spawn } = await import('node:child_process')
  // In a process group of its own: Ctrl-C reaches this process, which passes it on exactly once.
  const server = spawn(process.execPath, ['--enable-source-maps', main], { stdio: 'inherit', detached: true })
  let lastSignal = 0
  /** @param {'SIGINT' | 'SIGTERM'} signal */
  const pass = signal => {
    // npm sends on what the terminal has sent to everybody already.
    if (Date.now() - lastSignal < SAME_SIGNAL_MS) return
    lastSignal = Date.now()
    server.kill(signal)
  }
  process.on('SIGINT', () => pass('SIGINT'))
  process.on('SIGTERM', () => pass('SIGTERM'))
  process.on('SIGHUP', () => pass('SIGTERM'))
  whenAbandoned(() => pass('SIGTERM'))
  server.on('exit', code => process.exit(code ?? 1))
}

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [{ build }, { shippedTargets }, { ROOT }] = await Promise.all([
    import('./build.mjs'),
    import('./build/targets.mjs'),
    import('./workspace.mjs'),
  ])
  if (!(await build(shippedTargets()))) process.exit(1)
  await serve(`${ROOT}/api/dist/main.js`)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
