import type { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'

/** What a failed call is said to be: what did not happen first, then why, as far as anybody knows. */
export const useFailureWords = (): ((error: ApiError) => string) => {
  const t = commonMessages.useT()
  return ({ code, message, failure }) => {
    const why = code === 'network' || code === 'timeout' ? t(`noAnswer.${code}`) : message
    return why ? `${t(`failure.${failure}`)}. ${why}` : `${t(`failure.${failure}`)}.`
  }
}
