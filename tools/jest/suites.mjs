import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const SUITES = join(ROOT, '.cache', 'suites')
const ENDING = /\.tsx?$/

/**
 * Several test files that run as one: they pay once for a process's modules.
 * @typedef {object} Suite
 * @property {readonly string[]} files from the root, in the order that they run
 * @property {readonly string[]} [first] what is loaded before them, since it minds all of their tests
 */

/**
 * Writes suites into a folder of that name and answers it; Jest runs nothing but files.
 * @param {string} name
 * @param {ReadonlyMap<string, Suite>} suites
 * @param {string} describer the module whose `suite` describes the files, from the root
 */
export const writeSuites = (name, suites, describer) => {
  const folder = join(SUITES, name)
  mkdirSync(folder, { recursive: true })
  const from = (/** @type {string} */ file) => JSON.stringify(relative(folder, join(ROOT, file.replace(ENDING, ''))))
  for (const old of readdirSync(folder)) if (!suites.has(old.replace('.test.ts', ''))) rmSync(join(folder, old))
  for (const [name, { files, first = [] }] of suites) {
    const loads = first.map(module => `require(${JSON.stringify(module)})`)
    const lines = files.map(file => `  ${JSON.stringify(file)}: () => require(${from(file)}),`)
    const text = [...loads, `const { suite } = require(${from(describer)})`, 'suite({', ...lines, '})', ''].join('\n')
    const target = join(folder, `${name}.test.ts`)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
  }
  return folder
}

/** @param {string} path of a test @returns {string[]} the paths of those that it holds, if it is a suite */
export const heldBy = path =>
  path.startsWith(SUITES)
    ? [...readFileSync(path, 'utf8').matchAll(/^ {2}"([^"]+)": /gm)].map(([, file = '']) => resolve(ROOT, file))
    : []

/**
 * Which files a run has: a name that is none of them would run nothing, and be green.
 * @param {string | undefined} named `TEST_FILES`, by commas
 * @param {string[]} files all that there are
 */
export const filesNamed = (named, files) => {
  if (!named) return files
  const names = named.split(',')
  const unknown = names.filter(name => !files.includes(name))
  if (unknown.length > 0) throw new Error(`TEST_FILES names what is no test: ${unknown.join(', ')}`)
  return files.filter(file => names.includes(file))
}

/** The same order for the same seed. @param {string[]} files @param {number} seed */
export const shuffled = (files, seed) => {
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  return files
    .map(file => ({ file, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ file }) => file)
}
