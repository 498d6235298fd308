import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/**
 * @typedef {object} Graph
 * @property {string[]} files all that the tree holds, sources or not
 * @property {(file: string) => string} text
 * @property {(files: Iterable<string>, isCut?: (from: string, to: string) => boolean) => Set<string>} closure
 *   the files and all that they load; types are no load
 */

const SOURCE = /\.(ts|tsx|mjs|cjs)$/
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
/** What the compiler erases. The formatter leaves only this one way to write it. */
const TYPES_ONLY = /^(?:import|export) type (?:\{[^}]*\}|\*(?: as \w+)?|\w+) from '([^']+)'/gm

/** @param {string} text @returns {string[]} what it asks for, as it is written there */
const requestsOf = text =>
  ts.preProcessFile(text.replace(TYPES_ONLY, ''), true, true).importedFiles.map(({ fileName }) => fileName)

/** @param {string} root @param {string[]} files @returns {Map<string, { dir: string, exports: Record<string, string> }>} */
const packagesIn = (root, files) => {
  const found = new Map()
  for (const file of files.filter(file => file.endsWith('/package.json'))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    if (name) found.set(name, { dir: dirname(file), exports })
  }
  return found
}

/** @param {Record<string, string>} exports @param {string} door `.` or `./pages` @returns {string | undefined} */
const behind = (exports, door) => {
  if (exports[door]) return exports[door]
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined || !door.startsWith(start) || !door.endsWith(end)) continue
    return target.replace('*', door.slice(start.length, door.length - end.length))
  }
  return undefined
}

/** @param {Map<string, Set<string>>} edges @param {Iterable<string>} starts @param {(from: string, to: string) => boolean} isCut */
const reach = (edges, starts, isCut) => {
  const seen = new Set(starts)
  for (const file of seen) for (const next of edges.get(file) ?? []) if (!isCut(file, next)) seen.add(next)
  return seen
}

/** @param {string} root @param {string} file */
const readText = (root, file) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

/**
 * Who imports whom over the whole tree, read anew each time: some seconds are no reason for a cache that may lie.
 * @param {string} root
 * @param {string[]} files of the tree, those that are gone as well: who still imports one is found through it
 * @returns {Graph}
 */
export const readGraph = (root, files) => {
  const known = new Set(files)
  const packages = packagesIn(
    root,
    files.filter(file => readText(root, file) !== ''),
  )
  /** @param {string} path */
  const fileAt = path => {
    const found = ENDINGS.map(ending => path + ending).find(candidate => known.has(candidate))
    return found ?? (path.endsWith('.js') ? ENDINGS.map(e => path.slice(0, -3) + e).find(c => known.has(c)) : undefined)
  }
  /** @param {string} from @param {string} request @returns {string | undefined} nothing outside of the tree */
  const resolve = (from, request) => {
    if (request.startsWith('.')) return fileAt(posix.join(posix.dirname(from), request))
    const [, name = '', rest = ''] = /^(@[^/]+\/[^/]+|[^@./][^/]*)(\/.*)?$/.exec(request) ?? []
    const found = packages.get(name)
    const target = found && behind(found.exports, `.${rest}`)
    return found && target ? fileAt(posix.join(found.dir, target)) : undefined
  }

  /** @type {Map<string, Set<string>>} */
  const loads = new Map()
  for (const file of files.filter(file => SOURCE.test(file))) {
    const targets = requestsOf(readText(root, file)).flatMap(request => resolve(file, request) ?? [])
    loads.set(file, new Set(targets))
  }
  return {
    files,
    text: file => readText(root, file),
    closure: (starts, isCut = () => false) => reach(loads, starts, isCut),
  }
}
