/** `npm start`: installs, builds and releases what is missing or changed, then serves the product in this process. */
import { requireNode } from './node-version.mjs'

requireNode()

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const { spawnSync } = await import('node:child_process')
  const { ROOT } = await import('./workspace.mjs')
  // In processes of their own: what the bundler needs is given back before the server starts.
  for (const tool of ['build.mjs', 'release/release-built.mjs']) {
    const { status } = spawnSync(process.execPath, [`${ROOT}/tools/${tool}`], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  process.setSourceMapsEnabled(true)
  const { stopWithNpm } = await import('./stopping.mjs')
  stopWithNpm()
  const { pathToFileURL } = await import('node:url')
  await import(pathToFileURL(`${ROOT}/api/dist/main.js`).href)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
