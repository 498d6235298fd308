import { commonMessages } from '@candela/shared-ui/runtime'
import type { Failure } from './client'
import { authMessages } from './i18n/messages'

const MINUTE = 60

/** The second line under a failure: why and how long to wait, or what to do. Null when the first one says it all. */
export const useFailureHint = (): ((failure: Failure) => string | null) => {
  const t = authMessages.useT()
  const common = commonMessages.useT()

  return ({ code, status, retryAfter }) => {
    if (retryAfter !== null) {
      const wait =
        retryAfter < MINUTE
          ? t('wait.seconds', { count: Math.max(1, Math.ceil(retryAfter)) })
          : t('wait.minutes', { count: Math.ceil(retryAfter / MINUTE) })
      return status === 429 ? `${t('hint.tooMany')} ${wait}` : wait
    }
    if (code === 'network') return t('hint.network')
    if (code === 'timeout') return t('hint.timeout')
    if (code === 'unavailable') return common('error.unavailable')
    if (code === 'badAnswer' || (status !== null && status >= 500)) return common('error.internal')
    return null
  }
}
