import { createHash } from 'node:crypto'

/** Beside the ids that webpack gives, which are shorter. */
const FROM = 1_000_000
const COUNT = 9_000_000

/** The federation plugin writes an entry of its own and names it after a text with paths in it. */
const WRITTEN_ENTRY = /(\.federation[\\/]entry)\.[0-9a-f]+\.js(\|[0-9a-f]+)?/

/** @param {string} text @returns {number} */
const numberOf = text => FROM + (createHash('sha256').update(text).digest().readUInt32BE(0) % COUNT)

/**
 * The same sources built in another folder are the same bytes. webpack leaves the folder out where a name begins with it;
 * the federation plugin's own modules have it in the middle of their names, so they get their ids here.
 */
export class FolderlessIds {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('FolderlessIds', compilation => {
      const { chunkGraph } = compilation
      compilation.hooks.moduleIds.tap({ name: 'FolderlessIds', stage: -1 }, modules => {
        const named = new Map()
        for (const module of modules) {
          const name = module.identifier()
          const parts = name.split(/[|!]/)
          if (!parts.some(part => part.indexOf(compiler.context) > 0) && !WRITTEN_ENTRY.test(name)) continue
          const id = numberOf(name.replaceAll(compiler.context, '.').replace(WRITTEN_ENTRY, '$1'))
          if (named.has(id)) throw new Error(`${named.get(id)} and ${name} would have one id`)
          named.set(id, name)
          chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
