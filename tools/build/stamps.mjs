import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CACHE, importedWorkspaces, ROOT } from '../workspace.mjs'

const STAMPS = join(CACHE, 'build')

/** @param {string} dir @returns {string[]} */
const filesIn = dir =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !/\.test\.[a-z]+$/.test(entry.name))
        .map(entry => join(entry.parentPath, entry.name))
        .sort()
    : []

/** @param {string} dir of a package */
const sourcesOf = dir => [join(dir, 'package.json'), ...filesIn(join(dir, 'src'))]

/** What every bundle depends on beside its sources. */
const toolFiles = () => [join(ROOT, 'package-lock.json'), ...filesIn(join(ROOT, 'tools', 'build'))]

/**
 * One hash of everything that a package's bundle is made of.
 * @param {string} dir
 */
export const inputsHash = dir => {
  const hash = createHash('sha256').update(process.version)
  const files = [...toolFiles(), ...[dir, ...importedWorkspaces(dir)].flatMap(sourcesOf)]
  for (const file of files) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** @param {string} name */
const stampFile = name => join(STAMPS, `${name}.stamp`)

/** @param {string} name @param {string} hash */
export const isStamped = (name, hash) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash

/** @param {string} name @param {string} hash */
export const stamp = (name, hash) => {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stampFile(name), hash)
}

/** @param {string} name */
export const unstamp = name => rmSync(stampFile(name), { force: true })
