import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentOf } from './artifact.mjs'

/** @typedef {import('./artifact.mjs').Content} Content */

/** @param {Content} stored @param {Content} built @returns {string | undefined} a file that is not the same */
const difference = (stored, built) =>
  Object.keys({ ...stored.files, ...built.files }).find(file => stored.files[file] !== built.files[file])

/** @param {string} dataDir @param {string} remote @param {string} version */
export const storedIn = (dataDir, remote, version) => join(dataDir, 'remotes', remote, version)

/**
 * Puts the files of a built remote where the product serves them from: all of them or none, and never over others.
 * @param {{ dataDir: string, dist: string, remote: string, version: string }} what
 */
export const storeFiles = async ({ dataDir, dist, remote, version }) => {
  const target = storedIn(dataDir, remote, version)
  const built = contentOf(dist)
  if (existsSync(target)) {
    const other = difference(contentOf(target), built)
    if (other) throw new Error(`${remote} ${version} is stored with another ${other}: nothing was released`)
    return built
  }
  // Beside the folder that is served, on the same disk: only whole releases appear in there.
  const draft = join(dataDir, '.storing')
  await rm(draft, { recursive: true, force: true })
  await cp(dist, draft, { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  await rename(draft, target)
  return built
}
