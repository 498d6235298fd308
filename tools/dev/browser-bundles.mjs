import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { containerConfig } from '../build/remote.mjs'
import { browserConfigs } from '../build/shell.mjs'
import { refreshing, refreshingHost, refreshingRemote } from './refresh.mjs'
import { devUrl } from './registry.mjs'
import { reportBuilds } from './report.mjs'
import { serverOptions } from './server-options.mjs'

/** @typedef {import('./declarations.mjs').Remote} Remote */
/** @typedef {import('webpack').Stats} Stats */
/** @typedef {{ boot: Stats, auth: Stats, app: Stats }} ShellStats */

/** @param {Remote} remote @param {string} outDir */
const remoteConfig = async (remote, outDir) => {
  const config = await containerConfig({ ...remote, outDir }, 'refresh')
  return refreshingRemote({ ...config, output: { ...config.output, publicPath: devUrl(remote) } })
}

/**
 * @param {import('./paths.mjs').Places} places
 * @param {Remote[]} remotes
 * @returns {Promise<import('webpack').Configuration[]>}
 */
const configsOf = async (places, remotes) => {
  const place = { mode: /** @type {const} */ ('refresh'), dist: places.shell, documentsDir: places.documentsBundle }
  const [boot, auth, app] = await browserConfigs(place)
  const withScreens = remotes.filter(({ exposes }) => Object.keys(exposes).length > 0)
  return [
    // It ran before the page was there; two of them with hot updates would also share the names of their globals.
    Object.assign(boot, { devServer: false }),
    refreshing(auth),
    refreshingHost(app),
    ...(await Promise.all(withScreens.map(remote => remoteConfig(remote, join(places.remotes, remote.name))))),
  ]
}

/**
 * Everything that browsers load, built in memory and served with hot updates; all else is handed on.
 * @param {object} options
 * @param {import('./paths.mjs').Places} options.places
 * @param {Remote[]} options.remotes
 * @param {number} options.port
 * @param {import('node:http').RequestListener} options.forward
 * @param {(stats: ShellStats) => void} options.onShell the shell was built for the first time
 */
export const serveBundles = async ({ places, remotes, port, forward, onShell }) => {
  const compiler = webpack(Object.assign(await configsOf(places, remotes), { parallelism: 2 }))
  reportBuilds(compiler.compilers)
  let known = false
  compiler.hooks.done.tap('shell', ({ stats: [boot, auth, app] }) => {
    if (known || !boot || !auth || !app || [boot, auth, app].some(stats => stats.hasErrors())) return
    known = true
    onShell({ boot, auth, app })
  })
  const server = new WebpackDevServer(
    {
      ...serverOptions('auto://0.0.0.0:0/ws'),
      host: process.env.HOST || 'localhost',
      port,
      hot: true,
      setupMiddlewares: middlewares => [...middlewares, { name: 'api', middleware: forward }],
    },
    compiler,
  )
  await server.start()
  return { stop: () => server.stop() }
}
