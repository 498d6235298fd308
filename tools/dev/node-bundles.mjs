import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import { apiConfig } from '../build/api.mjs'
import { documentsConfig } from '../build/shell.mjs'
import { complain, reportBuilds } from './report.mjs'

const require = createRequire(import.meta.url)

/**
 * What Node runs, built again when sources change: the API, and the bundle that renders the shell's documents.
 * @param {object} options
 * @param {import('./paths.mjs').Places} options.places
 * @param {() => void} options.onApi
 * @param {(documents: import('../build/shell-files.mjs').Documents) => void} options.onDocuments
 * @returns {() => Promise<void>} stops
 */
export const watchNodeBundles = ({ places, onApi, onDocuments }) => {
  const documents = documentsConfig({ mode: 'reload', dist: places.shell, documentsDir: places.documentsBundle })
  const compiler = webpack([apiConfig({ outDir: places.server, mode: 'reload' }), documents])
  reportBuilds(compiler.compilers)
  const [api, shell] = compiler.compilers
  api?.hooks.done.tap('api', stats => {
    if (!stats.hasErrors() && stats.compilation.emittedAssets.size > 0) onApi()
  })
  shell?.hooks.done.tap('documents', stats => {
    if (stats.hasErrors()) return
    const file = join(places.documentsBundle, String(documents.output?.filename))
    delete require.cache[file]
    onDocuments(require(file))
  })
  const watching = compiler.watch({}, error => {
    if (error) complain('what Node runs', String(error.stack))
  })
  return () => new Promise(resolve => (watching ? watching.close(() => resolve()) : resolve()))
}
