import { getSession } from '@candela/shared-auth'
import type { PublicRegistry } from '@candela/shared-contract'
import { startOverride, withOverride } from '../override/override'
import { differs, lookAgain } from './look'
import { getRegistry, startRegistry, takeOver } from './store'

/** The page carries what everybody gets; whoever gets something else asks for it before anything is shown. */
export const beginRegistry = async (inPage: PublicRegistry): Promise<void> => {
  await startOverride(inPage)
  startRegistry(withOverride(inPage))
  if (!differs(getSession().remotes)) return
  await lookAgain()
  for (const { name } of getRegistry().remotes) takeOver(name)
}
