import type { ApiError } from '@candela/shared-auth'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'

/** The sentence shown when removing a group is refused because people have it. */
export const useGroupRemovalRefusal = () => {
  const t = adminMessages.useT()
  return useCallback(
    ({ code, count }: ApiError) => (code === 'inUse' && count !== null ? t('group.inUse', { count }) : undefined),
    [t],
  )
}
