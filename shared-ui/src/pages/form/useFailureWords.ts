import type { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import { formMessages } from './messages'

/** What a failed call is said to be: what did not happen first, then why, as far as anybody knows. */
export const useFailureWords = (): ((error: ApiError) => string) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  return ({ code, message, failure }) => {
    const why = code === 'network' || code === 'timeout' ? t(`noAnswer.${code}`) : message
    return why ? `${common(`failure.${failure}`)}. ${why}` : `${common(`failure.${failure}`)}.`
  }
}
