import { FIELD_ERRORS, type FieldErrorCode } from '@candela/shared-contract'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { useField } from 'react-final-form'

const keepEmpty = <V>(value: V): V => value

const isCode = (error: unknown): error is FieldErrorCode => FIELD_ERRORS.includes(error as FieldErrorCode)

/**
 * Ties an input to its form. An error shows once the field was left after a change, or after an attempt to submit; the
 * server's error goes as soon as the value changes.
 */
export const useFieldBinding = <V = string>(name: string) => {
  const t = commonMessages.useT()
  const [leftChanged, setLeftChanged] = useState(false)
  const { input, meta } = useField<V>(name, { parse: keepEmpty<V> })

  const fromServer: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const mayShow = meta.submitFailed || (leftChanged && meta.modified)
  const found: unknown = meta.error ?? fromServer
  const words = isCode(found) ? t(`field.${found}`) : found

  return {
    input: {
      ...input,
      onBlur: () => {
        setLeftChanged(meta.modified ?? false)
        input.onBlur()
      },
    },
    error: mayShow && typeof words === 'string' ? words : undefined,
  }
}
