import type { ApiError } from '@candela/shared-auth'
import { useRemoval } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { removeGroup, restoreGroup, useGroupCache } from './group.api'

/** Removing a group, from its own screen or from the list. */
export const useGroupRemoval = (onRemoved?: () => void) => {
  const t = adminMessages.useT()
  const cache = useGroupCache()
  return useRemoval({
    remove: removeGroup,
    restore: restoreGroup,
    onRemoved,
    onChanged: cache.forget,
    refusal: ({ code, count }: ApiError) =>
      code === 'inUse' && count !== null ? t('group.inUse', { count }) : undefined,
  })
}
