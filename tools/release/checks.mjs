import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { builtDeclaration, contentOf } from './artifact.mjs'

/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */
/** @typedef {import('@candela/shared-contract').Registry} Registry */
/** @typedef {typeof import('@candela/shared-contract')} Contract */

/** What a screen may make the browser fetch before it shows, compressed. */
const SCREEN_BUDGET = 150_000

/** The first step of the addresses that are the shell's or the server's own. */
const TAKEN = ['api', 'assets', 'remotes', 'auth', 'dev', 'error', 'logout', 'oauth']

/** @param {string} path the same for two routes that would answer the same addresses: `/user/:id` and `/user/:slug` */
const shapeOf = path => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')

/** @param {string} route @param {string} path */
const serves = (route, path) => {
  const [steps, wanted] = [shapeOf(route).split('/'), shapeOf(path).split('/')]
  return steps.length === wanted.length && steps.every((step, index) => step === ':' || step === wanted[index])
}

/** @template T @param {T[]} items @param {(item: T) => string} keyOf @returns {T[]} those whose key an earlier one has */
const repeated = (items, keyOf) => {
  const keys = items.map(keyOf)
  return items.filter((item, index) => keys.indexOf(keyOf(item)) < index)
}

/** @param {RemoteDeclaration} declaration @returns {string[]} */
const problemsInside = ({ routes, nav, palette = [], search = [] }) => [
  ...repeated(routes, ({ path }) => shapeOf(path)).map(({ path }) => `route ${path} is declared twice`),
  ...repeated(nav, ({ key }) => key).map(({ key }) => `menu entry "${key}" is declared twice`),
  ...routes
    .filter(({ path }) => TAKEN.includes(path.split('/')[1] ?? ''))
    .map(({ path }) => `route ${path} is not for remotes: the shell or the server answers there`),
  ...[...nav, ...palette]
    .filter(({ path }) => !routes.some(route => serves(route.path, path)))
    .map(({ key, path }) => `entry "${key}" leads to ${path}, and no route of this remote serves that`),
  ...search
    .filter(({ path }) => !routes.some(route => shapeOf(route.path) === shapeOf(path)))
    .map(({ key, path }) => `search for "${key}" leads to ${path}, and this remote has no such route`),
  ...search.flatMap(({ key, actions = [] }) =>
    repeated(actions, action => action.key).map(action => `action "${action.key}" of "${key}" is declared twice`),
  ),
  ...routes
    .filter(({ path, action }) => action && path.includes(':'))
    .map(({ path }) => `route ${path} is an action, and says not what of`),
]

/** @param {Registry} registry @param {string} remote @returns {RemoteDeclaration[]} of all others that somebody may get */
const othersIn = ({ default: live, rollouts, releases }, remote) =>
  [...Object.entries(live), ...rollouts.map(({ remote: name, version }) => [name, version])]
    .filter(([name]) => name !== remote)
    .flatMap(([name = '', version = '']) => releases[name]?.[version]?.declaration ?? [])

/** @param {RemoteDeclaration} mine @param {RemoteDeclaration} other @returns {string[]} */
const conflictsBetween = (mine, other) => [
  ...mine.routes
    .filter(({ path }) => other.routes.some(route => shapeOf(route.path) === shapeOf(path)))
    .map(({ path }) => `route ${path} is served by ${other.name} already`),
  ...mine.nav
    .filter(({ key }) => other.nav.some(entry => entry.key === key))
    .map(({ key }) => `menu entry "${key}" is one of ${other.name} already`),
]

/** @param {Contract} contract @param {RemoteDeclaration} declaration @returns {string[]} */
const unknownQuestions = ({ endpointList }, { routes, search = [] }) =>
  [
    ...routes.map(({ path, data = [] }) => ({ asker: `route ${path}`, data })),
    ...search.map(({ key, finds }) => ({ asker: `search for "${key}"`, data: [finds] })),
  ].flatMap(({ asker, data }) =>
    data
      .filter(asked => !endpointList.some(({ endpoint: e }) => e.method === asked.method && e.path === asked.path))
      .map(asked => `${asker} asks ${asked.method} ${asked.path}, and there is no such endpoint`),
  )

/** @param {Contract} contract @param {RemoteDeclaration} declaration @returns {string[]} */
const otherAnswers = ({ endpointList, searchAnswer }, { search = [] }) =>
  search
    .filter(({ finds }) => endpointList.some(({ endpoint: e }) => e.path === finds.path && e.answer !== searchAnswer))
    .map(({ key, finds }) => `search for "${key}" asks ${finds.path}, which answers no search`)

/**
 * What speaks against a declaration beside its schema: inside of it, and beside what is live.
 * @param {Contract} contract
 * @param {RemoteDeclaration} declaration
 * @param {Registry} registry
 * @returns {string[]} one line each
 */
export const declarationProblems = (contract, declaration, registry) => {
  const { HOST_VERSION, hostSatisfies } = contract
  const { name, host } = declaration
  return [
    ...(hostSatisfies(host) ? [] : [`it needs host ${host}, and this shell is ${HOST_VERSION}`]),
    ...problemsInside(declaration),
    ...unknownQuestions(contract, declaration),
    ...otherAnswers(contract, declaration),
    ...othersIn(registry, name).flatMap(other => conflictsBetween(declaration, other)),
  ].map(problem => `${name}: ${problem}`)
}

/** What travels. @param {string} file */
const bytesOf = file => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** @param {string} dist of a built remote @param {number} [budget] @returns {string[]} one line for each screen that is too big */
export const sizeProblems = (dist, budget = SCREEN_BUDGET) => {
  const { name } = builtDeclaration(dist)
  return Object.entries(contentOf(dist).modules)
    .map(([module, scripts]) => ({
      module,
      bytes: ['remoteEntry.js', ...scripts].reduce((sum, file) => sum + bytesOf(join(dist, file)), 0),
    }))
    .filter(({ bytes }) => bytes > budget)
    .map(({ module, bytes }) => `${name}: ${module} makes a browser fetch ${bytes} bytes, more than ${budget}`)
}
