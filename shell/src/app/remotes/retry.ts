import type { PublicRemote } from '@candela/shared-contract'
import { hasUnsaved } from '@candela/shared-ui/runtime'
import { lookAgain } from '../registry/look'
import { takeOver } from '../registry/store'
import { retryScreen } from './screens'

/** A version that fails may have been taken back meanwhile, or there is a newer one. */
export const lookForNewer = async ({ name }: PublicRemote): Promise<void> => {
  await lookAgain()
  if (!hasUnsaved()) takeOver(name)
}

/** Another version in force is fetched by whoever shows it; the same one is asked for again. */
export const retry = async (remote: PublicRemote, module: string): Promise<void> => {
  await lookForNewer(remote)
  await retryScreen(remote, module)
}
