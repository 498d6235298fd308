import { getSession } from '@candela/shared-auth'
import type { PublicRegistry } from '@candela/shared-contract'
import { startOverride, withOverride } from '../override/override'
import { hasUnknownVersions, refreshRegistry } from './refreshRegistry'
import { applyLatestVersion, getRegistry, setRegistry } from './store'

/** The page carries what everybody gets; whoever gets something else asks for it before anything is shown. */
export const startRegistry = async (inPage: PublicRegistry): Promise<void> => {
  await startOverride(inPage)
  setRegistry(withOverride(inPage))
  if (!hasUnknownVersions(getSession().remotes)) return
  await refreshRegistry()
  for (const { name } of getRegistry().remotes) applyLatestVersion(name)
}
