import { createHash } from 'node:crypto'

/** @typedef {import('webpack').Compiler} Compiler */
/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */

/** Stands for the content hash until the content is known; of the same length, so that source maps stay true. */
export const CONTENT_HASH = 'c0ffee00'

/**
 * Stamps a remote with the version that its content earns (package version and short content hash) and writes its
 * declaration beside the code. The same content always gets the same version, whatever else changed in the checkout.
 */
export class RemoteDocument {
  /** @param {RemoteDeclaration} declaration whose version ends in the placeholder */
  constructor(declaration) {
    this.declaration = declaration
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('RemoteDocument', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDocument', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        assets => {
          // What the federation plugin measured about the build; nobody reads it at run time.
          compilation.deleteAsset('mf-stats.json')
          compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(this.declaration, null, 2)))
          const hash = createHash('sha256')
          for (const name of Object.keys(assets).filter(isServed).sort())
            hash.update(name).update(contentOf(assets[name]))
          const earned = hash.digest('hex').slice(0, CONTENT_HASH.length)
          for (const [name, asset] of Object.entries(assets)) {
            const content = contentOf(asset)
            if (content.includes(CONTENT_HASH))
              // Its name came from the content before the stamp, so a file of that name may stand there with an older one.
              compilation.updateAsset(name, new sources.RawSource(content.replaceAll(CONTENT_HASH, earned)), info => ({
                ...info,
                immutable: false,
              }))
          }
        },
      )
    })
  }
}

/** @param {string} name */
const isServed = name => !name.endsWith('.map')

/** @param {import('webpack').sources.Source | undefined} source */
const contentOf = source => source?.source().toString() ?? ''
