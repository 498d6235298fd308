import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CACHE, ROOT } from '../workspace.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').Stats} Stats */
/**
 * @typedef {object} Target something that is built
 * @property {string} name as people type it
 * @property {string} dir its package
 * @property {string} result a file that is there once it was built
 * @property {string} [outDir] where the files of a remote are then
 * @property {() => Promise<Configuration[]>} configs loaded late: most runs have nothing to build
 * @property {(built: Stats[]) => Promise<void>} finish given the outcome of each configuration, in their order
 */

/** @type {Target} */
const shell = {
  name: 'shell',
  dir: join(ROOT, 'shell'),
  result: join(ROOT, 'shell', 'dist', 'documents', 'app.html'),
  configs: async () => (await import('./shell.mjs')).shellConfigs(),
  finish: async ([boot, auth, app]) => {
    const { writeShellFiles } = await import('./shell-files.mjs')
    if (boot && auth && app) await writeShellFiles({ boot, auth, app })
  },
}

/** @type {Target} */
const api = {
  name: 'api',
  dir: join(ROOT, 'api'),
  result: join(ROOT, 'api', 'dist', 'main.js'),
  configs: async () => [(await import('./api.mjs')).apiConfig()],
  finish: async () => undefined,
}

/** @typedef {Target & { outDir: string }} RemoteTarget */

/** @param {{ name: string, dir: string, outDir: string }} remote @returns {RemoteTarget} */
const remoteTarget = remote => ({
  ...remote,
  result: join(remote.outDir, 'remote.json'),
  configs: async () => [await (await import('./remote.mjs')).remoteConfig(remote)],
  finish: async () => (await import('./precompress.mjs')).precompress(remote.outDir),
})

/** @param {string} dir */
const remoteIn = dir => remoteTarget({ name: basename(dir), dir, outDir: join(dir, 'dist') })

/** The remotes of this checkout. */
export const remoteTargets = () =>
  readdirSync(ROOT)
    .filter(folder => folder.startsWith('mfe-') && existsSync(join(ROOT, folder, 'src', 'remote.ts')))
    .map(folder => remoteIn(join(ROOT, folder)))

const FIXTURES = join(ROOT, 'e2e', 'fixtures')

/** @param {string} folder of `e2e/fixtures` */
export const fixtureDist = folder => join(CACHE, 'fixtures', folder)

/** The remotes that browser specs run against. They are never part of the product. */
const fixtureTargets = () =>
  readdirSync(FIXTURES).map(folder =>
    remoteTarget({ name: `fixture-${folder}`, dir: join(FIXTURES, folder), outDir: fixtureDist(folder) }),
  )

/** What the product is made of. */
export const shippedTargets = () => [api, shell, ...remoteTargets()]
export const allTargets = () => [...shippedTargets(), ...fixtureTargets()]

/** @param {string} name */
const said = name => [name, `mfe-${name.replace(/^candela_/, '')}`, name.replace(/^@candela\//, '')]

/**
 * What somebody means who types a name: `mfe-admin`, and `admin` and `candela_admin` too, or the folder of a remote
 * that is not part of this checkout.
 * @param {string} name
 * @returns {Target}
 */
export const targetOf = name => {
  if (name.includes('/') && existsSync(join(resolve(name), 'src', 'remote.ts'))) return remoteIn(resolve(name))
  const targets = allTargets()
  const target = targets.find(candidate => said(name).includes(candidate.name))
  if (target) return target
  throw new Error(`nothing is called "${name}"; there is ${targets.map(candidate => candidate.name).join(', ')}`)
}
