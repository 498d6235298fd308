import { useRemoval } from '@candela/shared-ui/pages'
import { removeUser, restoreUser, useUserCache } from './user.api'

/** Removing a user, from their own screen or from the list. */
export const useUserRemoval = (onRemoved?: () => void) => {
  const cache = useUserCache()
  return useRemoval({ remove: removeUser, restore: restoreUser, onRemoved, onChanged: cache.forget })
}
