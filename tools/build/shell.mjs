import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { CACHE, ROOT } from '../workspace.mjs'
import { BROWSERS, baseConfig } from './base.mjs'
import { hostShared } from './sharing.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').Module} Module */

const SRC = join(ROOT, 'shell', 'src')
export const SHELL_DIST = join(ROOT, 'shell', 'dist')
export const ASSETS_URL = '/assets/'
export const DOCUMENTS_BUNDLE = join(CACHE, 'build', 'documents', 'documents.cjs')

/** One namespace for every bundle of the shell: what Node rendered is what the browser takes over. */
const NAMESPACE = 'cd'

/** The words of one language, from all packages, are one file: nobody reads two languages. */
const languages = {
  test: /[\\/](pt|es|it)\.ts$/,
  name: (/** @type {Module} */ module) => `words-${/([a-z]{2})\.ts$/.exec(module.nameForCondition() ?? '')?.[1]}`,
  chunks: /** @type {const} */ ('async'),
  enforce: true,
  priority: 20,
}

/** Chunks are cut where this file says so and nowhere else. */
const NO_OTHERS = { default: /** @type {const} */ (false), defaultVendors: /** @type {const} */ (false) }

/** @param {{ name: string, entry: Record<string, string> }} options @returns {Configuration} */
const clientConfig = ({ name, entry }) => {
  const base = baseConfig({ name, outDir: join(SHELL_DIST, 'assets'), namespace: NAMESPACE })
  return {
    ...base,
    target: BROWSERS,
    entry,
    output: {
      ...base.output,
      publicPath: ASSETS_URL,
      uniqueName: name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
  }
}

/**
 * The sign-in area: no federation, no router, no query cache. `boot` runs in the head of every document before
 * anything shows. Each is one file: a second one would cost a request and compress worse.
 * @returns {Configuration}
 */
const authConfig = () => {
  const config = clientConfig({
    name: 'shell-auth',
    entry: { boot: join(SRC, 'boot', 'boot.ts'), auth: join(SRC, 'auth', 'main.tsx') },
  })
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { ...NO_OTHERS, languages } } },
  }
}

/**
 * Everything behind the sign-in: the host of the remotes. What it shares would be a file each; merged, it is one that
 * starts loading with the document.
 * @returns {Promise<Configuration>}
 */
const appConfig = async () => {
  const config = clientConfig({ name: 'shell-app', entry: { app: join(SRC, 'app', 'main.tsx') } })
  return {
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          ...NO_OTHERS,
          languages,
          shared: {
            test: /[\\/](node_modules|shared-(contract|auth|ui)[\\/]src)[\\/]/,
            name: 'app-shared',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'candela_shell',
        remotes: {},
        shared: await hostShared(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  }
}

/** The documents are rendered once, here, by a bundle that runs in Node. @returns {Configuration} */
const documentsConfig = () => {
  const base = baseConfig({ name: 'shell-documents', outDir: join(DOCUMENTS_BUNDLE, '..'), namespace: NAMESPACE })
  return {
    ...base,
    target: 'node20',
    devtool: false,
    entry: { documents: join(SRC, 'documents', 'index.tsx') },
    output: { ...base.output, filename: 'documents.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  }
}

export const shellConfigs = async () => [authConfig(), await appConfig(), documentsConfig()]
