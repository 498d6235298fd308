import { join } from 'node:path'
import { containerConfig } from '../build/remote.mjs'
import { watchDeclarations } from './declarations.mjs'
import { placesOf } from './paths.mjs'
import { serveBundle } from './serve-bundle.mjs'
import { serverOptions } from './server-options.mjs'
import { servingOf } from './serving.mjs'

/** @typedef {import('./declarations.mjs').Remote} Remote */

/** A screen shows with the page that it is loaded into: told like this, pages load again. */
const RELOAD = 'static-changed'

/**
 * Serves one remote to pages of a real shell: the declaration, the entry and what that loads, with live reload.
 * @param {object} options
 * @param {import('./declarations.mjs').Folder} options.folder
 * @param {number} options.port
 * @param {URL} options.shell the pages that may load it
 * @param {(declaration: Remote['declaration']) => void} options.onReady it answers for the first time
 * @returns {() => Promise<void>} stops
 */
export const serveRemote = ({ folder, port, shell, onReady }) => {
  const places = placesOf(port)
  const origin = `http://localhost:${port}`
  let declared = ''

  /** @type {import('webpack-dev-server').ExpressRequestHandler} */
  const sendDeclaration = (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(declared)
  }

  const serving = servingOf(async ([remote]) => {
    if (!remote) throw new Error(`${folder.name} has nothing to serve`)
    const config = await containerConfig({ ...remote, outDir: join(places.remotes, remote.name) }, 'reload')
    const server = await serveBundle(
      { ...config, output: { ...config.output, publicPath: `${origin}/` } },
      {
        ...serverOptions(`ws://localhost:${port}/ws`),
        host: 'localhost',
        port,
        hot: false,
        allowedHosts: [shell.hostname],
        headers: { 'access-control-allow-origin': shell.origin, vary: 'Origin' },
        setupMiddlewares: middlewares => {
          // Before the bundles: a page waits for the declaration, which is there while they are still being built.
          const bundles = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware')
          const declaration = { name: 'declaration', path: '/remote.json', middleware: sendDeclaration }
          return middlewares.toSpliced(bundles, 0, declaration)
        },
      },
    )
    return {
      stop: () => server.stop(),
      reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], RELOAD),
    }
  })

  let isReady = false
  /** @param {Remote[]} remotes */
  const take = async remotes => {
    const [remote] = remotes
    if (!remote) return
    const text = JSON.stringify(remote.declaration)
    const isNews = declared !== '' && declared !== text
    declared = text
    await serving.take(remotes)
    if (isNews) serving.current()?.reload()
    if (!isReady) onReady(remote.declaration)
    isReady = true
  }
  const stopDeclarations = watchDeclarations([folder], places.declarations, remotes => void take(remotes))

  return async () => {
    await stopDeclarations()
    await serving.stop()
  }
}
