import { importContract } from '../import-typescript.mjs'
import { changeRegistry } from '../release/registry-file.mjs'

/** @typedef {import('./declarations.mjs').Remote} Remote */

/** @param {Remote} remote */
export const devUrl = ({ declaration: { name, version } }) => `/remotes/${name}/${version}/`

/** What the API is told of the remotes: their files change all the time, so none has a digest. @param {string} dir @param {Remote[]} remotes */
export const writeDevRegistry = async (dir, remotes) => {
  const { EMPTY_REGISTRY } = await importContract()
  const builtAt = new Date().toISOString()
  const registry = {
    ...EMPTY_REGISTRY,
    default: Object.fromEntries(remotes.map(({ declaration: { name, version } }) => [name, version])),
    releases: Object.fromEntries(
      remotes.map(remote => {
        const { declaration } = remote
        const release = { url: devUrl(remote), files: {}, modules: {}, declaration, builtAt }
        return [declaration.name, { [declaration.version]: release }]
      }),
    ),
  }
  await changeRegistry(dir, () => ({ registry, outcome: undefined }))
}
