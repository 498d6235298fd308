import { containerOf, type PublicRemote } from '@candela/shared-contract'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { distrust, entryUrl, prepareScript, registerScriptOwner } from './scripts'

/** Longer than an attempt lasts: whoever gives up is the attempt, which says so to everybody. */
const SCRIPT_LIMIT_MS = 60_000

/** Makes the federation runtime load the entries of remotes the way remotes load everything else. */
export const startFederation = (): void => {
  globalThis.candelaScript = prepareScript
  registerPlugins([
    {
      name: 'candela-scripts',
      createScript: ({ url }) => {
        const script = document.createElement('script')
        script.src = url
        script.async = true
        prepareScript(script, url)
        return { script, timeout: SCRIPT_LIMIT_MS }
      },
    },
  ])
}

const registered = new Set<string>()

const register = (remote: PublicRemote, container: string): void => {
  if (registered.has(container)) return
  registered.add(container)
  registerScriptOwner(remote)
  registerRemotes([{ name: container, entry: entryUrl(remote) }])
}

/** A module of a remote, by way of the container of exactly this version. */
export const fetchModule = async (remote: PublicRemote, module: string): Promise<unknown> => {
  const container = containerOf(remote)
  register(remote, container)
  try {
    return await loadRemote(`${container}/${module.replace('./', '')}`)
  } catch (error) {
    // An entry that came but did not make its container known is as good as none.
    if (!(container in globalThis)) distrust(entryUrl(remote))
    throw error
  }
}
