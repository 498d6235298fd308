import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { CACHE, ROOT } from '../workspace.mjs'
import { BROWSERS, baseConfig, scriptNames } from './base.mjs'
import { PROVIDE_RUNTIME, runtimeProvider } from './federation-runtime.mjs'
import { OnlyProvidedNames, providedRules } from './provided-names.mjs'
import { hostShared } from './sharing.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').Module} Module */
/** @typedef {import('./base.mjs').Mode} Mode */
/** @typedef {{ mode: Mode, dist: string, documentsDir: string }} Place */

const SRC = join(ROOT, 'shell', 'src')
export const SHELL_DIST = join(ROOT, 'shell', 'dist')
export const ASSETS_URL = '/assets/'
const DOCUMENTS_DIR = join(CACHE, 'build', 'documents')
const DOCUMENTS_FILE = 'documents.cjs'
export const DOCUMENTS_BUNDLE = join(DOCUMENTS_DIR, DOCUMENTS_FILE)

/** @type {Place} */
const PRODUCT = { mode: 'product', dist: SHELL_DIST, documentsDir: DOCUMENTS_DIR }

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

/** The library of rows in columns and ours around it: pages without a list never load it. */
export const GRID_CHUNK = 'grid'
const GRID_FILES = /[\\/](ag-(stack|grid-community|grid-react)|shared-ui[\\/]src[\\/]grid)[\\/]/

/** What places menus beside their buttons, and the open palette with its pills: nothing is open when a page starts. */
const LATER =
  /[\\/](@floating-ui|runtime[\\/]placing\.|components[\\/]Pill\.|app[\\/]palette[\\/](?!Palette\.|usePaletteShortcut\.))/

/** What writing to the account manager takes, its form and rules among it: nobody writes when a page starts. */
const WRITING =
  /[\\/](final-form|react-final-form|shared-ui[\\/]src[\\/]form|fieldWords)[\\/]|components[\\/](TextArea|ToggleChip|FieldFrame|fieldMessages)\.|shared-contract[\\/]src[\\/](issues|fieldErrors|entities[\\/](contact|notification))\.|app[\\/]chat[\\/](?!Chat\.|chatStyle\.|mailTo\.|useContact\.|MailInstead\.|Photo\.)/

/** Chunks are cut where this file says so and nowhere else. */
const NO_OTHERS = { default: /** @type {const} */ (false), defaultVendors: /** @type {const} */ (false) }

/** @param {Place} place @param {{ name: string, entry: Record<string, string | string[]> }} options @returns {Configuration} */
const clientConfig = ({ mode, dist }, { name, entry }) => {
  const base = baseConfig({ name, outDir: join(dist, 'assets'), namespace: NAMESPACE, mode })
  return {
    ...base,
    target: BROWSERS,
    entry,
    output: {
      ...base.output,
      publicPath: ASSETS_URL,
      uniqueName: name,
      ...scriptNames(mode),
    },
  }
}

/** Runs in the head of every document before anything shows. @param {Place} place */
const bootConfig = place => clientConfig(place, { name: 'shell-boot', entry: { boot: join(SRC, 'boot', 'boot.ts') } })

/**
 * The sign-in area: no federation, no router, no query cache. It is one file: a second one would cost a request and
 * compress worse.
 * @param {Place} place
 * @returns {Configuration}
 */
const authConfig = place => {
  const config = clientConfig(place, { name: 'shell-auth', entry: { auth: join(SRC, 'auth', 'main.tsx') } })
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { ...NO_OTHERS, languages } } },
  }
}

/**
 * Everything behind the sign-in: the host of the remotes. What it shares would be a file each; merged, it is one that
 * starts loading with the document.
 * @param {Place} place
 * @returns {Promise<Configuration>}
 */
const appConfig = async place => {
  const config = clientConfig(place, {
    name: 'shell-app',
    entry: { app: [PROVIDE_RUNTIME, join(SRC, 'app', 'main.tsx')] },
  })
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...providedRules()] },
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
          grid: {
            test: GRID_FILES,
            name: GRID_CHUNK,
            chunks: 'all',
            enforce: true,
            priority: 10,
          },
          later: { test: LATER, name: 'later', chunks: 'async', enforce: true, priority: 10 },
          writing: { test: WRITING, name: 'writing', chunks: 'async', enforce: true, priority: 10 },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      runtimeProvider(),
      new OnlyProvidedNames(),
      new ModuleFederationPlugin({
        name: 'candela_shell',
        remotes: {},
        shared: await hostShared(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // Entries are loaded by their address, without a manifest: see decision 6.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

/** The documents are rendered once, here, by a bundle that runs in Node. @param {Place} [place] @returns {Configuration} */
export const documentsConfig = ({ mode, documentsDir } = PRODUCT) => {
  const base = baseConfig({ name: 'shell-documents', outDir: documentsDir, namespace: NAMESPACE, mode })
  return {
    ...base,
    target: 'node20',
    entry: { documents: join(SRC, 'documents', 'index.tsx') },
    output: { ...base.output, filename: DOCUMENTS_FILE, library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  }
}

/**
 * What runs in browsers: the script before everything, the sign-in area, the application.
 * @param {Place} [place]
 * @returns {Promise<[boot: Configuration, auth: Configuration, app: Configuration]>}
 */
export const browserConfigs = async (place = PRODUCT) => [bootConfig(place), authConfig(place), await appConfig(place)]

export const shellConfigs = async () => [...(await browserConfigs()), documentsConfig()]
