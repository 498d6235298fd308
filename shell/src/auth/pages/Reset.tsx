import { type ApiError, call, endSession } from '@candela/shared-auth'
import { authEndpoints, resetBody } from '@candela/shared-contract'
import { SchemaForm, toSubmitErrors } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { FormHead } from '../FormHead'
import { AuthFrame, type AuthPageProps } from '../frame/AuthFrame'
import { authMessages } from '../i18n/messages'
import { typedBefore } from '../typedBefore'
import { ResetDone } from './ResetDone'
import { RESET_FIELDS, ResetFields, type ResetValues } from './ResetFields'

export const Reset = ({ yearOfDocument, resetToken }: AuthPageProps) => {
  const t = authMessages.useT()
  const common = commonMessages.useT()
  const [initial] = useState(() => ({ token: resetToken, ...typedBefore(...RESET_FIELDS) }))
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [done, setDone] = useState(false)

  const submit = async (body: ResetValues) => {
    try {
      await call(authEndpoints.resetPassword, { body })
      // a new password ends every session, the one of this device included
      endSession()
      setDone(true)
      return undefined
    } catch (error) {
      const failed = error as ApiError
      setFailure(failed)
      const message = failed.message || common(`failure.${failed.failure}`)
      return toSubmitErrors({ message, fields: failed.fields.slice(0, 1) }, RESET_FIELDS)
    }
  }

  return (
    <AuthFrame yearOfDocument={yearOfDocument}>
      <FormHead title={t('reset.title')} subtitle={done ? '' : t('reset.subtitle')} />
      {done ? (
        <ResetDone />
      ) : (
        <SchemaForm schema={resetBody} initialValues={initial} onSubmit={submit} label={t('reset.title')}>
          {state => <ResetFields {...state} failure={failure} />}
        </SchemaForm>
      )}
    </AuthFrame>
  )
}
