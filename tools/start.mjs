/** `npm start`: installs and builds what is missing or changed, then serves the product in this process. */
import { requireNode } from './node-version.mjs'

requireNode()

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  // In a process of its own: what the bundler needs is given back before the server starts.
  const { spawnSync } = await import('node:child_process')
  const { ROOT } = await import('./workspace.mjs')
  const build = spawnSync(process.execPath, [`${ROOT}/tools/build.mjs`], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
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
