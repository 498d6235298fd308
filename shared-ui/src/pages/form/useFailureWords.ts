import type { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useCallback } from 'react'
import { formMessages } from './messages'

/** Why a call failed, as far as anybody knows. */
export const useReasonWords = (): ((error: ApiError) => string) => {
  const t = formMessages.useT()
  return useCallback(
    ({ code, message }) => (code === 'network' || code === 'timeout' ? t(`noAnswer.${code}`) : message),
    [t],
  )
}

/** What a failed call is said to be: what did not happen first, then why. */
export const useFailureWords = (): ((error: ApiError) => string) => {
  const common = commonMessages.useT()
  const reasonOf = useReasonWords()
  return useCallback(
    error => [`${common(`failure.${error.failure}`)}.`, reasonOf(error)].filter(Boolean).join(' '),
    [common, reasonOf],
  )
}
