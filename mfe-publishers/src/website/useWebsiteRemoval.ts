import { useRemoval } from '@candela/shared-ui/pages'
import { removeWebsite, restoreWebsite, useWebsiteCache } from './website.api'

/** Removing a website, from its own screen or from the list. */
export const useWebsiteRemoval = (onRemoved?: () => void) => {
  const cache = useWebsiteCache()
  return useRemoval({ remove: removeWebsite, restore: restoreWebsite, onRemoved, onChanged: cache.forget })
}
