import { EMPTY_PUBLIC_REGISTRY, type PublicRegistry, type PublicRemote } from '@candela/shared-contract'
import { hasUnsaved } from '@candela/shared-ui/runtime'
import { create } from 'zustand'
import { routeAt } from './routes'

type RegistryState = {
  /** What menu, routes and screens are made of. A remote keeps its version here until somebody goes into it. */
  registry: PublicRegistry
  /** How things stood when the server was last asked. */
  latest: PublicRegistry
}

const useRegistryState = create<RegistryState>(() => ({
  registry: EMPTY_PUBLIC_REGISTRY,
  latest: EMPTY_PUBLIC_REGISTRY,
}))

const remoteIn = ({ remotes }: PublicRegistry, name: string): PublicRemote | undefined =>
  remotes.find(remote => remote.name === name)

export const getRegistry = (): PublicRegistry => useRegistryState.getState().registry

export const getLatest = (): PublicRegistry => useRegistryState.getState().latest

export const useRegistry = (): PublicRegistry => useRegistryState(({ registry }) => registry)

export const watchRegistry = (listener: () => void): (() => void) =>
  useRegistryState.subscribe((state, before) => {
    if (state.registry !== before.registry) listener()
  })

export const setRegistry = (registry: PublicRegistry): void => useRegistryState.setState({ registry, latest: registry })

/** What the server says now. A remote that this page has not heard of is taken in at once: nothing of it is shown. */
export const offerRegistry = (latest: PublicRegistry): void =>
  useRegistryState.setState(({ registry }) => {
    const added = latest.remotes.filter(({ name }) => !remoteIn(registry, name))
    return {
      latest,
      registry: added.length > 0 ? { ...registry, remotes: [...registry.remotes, ...added] } : registry,
    }
  })

/** The version that waits for a remote, when it is another than the one in force. */
const waitingFor = ({ registry, latest }: RegistryState, name: string): PublicRemote | undefined => {
  const next = remoteIn(latest, name)
  return next && next.version !== remoteIn(registry, name)?.version ? next : undefined
}

export const useWaiting = (name: string | undefined): PublicRemote | undefined =>
  useRegistryState(state => (name === undefined ? undefined : waitingFor(state, name)))

/** What a page shows is not what is live by now. */
export const isOutdated = ({ name, version }: PublicRemote): boolean => remoteIn(getLatest(), name)?.version !== version

/** Puts the latest version of a remote in force, or takes the remote away when it is live no more. */
export const applyLatestVersion = (name: string): void =>
  useRegistryState.setState(state => {
    const { registry, latest } = state
    const next = waitingFor(state, name)
    if (!next && remoteIn(latest, name)) return state
    const remotes = registry.remotes.flatMap(remote => (remote.name === name ? (next ?? []) : remote))
    return { registry: { ...registry, remotes } }
  })

/** On the way to an address: the remote that serves it, now or in its latest version. Never under unsaved work. */
export const applyLatestVersionAt = (pathname: string): void => {
  if (hasUnsaved()) return
  const { registry, latest } = useRegistryState.getState()
  for (const seen of [registry, latest]) {
    const found = routeAt(seen, pathname)
    if (found) applyLatestVersion(found.remote.name)
  }
}
