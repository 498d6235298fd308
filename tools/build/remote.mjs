import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { importContract } from '../import-typescript.mjs'
import { BROWSERS, baseConfig } from './base.mjs'
import { readDeclaration } from './declaration.mjs'
import { CONTENT_HASH, RemoteDocument } from './remote-document.mjs'
import { ScriptHook } from './script-hook.mjs'
import { remoteShared } from './sharing.mjs'

/**
 * A remote: a container with one exposed module per screen, its manifest and its declaration. The version is part of
 * its name, so that two versions can live in one page.
 * @param {{ name: string, dir: string, outDir: string }} remote
 * @returns {Promise<import('webpack').Configuration>}
 */
export const remoteConfig = async ({ name, dir, outDir }) => {
  const { declaration: declared, exposes } = await readDeclaration(dir)
  const declaration = { ...declared, version: `${declared.version}-${CONTENT_HASH}` }
  const { containerOf } = await importContract()
  const container = containerOf(declaration)
  const base = baseConfig({ name, outDir, namespace: declaration.name.replace('candela_', 'cd-') })
  return {
    ...base,
    target: BROWSERS,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
      // A module that threw while it was loaded is run again when somebody tries again.
      strictModuleErrorHandling: true,
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
      new RemoteDocument(declaration),
    ],
  }
}
