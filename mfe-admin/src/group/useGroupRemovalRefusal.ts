import type { ApiError } from '@candela/shared-auth'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'

/** Why a group stays: who has it. */
export const useGroupRemovalRefusal = () => {
  const t = adminMessages.useT()
  return useCallback(
    ({ code, count }: ApiError) => (code === 'inUse' && count !== null ? t('group.inUse', { count }) : undefined),
    [t],
  )
}
