import type { ApiError } from '@candela/shared-auth'
import { useRemoval } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { removeAccount, restoreAccount, useAccountCache } from './account.api'

/** Removing an account, from its own screen or from the list. */
export const useAccountRemoval = (onRemoved?: () => void) => {
  const t = publisherMessages.useT()
  const cache = useAccountCache()
  return useRemoval({
    remove: removeAccount,
    restore: restoreAccount,
    onRemoved,
    onChanged: cache.forget,
    refusal: ({ code, count }: ApiError) =>
      code === 'hasWebsites' && count !== null ? t('account.hasWebsites', { count }) : undefined,
  })
}
