import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from '../workspace.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').Stats} Stats */
/**
 * @typedef {object} Target something that is built
 * @property {string} name as people type it
 * @property {string} dir its package
 * @property {string} result a file that is there once it was built
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

/** @param {{ name: string, dir: string, outDir: string }} remote @returns {Target} */
const remoteTarget = remote => ({
  ...remote,
  result: join(remote.outDir, 'remote.json'),
  configs: async () => [await (await import('./remote.mjs')).remoteConfig(remote)],
  finish: async () => (await import('./precompress.mjs')).precompress(remote.outDir),
})

const remotes = () =>
  readdirSync(ROOT)
    .filter(folder => folder.startsWith('mfe-'))
    .map(name => remoteTarget({ name, dir: join(ROOT, name), outDir: join(ROOT, name, 'dist') }))

/** The remote that browser specs run against. It is never part of the product. */
export const FIXTURE_DIST = join(CACHE, 'fixture')
const fixture = remoteTarget({ name: 'fixture', dir: join(ROOT, 'e2e', 'fixtures', 'remote'), outDir: FIXTURE_DIST })

/** What the product is made of. */
export const shippedTargets = () => [api, shell, ...remotes()]
export const allTargets = () => [...shippedTargets(), fixture]
