import type { ApiError } from '@candela/shared-auth'
import { useCallback } from 'react'
import { publisherMessages } from '../i18n/messages'

/** Why an account stays: what is left on it. */
export const useAccountRefusal = () => {
  const t = publisherMessages.useT()
  return useCallback(
    ({ code, count }: ApiError) =>
      code === 'hasWebsites' && count !== null ? t('account.hasWebsites', { count }) : undefined,
    [t],
  )
}
