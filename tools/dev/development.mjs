import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { remoteTargets } from '../build/targets.mjs'
import { freePort, isFree } from '../free-port.mjs'
import { ROOT } from '../workspace.mjs'
import { apiProcess } from './api-process.mjs'
import { serveBundles } from './browser-bundles.mjs'
import { watchDeclarations } from './declarations.mjs'
import { documentsWriter } from './documents.mjs'
import { forwardTo } from './forward.mjs'
import { watchNodeBundles } from './node-bundles.mjs'
import { placesOf, productPort } from './paths.mjs'
import { writeDevRegistry } from './registry.mjs'
import { complain, say } from './report.mjs'
import { servingOf } from './serving.mjs'

/** @typedef {import('./declarations.mjs').Folder} Folder */

/** @param {string[] | undefined} only @param {string[]} add @returns {Folder[]} */
const chosenFolders = (only, add) => [
  ...remoteTargets()
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, dir }) => ({ name, dir })),
  ...add.map(dir => ({ name: basename(dir), dir: resolve(dir) })),
]

/** An empty place in which the API finds what it finds in the checkout. @param {import('./paths.mjs').Places} places */
const prepare = places => {
  rmSync(places.home, { recursive: true, force: true })
  for (const dir of [places.server, places.assets, places.documents]) mkdirSync(dir, { recursive: true })
  for (const name of ['migrations', 'package.json']) symlinkSync(join(ROOT, 'api', name), join(places.api, name))
}

/**
 * @param {{ only?: string[], add?: string[] }} options
 * @returns {Promise<() => Promise<void>>} stops all of it
 */
export const startDevelopment = async ({ only, add = [] }) => {
  const port = productPort()
  if (!(await isFree(port))) throw new Error(`The port ${port} is in use. Set PORT.`)
  const folders = chosenFolders(only, add)
  const places = placesOf(port)
  prepare(places)
  say(`starting the shell, the API${folders.map(({ name }) => `, ${name}`).join('')}`)

  const apiPort = await freePort()
  const api = apiProcess({
    file: join(places.server, 'main.js'),
    env: {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      DATA_DIR: resolve(process.env.DATA_DIR || join(ROOT, '.data')),
      REGISTRY_DIR: places.home,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
    onEnd: () => complain('the API ended', 'It starts again with the next change of its sources.'),
  })
  const built = { api: false, documents: false }
  const startApi = () => {
    if (built.api && built.documents) void api.start()
  }
  const takeDocuments = documentsWriter(places, () => {
    built.documents = true
    startApi()
  })
  const stopNodeBundles = watchNodeBundles({
    places,
    onApi: () => {
      built.api = true
      startApi()
    },
    onDocuments: documents => void takeDocuments({ documents }),
  })

  const forward = forwardTo(new URL(`http://127.0.0.1:${apiPort}`), api.ready)
  const serving = servingOf(remotes =>
    serveBundles({ places, remotes, port, forward, onShell: stats => void takeDocuments({ stats }) }),
  )
  const stopDeclarations = watchDeclarations(folders, places.declarations, remotes => {
    void writeDevRegistry(places.home, remotes)
    void serving.take(remotes)
  })

  return async () => {
    await Promise.all([stopDeclarations(), stopNodeBundles()])
    await Promise.all([serving.stop(), api.stop()])
  }
}
