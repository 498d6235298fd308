/** `npm start`: installs and builds what is missing or changed, then serves the product. */
import { requireNode } from './node-version.mjs'

requireNode()

const SAME_SIGNAL_MS = 1000

/** @param {string} main */
const serve = async main => {
  const { spawn } = await import('node:child_process')
  // In a process group of its own: Ctrl-C reaches this process, which passes it on exactly once.
  const server = spawn(process.execPath, ['--enable-source-maps', main], { stdio: 'inherit', detached: true })
  let lastSignal = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // npm passes on what the terminal has sent to everybody already.
      if (Date.now() - lastSignal < SAME_SIGNAL_MS) return
      lastSignal = Date.now()
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
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
