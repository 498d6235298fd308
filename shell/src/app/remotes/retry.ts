import type { PublicRemote } from '@candela/shared-contract'
import { hasUnsaved } from '@candela/shared-ui/runtime'
import { refreshRegistry } from '../registry/refreshRegistry'
import { isOutdated } from '../registry/store'
import { retryScreen } from './screens'

/** A version that fails may have been taken back meanwhile, or there is a newer one: then its page is entered again. */
export const enterNewerVersion = async (remote: PublicRemote, enterAgain: () => Promise<void>): Promise<boolean> => {
  await refreshRegistry()
  if (hasUnsaved() || !isOutdated(remote)) return false
  await enterAgain()
  return true
}

/** Another version is fetched on the way in; the same one is asked for again. */
export const retry = async (remote: PublicRemote, module: string, enterAgain: () => Promise<void>): Promise<void> => {
  if (!(await enterNewerVersion(remote, enterAgain))) await retryScreen(remote, module)
}
