import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { apiTests } from '../../api/test/suites.mjs'
import { readDeclaration } from '../build/declaration.mjs'
import { remoteTargets } from '../build/targets.mjs'
import { importContract } from '../import-typescript.mjs'
import { heldBy } from '../jest/suites.mjs'
import { runNode } from '../run.mjs'
import { ROOT } from '../workspace.mjs'
import { readGraph } from './graph.mjs'
import { select } from './selection.mjs'

/** @param {string[]} args @param {string} [cwd] @returns {string[]} what git answers, apart by zero bytes */
const git = (args, cwd = ROOT) =>
  execFileSync('git', args, {
    cwd,
    maxBuffer: 64 * 1024 ** 2,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\0')
    .map(line => line.trim())
    .filter(Boolean)

/** @param {string[]} args of a question that may have no answer @returns {string | undefined} */
const known = args => {
  try {
    return git(args)[0]
  } catch {
    return undefined
  }
}

/** @param {string} [ref] @returns {string} the commit that a change is counted from */
export const startOf = ref => {
  const commit = ref
    ? known(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    : known(['merge-base', 'HEAD', 'origin/main'])
  if (!commit) throw new Error(`--changed: git knows no ${ref ?? 'origin/main; name a commit, such as HEAD~1'}`)
  return commit
}

/** @param {string} start @param {string} [cwd] @returns {string[]} files that differ from it, uncommitted, new and gone ones among them */
export const changedSince = (start, cwd) => [
  ...git(['diff', '--name-only', '--no-renames', '-z', start], cwd),
  ...git(['ls-files', '--others', '--exclude-standard', '-z'], cwd),
]

/** @returns {string[]} the files of the checkout, but for what git ignores */
export const treeFiles = () =>
  git(['ls-files', '--cached', '--others', '--exclude-standard', '-z']).filter(file => existsSync(join(ROOT, file)))

/** The commands of this folder are tested by Node's own runner: they are modules that Node runs as they are. */
export const ownTests = () =>
  readdirSync(join(ROOT, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.mjs'))
    .map(file => join('tools', file))
    .sort()

export const browserSpecs = () =>
  readdirSync(join(ROOT, 'e2e', 'specs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.e2e.ts'))
    .map(file => join('e2e', 'specs', file))
    .sort()

/** @param {string} config @param {NodeJS.ProcessEnv} [env] @returns {Promise<string[]>} the test files that Jest finds */
export const jestTests = async (config, env) => {
  const { ok, output } = await runNode('node_modules/jest/bin/jest.js', ['-c', config, '--listTests'], env)
  if (!ok) throw new Error(output)
  return output
    .split('\n')
    .filter(line => line.startsWith(ROOT))
    .map(file => relative(ROOT, file))
}

/** @returns {Promise<string[]>} the test files themselves, where Jest finds suites of them */
export const unitTests = async () =>
  (await jestTests('jest.web.config.mjs')).flatMap(file => {
    const held = heldBy(join(ROOT, file)).map(path => relative(ROOT, path))
    return held.length > 0 ? held : [file]
  })

/** The addresses of the remotes, and the file of the screen at each. @returns {Promise<import('./selection.mjs').Resources['screens']>} */
const readScreens = async () => {
  const declared = await Promise.all(remoteTargets().map(({ dir }) => readDeclaration(dir)))
  return declared.flatMap(({ declaration, exposes }) =>
    declaration.routes.map(({ path, module }) => ({ path, file: relative(ROOT, exposes[module] ?? '') })),
  )
}

/**
 * Which modules of the API answer below the first part of a path, and which a call of the contract: it knows the paths,
 * and the routes of a module which calls it answers.
 * @param {Pick<import('./graph.mjs').Graph, 'files' | 'text'>} graph
 * @returns {Promise<import('./selection.mjs').Resources>}
 */
export const readResources = async graph => {
  const { endpoints, ...contract } = await importContract()
  /** @type {Record<string, Record<string, { path: string }>>} */
  const table = endpoints
  /** @type {Map<string, Set<string>>} */
  const byName = new Map()
  /** @type {Map<string, Set<string>>} */
  const byPath = new Map()
  /** @param {Map<string, Set<string>>} map @param {string} key @param {Iterable<string>} modules */
  const add = (map, key, modules) => map.set(key, new Set([...(map.get(key) ?? []), ...modules]))
  for (const file of graph.files) {
    const module = /^api\/src\/modules\/([^/]+)\/.*routes\.ts$/.exec(file)?.[1]
    if (!module) continue
    for (const [, resource = '', call] of graph.text(file).matchAll(/\bendpoints\.(\w+)(?:\.(\w+))?/g)) {
      const calls = table[resource] ?? {}
      // A file that names the resource alone takes calls of it further below.
      for (const { path } of call ? [calls[call]].filter(found => found !== undefined) : Object.values(calls)) {
        add(byName, path.split('/')[1] ?? '', [module])
        add(byPath, path, [module])
      }
    }
  }
  /** @type {Map<string, Set<string>>} */
  const byCall = new Map()
  for (const [name, calls] of Object.entries(contract).filter(([name]) => name.endsWith('Endpoints')))
    for (const [call, { path }] of Object.entries(/** @type {Record<string, { path: string }>} */ (calls)))
      for (const key of [name, `${name}.${call}`]) add(byCall, key, byPath.get(path) ?? [])
  return { byName, byCall, screens: await readScreens() }
}

/** @param {string[]} changed @returns {Promise<import('./selection.mjs').Selection>} */
export const readSelection = async changed => {
  const tree = treeFiles()
  // Who is gone is still imported by somebody.
  const graph = readGraph(ROOT, [...new Set([...tree, ...changed])])
  const all = {
    unit: await unitTests(),
    tools: ownTests(),
    api: apiTests('pglite', true).map(file => `api/${file}`),
    browser: browserSpecs(),
    lint: tree.filter(file => /\.tsx?$/.test(file) && !/^(bench|e2e\/(harness|specs))\//.test(file)),
  }
  return select({ graph, changed, all, resources: await readResources(graph) })
}
