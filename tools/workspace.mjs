import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {{ name: string, version: string, dependencies?: Record<string, string>, exports?: Record<string, string>, workspaces?: string[] }} Manifest */

export const ROOT = join(import.meta.dirname, '..')
export const CACHE = join(ROOT, '.cache')

/** @param {string} dir @returns {Manifest} */
export const manifestOf = dir => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** @param {string} name a package as its importers write it */
export const installedVersion = name => manifestOf(join(ROOT, 'node_modules', name)).version

/**
 * The folder of a workspace package, as whoever stands in `from` finds it.
 * @param {string} name `@candela/shared-ui`
 * @param {string} [from]
 */
export const workspaceDir = (name, from = ROOT) => {
  for (let dir = from; dir.startsWith(ROOT); dir = dirname(dir)) {
    const linked = join(dir, 'node_modules', name)
    if (existsSync(linked)) return realpathSync(linked)
  }
  return join(ROOT, name.replace('@candela/', ''))
}

/**
 * The workspace packages that a folder's package.json names, and theirs: what it is compiled together with.
 * @param {string} dir
 * @param {Set<string>} [found]
 * @returns {Set<string>} folders
 */
export const importedWorkspaces = (dir, found = new Set()) => {
  for (const name of Object.keys(manifestOf(dir).dependencies ?? {})) {
    if (!name.startsWith('@candela/')) continue
    const imported = workspaceDir(name, dir)
    if (found.has(imported)) continue
    found.add(imported)
    importedWorkspaces(imported, found)
  }
  return found
}
