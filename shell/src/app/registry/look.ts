import { call, getSession } from '@candela/shared-auth'
import { endpoints, readPublicRegistry } from '@candela/shared-contract'
import { withOverride } from '../override/override'
import { getRegistry, offerRegistry } from './store'

/** Nobody waits longer than this to start or to try again: what is known already serves as well. */
const LIMIT_MS = 1000

let looking: Promise<void> | undefined

const look = async (): Promise<void> => {
  try {
    const answer = await call(endpoints.platform.remotes, {}, { timeLimit: LIMIT_MS })
    offerRegistry(withOverride(readPublicRegistry(answer).registry))
  } catch {
    // what the page knows stays in force; the next occasion asks again
  }
}

/** Asks which versions this person gets now. It never rejects, and one question at a time is enough. */
export const lookAgain = async (): Promise<void> => {
  if (!getSession().user) return
  looking ??= look().finally(() => {
    looking = undefined
  })
  await looking
}

/** Something else than what is in force here was named. */
export const differs = (versions: Record<string, string>): boolean =>
  Object.entries(versions).some(
    ([name, version]) => getRegistry().remotes.find(remote => remote.name === name)?.version !== version,
  )

/** Whoever comes back to a tab sees what was released meanwhile. */
export const lookOnReturn = (): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain()
  })
