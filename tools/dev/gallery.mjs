import { join } from 'node:path'
import { galleryConfig } from '../build/gallery.mjs'
import { sendPage } from './page.mjs'
import { placesOf } from './paths.mjs'
import { refreshing } from './refresh.mjs'
import { serveBundle } from './serve-bundle.mjs'
import { serverOptions } from './server-options.mjs'

/** Serves the gallery, built in memory. @param {number} port @returns {Promise<() => Promise<void>>} stops */
export const serveGallery = async port => {
  /** @type {import('webpack-dev-server').ExpressRequestHandler} */
  const middleware = (_, response) => sendPage(response)
  const server = await serveBundle(refreshing(galleryConfig(join(placesOf(port).home, 'gallery'))), {
    ...serverOptions('auto://0.0.0.0:0/ws'),
    host: 'localhost',
    port,
    hot: true,
    setupMiddlewares: middlewares => [...middlewares, { name: 'page', middleware }],
  })
  return () => server.stop()
}
