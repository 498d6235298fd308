import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { builtDeclaration } from './artifact.mjs'
import { lastMove, rollbackTarget, withMove, withRelease } from './moves.mjs'
import { changeRegistry } from './registry-file.mjs'
import { storedIn, storeFiles } from './store.mjs'

/** @typedef {import('@candela/shared-contract').Registry} Registry */
/**
 * @typedef {object} Outcome
 * @property {'released' | 'unchanged' | 'held'} kind `held`: stored, but a rollback keeps another version live
 * @property {string} remote
 * @property {string} to the version that was built
 * @property {string | undefined} from the one that was live
 */

/** @param {string} why @returns {import('./moves.mjs').Blame} */
const blame = why => ({ at: new Date().toISOString(), who: process.env.RELEASE_BY || userInfo().username, why })

/** @param {Registry} registry @param {{ dist: string, dataDir: string }} where @param {string} at */
const stored = async (registry, { dist, dataDir }, at) => {
  const declaration = builtDeclaration(dist)
  const { name, version } = declaration
  const content = await storeFiles({ dataDir, dist, remote: name, version })
  if (registry.releases[name]?.[version]) return registry
  const url = `/remotes/${name}/${version}/`
  return withRelease(registry, name, version, { url, ...content, declaration, builtAt: at })
}

/**
 * Stores a built remote and makes it live. The running product notices by the registry alone.
 * @param {{ dist: string, dataDir: string, why: string, keepRollback?: boolean, check?: (registry: Registry) => void }} release
 *   `keepRollback`: not over somebody's decision to go back; `check` throws when it must not be
 * @returns {Promise<Outcome>}
 */
export const releaseBuilt = ({ dist, dataDir, why, keepRollback = false, check = () => undefined }) =>
  changeRegistry(dataDir, async before => {
    const { name: remote, version: to } = builtDeclaration(dist)
    const from = before.default[remote]
    /** @param {Outcome['kind']} kind @param {Registry} registry */
    const end = (kind, registry) => ({ registry, outcome: { kind, remote, to, from } })
    if (from === to) return end('unchanged', before)
    check(before)
    const by = blame(why)
    const registry = await stored(before, { dist, dataDir }, by.at)
    if (keepRollback && lastMove(before, remote)?.kind === 'rollback') return end('held', registry)
    return end('released', withMove(registry, { kind: 'release', remote, to }, by))
  })

/**
 * @param {{ dataDir: string, remote: string, version?: string | undefined, why: string }} rollback
 * @returns {Promise<{ from: string | undefined, to: string }>}
 */
export const rollBack = ({ dataDir, remote, version, why }) =>
  changeRegistry(dataDir, before => {
    const to = rollbackTarget(before, remote, version)
    if (!existsSync(storedIn(dataDir, remote, to))) throw new Error(`the files of ${remote} ${to} are gone`)
    const registry = withMove(before, { kind: 'rollback', remote, to }, blame(why))
    return { registry, outcome: { from: before.default[remote], to } }
  })
