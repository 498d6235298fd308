import { call, getSession, onLiveEvent } from '@candela/shared-auth'
import { platformEndpoints, readPublicRegistry } from '@candela/shared-contract'
import { withOverride } from '../override/override'
import { getLatest, offerRegistry } from './store'

/** Nobody waits longer than this to start or to try again: what is known already serves as well. */
const LIMIT_MS = 1000

let refreshing: Promise<void> | undefined

const fetchRegistry = async (): Promise<void> => {
  try {
    const answer = await call(platformEndpoints.remotes, {}, { timeLimit: LIMIT_MS })
    offerRegistry(withOverride(readPublicRegistry(answer).registry))
  } catch {
    // what the page knows stays in force; the next occasion asks again
  }
}

/** Asks which versions this person gets now. It never rejects, and one question at a time is enough. */
export const refreshRegistry = async (): Promise<void> => {
  if (!getSession().user) return
  refreshing ??= fetchRegistry().finally(() => {
    refreshing = undefined
  })
  await refreshing
}

/** Another version of a remote is named than this page knows as the latest. */
export const hasUnknownVersions = (versions: Record<string, string>): boolean =>
  Object.entries(versions).some(
    ([name, version]) => getLatest().remotes.find(remote => remote.name === name)?.version !== version,
  )

/** The server says which versions are live as soon as that changes; what is in them is asked for then. */
export const followReleases = (): void => {
  onLiveEvent('remotes', ({ versions }) => {
    const isGone = getLatest().remotes.some(({ name }) => !(name in versions))
    if (isGone || hasUnknownVersions(versions)) void refreshRegistry()
  })
}

/** Whoever comes back to a tab sees what was released meanwhile. */
export const refreshRegistryOnReturn = (): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshRegistry()
  })
