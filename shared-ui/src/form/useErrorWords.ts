import { FIELD_ERRORS, type FieldErrorCode } from '@candela/shared-contract'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useCallback } from 'react'

const isCode = (error: unknown): error is FieldErrorCode => FIELD_ERRORS.includes(error as FieldErrorCode)

/** What a form says of a wrong value: rules of the contract give a code, the server gives words. */
export const useErrorWords = (): ((error: unknown) => string | undefined) => {
  const t = commonMessages.useT()
  return useCallback(
    error => (isCode(error) ? t(`field.${error}`) : typeof error === 'string' ? error : undefined),
    [t],
  )
}
