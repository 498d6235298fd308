import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { BROWSERS, baseConfig } from './base.mjs'
import { readDeclaration } from './declaration.mjs'
import { asIdentifier, CONTENT_HASH, RemoteDocument } from './remote-document.mjs'
import { remoteShared } from './sharing.mjs'

/**
 * A remote: a container with one exposed module per screen, its manifest and its declaration. The version is part of
 * its unique name, so that two versions can live in one page.
 * @param {{ name: string, dir: string, outDir: string }} remote
 * @returns {Promise<import('webpack').Configuration>}
 */
export const remoteConfig = async ({ name, dir, outDir }) => {
  const { declaration: declared, exposes } = await readDeclaration(dir)
  const declaration = { ...declared, version: `${declared.version}-${CONTENT_HASH}` }
  const base = baseConfig({ name, outDir, namespace: declaration.name.replace('candela_', 'cd-') })
  return {
    ...base,
    target: BROWSERS,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `${declaration.name}_${asIdentifier(declaration.version)}`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: declaration.name,
        filename: 'remoteEntry.js',
        exposes,
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: Object.keys(exposes).length > 0,
        dts: false,
        dev: false,
      }),
      new RemoteDocument(declaration),
    ],
  }
}
