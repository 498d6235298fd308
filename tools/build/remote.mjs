import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { importContract } from '../import-typescript.mjs'
import { ROOT } from '../workspace.mjs'
import { BROWSERS, baseConfig, scriptNames } from './base.mjs'
import { readDeclaration } from './declaration.mjs'
import { FIRST_HOST, RuntimeOfThePage } from './federation-runtime.mjs'
import { OnlyProvidedNames } from './provided-names.mjs'
import { CONTENT_HASH, RemoteDocument } from './remote-document.mjs'
import { ScriptHook } from './script-hook.mjs'
import { remoteShared } from './sharing.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */
/**
 * @typedef {object} Remote
 * @property {string} name of its folder
 * @property {string} dir
 * @property {string} outDir
 * @property {RemoteDeclaration} declaration
 * @property {Record<string, string>} exposes module → file
 */

/** What nearly every screen stands on. */
const COMMON = [
  /[\\/]shared-ui[\\/]src[\\/](format|use[A-Z]\w+|theme[\\/]\w+)\.tsx?$/,
  /[\\/]shared-ui[\\/]src[\\/]components[\\/](Breadcrumb|Button|Checkbox|Icon|IconButton|Menu|MenuItemRow|Page|Pill|Popover|Skeleton|Spinner|StatePanel|TextLink|VisuallyHidden|heldFocus|lazyPart|outsidePress|typeahead|\w+Paths|(button|input|menu)Style)\.tsx?$/,
  /[\\/]shared-contract[\\/]src[\\/](bulk|fields|history|list|locales|money|permissions|types)\.ts$/,
]

/**
 * Small files compress badly: what the screens have in common is one.
 * @type {NonNullable<Configuration['optimization']>['splitChunks']}
 */
const splitChunks = {
  minSize: 90_000,
  cacheGroups: {
    // What comes from a library goes with what uses it.
    defaultVendors: false,
    common: {
      test: (/** @type {import('webpack').Module} */ module) =>
        COMMON.some(file => file.test(module.nameForCondition() ?? '')),
      name: 'common',
      chunks: 'async',
      enforce: true,
    },
  },
}

/** What both forms of a remote have in common. @param {Remote} remote @param {import('./base.mjs').Mode} mode @returns {Configuration} */
const eitherForm = ({ name, outDir, declaration }, mode) => {
  const base = baseConfig({ name, outDir, namespace: declaration.name.replace('candela_', 'cd-'), mode })
  return {
    ...base,
    target: BROWSERS,
    output: {
      ...base.output,
      ...scriptNames(mode),
      // A module that threw while it was loaded is run again when somebody tries again.
      strictModuleExceptionHandling: true,
    },
    optimization: { ...base.optimization, ...(mode === 'product' && { splitChunks }) },
  }
}

/**
 * Federated: a container with one exposed module per screen. The version is part of its name, so that two versions can
 * live in one page.
 * @param {Remote} remote
 * @param {import('./base.mjs').Mode} mode
 * @returns {Promise<Configuration>}
 */
export const containerConfig = async (remote, mode) => {
  const { containerOf, hostSatisfies } = await importContract()
  const { declaration, exposes } = remote
  if (!hostSatisfies(FIRST_HOST, declaration.host.slice(1)))
    throw new Error(`${declaration.name}: it is built to run in hosts ${FIRST_HOST}, and says ${declaration.host}`)
  const container = containerOf(declaration)
  const config = eitherForm(remote, mode)
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes,
        shared: remoteShared(declaration.host),
        shareStrategy: 'loaded-first',
        manifest: Object.keys(exposes).length > 0,
        dts: false,
        dev: false,
      }),
      new RuntimeOfThePage(),
      new OnlyProvidedNames(),
      new ScriptHook(),
    ],
  }
}

/** @param {Remote} remote */
const screensSource = ({ dir, exposes }) => {
  const lines = Object.entries(exposes).map(
    ([module, file]) => `  ${JSON.stringify(module)}: () => import(${JSON.stringify(file)}),`,
  )
  return [
    `export { remote } from ${JSON.stringify(join(dir, 'src', 'remote.ts'))}`,
    'export const screens = {',
    ...lines,
    '}',
  ].join('\n')
}

/**
 * Standalone: the screens and a small page of their own (`tools/alone`), bundled with everything that the shell
 * provides otherwise.
 * @param {Remote} remote
 * @param {import('./base.mjs').Mode} mode
 * @returns {Configuration}
 */
export const standaloneConfig = (remote, mode) => {
  const config = eitherForm(remote, mode)
  return {
    ...config,
    entry: { main: join(ROOT, 'tools', 'alone', 'main.tsx') },
    output: { ...config.output, publicPath: '/', uniqueName: `${remote.declaration.name}_alone` },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ remote: screensSource(remote) }),
    ],
  }
}

/**
 * A remote as it is released: the container, its manifest and its declaration, named after their content.
 * @param {{ name: string, dir: string, outDir: string }} remote
 * @returns {Promise<Configuration>}
 */
export const remoteConfig = async ({ name, dir, outDir }) => {
  const { declaration: declared, exposes } = await readDeclaration(dir)
  const declaration = { ...declared, version: `${declared.version}-${CONTENT_HASH}` }
  const config = await containerConfig({ name, dir, outDir, declaration, exposes }, 'product')
  return {
    ...config,
    output: { ...config.output, clean: true },
    plugins: [...(config.plugins ?? []), new RemoteDocument(declaration)],
  }
}
