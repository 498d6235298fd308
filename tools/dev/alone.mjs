import { join } from 'node:path'
import { standaloneConfig } from '../build/remote.mjs'
import { watchDeclarations } from './declarations.mjs'
import { forwardTo } from './forward.mjs'
import { sendPage } from './page.mjs'
import { placesOf } from './paths.mjs'
import { refreshing } from './refresh.mjs'
import { serveBundle } from './serve-bundle.mjs'
import { serverOptions } from './server-options.mjs'
import { servingOf } from './serving.mjs'

/**
 * Serves one remote as a page of its own, built in memory; its calls are handed on to a product.
 * @param {object} options
 * @param {import('./declarations.mjs').Folder} options.folder
 * @param {number} options.port
 * @param {URL} options.shell where the product is
 * @param {() => void} options.onReady it answers for the first time
 * @returns {() => Promise<void>} stops
 */
export const serveAlone = ({ folder, port, shell, onReady }) => {
  const places = placesOf(port)
  const forward = forwardTo(shell)

  /** @type {import('webpack-dev-server').ExpressRequestHandler} */
  const sendRest = (request, response) => {
    if (request.url?.startsWith('/api/')) return forward(request, response)
    sendPage(response)
  }

  const serving = servingOf(async ([remote]) => {
    if (!remote) throw new Error(`${folder.name} has nothing to serve`)
    const config = standaloneConfig({ ...remote, outDir: join(places.remotes, remote.name) }, 'refresh')
    const server = await serveBundle(refreshing(config), {
      ...serverOptions('auto://0.0.0.0:0/ws'),
      host: 'localhost',
      port,
      hot: true,
      setupMiddlewares: middlewares => [...middlewares, { name: 'rest', middleware: sendRest }],
    })
    return { stop: () => server.stop() }
  })

  let isReady = false
  /** @param {import('./declarations.mjs').Remote[]} remotes */
  const take = async remotes => {
    if (remotes.length === 0) return
    await serving.take(remotes)
    if (!isReady) onReady()
    isReady = true
  }
  const stopDeclarations = watchDeclarations([folder], places.declarations, remotes => void take(remotes))
  return async () => {
    await stopDeclarations()
    await serving.stop()
  }
}
