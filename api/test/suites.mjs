import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shuffled, writeSuites } from '../../tools/jest/suites.mjs'

/**
 * Which test of the API runs where. One that reaches a database by its imports belongs to the API suite, all others
 * are unit tests. The files of a module run as one suite, which pays once for modules and engine.
 */
const API = join(import.meta.dirname, '..')

/** A module with fewer files shares a suite with others of its kind. */
const SUITE_OF_ITS_OWN = 3

/**
 * PostgreSQL runs what has SQL, locks or concurrency of its own. What stands here asks statements that other tests ask
 * there as well, or none; `TEST_ALL=1` runs it on both engines.
 */
const EMBEDDED_ONLY = [
  'src/modules/account/account.can.test.ts',
  'src/modules/account/account.export.test.ts',
  'src/modules/auth/viewing.walk.test.ts',
  'src/modules/client-error/client-error.test.ts',
  'src/modules/explorer/explorer.everywhere.test.ts',
  'src/modules/health/health.test.ts',
  'src/modules/live/live.test.ts',
  'src/modules/row/row.history.test.ts',
  'src/modules/row/row.seen.test.ts',
  'src/modules/transfer/transfer.privacy.test.ts',
  'src/modules/transfer/transfer.statement.test.ts',
  'src/modules/transfer/transfer.steps.test.ts',
  'src/modules/upload/upload.limits.test.ts',
  'src/modules/upload/upload.own.test.ts',
  'src/modules/user/user.can.test.ts',
  'src/modules/user/user.export.test.ts',
  'src/modules/user/user.history.test.ts',
  'src/modules/user/user.invitation.test.ts',
  'src/modules/user/user.rank.test.ts',
  'src/modules/user/user.rights.test.ts',
  'src/modules/website/website.can.test.ts',
  'src/modules/website/website.publisher.test.ts',
  'test/bad-input.test.ts',
  'test/fuzz.test.ts',
  'test/gateway.test.ts',
  'test/mobile.test.ts',
  'test/requests.test.ts',
]

/** @param {string} path without its ending */
const fileAt = path => [`${path}.ts`, join(path, 'index.ts')].find(existsSync)

/** @param {string} file @returns {string[]} the files that are loaded with it; types are gone by then */
const readImports = file =>
  [...readFileSync(file, 'utf8').matchAll(/^(?!import type ).*?(?:from|import\()\s*'(\.[^']+)'/gm)].flatMap(
    ([, request = '']) => fileAt(join(dirname(file), request)) ?? [],
  )

/** @type {Map<string, string[]>} */
const importsRead = new Map()
/** Many tests load the same files. @param {string} file @returns {string[]} */
const importsOf = file => {
  const known = importsRead.get(file)
  if (known) return known
  const imports = readImports(file)
  importsRead.set(file, imports)
  return imports
}

/** @param {string} file @param {Set<string>} [seen] */
const reachable = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reachable(next, seen)
  return seen
}

const DATABASE = join(API, 'test', 'template.ts')

const tests = ['src', 'test']
  .flatMap(folder =>
    readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(file => file.endsWith('.test.ts'))
  .sort()

const reachesDatabase = new Set(tests.filter(file => reachable(join(API, file)).has(DATABASE)))

/** Those without a database, as paths inside `api`. */
export const UNIT_TESTS = tests.filter(file => !reachesDatabase.has(file))

/** @param {'pglite' | 'postgres'} engine @param {boolean} all @returns {string[]} paths inside `api` */
export const apiTests = (engine, all) => {
  const unknown = EMBEDDED_ONLY.filter(file => !reachesDatabase.has(file))
  if (unknown.length > 0) throw new Error(`api/test/suites.mjs names what is no API test: ${unknown.join(', ')}`)
  return [...reachesDatabase].filter(file => all || engine === 'pglite' || !EMBEDDED_ONLY.includes(file))
}

/** @param {string} file inside `api` @returns {string} a module, or `platform`, `seeds`, `walkers` */
const moduleOf = file => {
  const [, folder = '', module = ''] = file.split('/')
  return file.startsWith('test/') ? 'walkers' : folder === 'modules' ? module : folder
}

/** @param {string[]} files inside `api` @returns {Map<string, string[]>} suite → its files */
const suitesOf = files => {
  /** @type {Map<string, string[]>} */
  const suites = new Map()
  const size = (/** @type {string} */ module) => [...reachesDatabase].filter(file => moduleOf(file) === module).length
  for (const file of files) {
    const module = moduleOf(file)
    const name = size(module) < SUITE_OF_ITS_OWN ? 'others' : module
    suites.set(name, [...(suites.get(name) ?? []), file])
  }
  return suites
}

/**
 * Writes the suites of these files into a folder of that name and answers it.
 * @param {string} name @param {string[]} files inside `api` @param {number} [seed] of an order that nobody chose
 */
export const writeApiSuites = (name, files, seed) => {
  const suites = [...suitesOf(seed ? shuffled(files, seed) : files)]
  const inApi = (/** @type {string[]} */ held) => ({ files: held.map(file => join('api', file)) })
  return writeSuites(`api-${name}`, new Map(suites.map(([suite, held]) => [suite, inApi(held)])), 'api/test/suite.ts')
}
