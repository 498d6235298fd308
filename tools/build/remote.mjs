import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { importContract } from '../import-typescript.mjs'
import { BROWSERS, baseConfig, scriptNames } from './base.mjs'
import { readDeclaration } from './declaration.mjs'
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

/**
 * A container with one exposed module per screen. The version is part of its name, so that two versions can live in
 * one page.
 * @param {Remote} remote
 * @param {import('./base.mjs').Mode} mode
 * @returns {Promise<Configuration>}
 */
export const containerConfig = async ({ name, dir, outDir, declaration, exposes }, mode) => {
  const { containerOf } = await importContract()
  const container = containerOf(declaration)
  const base = baseConfig({ name, outDir, namespace: declaration.name.replace('candela_', 'cd-'), mode })
  return {
    ...base,
    target: BROWSERS,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      ...scriptNames(mode),
      // A module that threw while it was loaded is run again when somebody tries again.
      strictModuleExceptionHandling: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes,
        shared: remoteShared(dir, declaration.host),
        shareStrategy: 'loaded-first',
        manifest: Object.keys(exposes).length > 0,
        dts: false,
        dev: false,
      }),
      new ScriptHook(),
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
