/** @typedef {{ workspaces?: string[] }} Root */
/** @typedef {{ packages: Record<string, Root & Record<string, unknown>> } & Record<string, unknown>} Lockfile */

/** @param {string[]} folders @param {string} folder behind the other remotes */
const withFolder = (folders, folder) => {
  const last = folders.findLastIndex(name => name.startsWith('mfe-'))
  return folders.toSpliced(last + 1, 0, folder)
}

/** @template {Root} T @param {T} manifest of the checkout @param {string} folder @returns {T} */
export const withWorkspace = (manifest, folder) => ({
  ...manifest,
  workspaces: withFolder(manifest.workspaces ?? [], folder),
})

/**
 * What npm would write down about one workspace more, without asking a registry: all that it needs is installed.
 * @param {Lockfile} lockfile
 * @param {string} folder
 * @param {{ name: string, version: string, dependencies?: Record<string, string> }} manifest
 * @returns {Lockfile}
 */
export const withLockedWorkspace = (lockfile, folder, { name, version, dependencies }) => {
  const { '': root = {}, ...packages } = lockfile.packages
  const added = {
    ...packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }
  const sorted = Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: { '': withWorkspace(root, folder), ...Object.fromEntries(sorted) } }
}
