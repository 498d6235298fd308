import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */
/** @typedef {Pick<import('@candela/shared-contract').Release, 'files' | 'modules'>} Content */
/** @typedef {{ path: string, assets: { js: { sync: string[] } } }} Expose */

const DECLARATION = 'remote.json'
const MANIFEST = 'mf-manifest.json'

/** What no page asks for: what the build wrote for us, and the compressed forms of other files. @param {string} file */
const isFetched = file => ![DECLARATION, MANIFEST].includes(file) && !/\.(br|gz|map)$/.test(file)

/** @param {string} dist @returns {RemoteDeclaration} what the build wrote down about itself */
export const builtDeclaration = dist => JSON.parse(readFileSync(join(dist, DECLARATION), 'utf8'))

/** @param {string} file */
const integrityOf = file => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** @param {string} dist @returns {Record<string, string[]>} exposed module → scripts; a remote without screens has no manifest */
const modulesOf = dist => {
  const file = join(dist, MANIFEST)
  if (!existsSync(file)) return {}
  /** @type {{ exposes: Expose[] }} */
  const { exposes } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync]))
}

/** What a registry says of the files of a built remote. @param {string} dist @returns {Content} */
export const contentOf = dist => ({
  files: Object.fromEntries(
    readdirSync(dist)
      .filter(isFetched)
      .sort()
      .map(file => [file, integrityOf(join(dist, file))]),
  ),
  modules: modulesOf(dist),
})
