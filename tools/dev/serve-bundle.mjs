import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { reportBuilds } from './report.mjs'

/**
 * A development server of one bundle, as soon as that is built.
 * @param {import('webpack').Configuration} config
 * @param {import('webpack-dev-server').Configuration} options
 */
export const serveBundle = async (config, options) => {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack gave no compiler')
  reportBuilds([compiler])
  const server = new WebpackDevServer(options, compiler)
  await server.start()
  await new Promise(built => server.middleware?.waitUntilValid(() => built(undefined)))
  return server
}
