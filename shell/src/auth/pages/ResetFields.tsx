import type { ApiError } from '@candela/shared-auth'
import { Button, TextLink } from '@candela/shared-ui'
import { FormPasswordField, type SchemaFormState } from '@candela/shared-ui/form'
import { useFormState } from 'react-final-form'
import { FailureBanner } from '../FailureBanner'
import { Fields, Submit } from '../formLayout'
import { authMessages } from '../i18n/messages'
import { strengthOf } from '../strength'
import { useTakenOver } from '../useTakenOver'
import { EmailField } from './EmailField'
import { StrengthMeter } from './StrengthMeter'

export const RESET_FIELDS = ['email', 'password', 'password_confirmation'] as const

export type ResetValues = Record<(typeof RESET_FIELDS)[number], string> & { token: string }

const isDeadLink = ({ code, fields }: ApiError): boolean =>
  code === 'resetTokenInvalid' || fields[0]?.code === 'resetTokenInvalid'

type ResetFieldsProps = SchemaFormState<ResetValues> & { failure: ApiError | null }

export const ResetFields = ({ submitting, formError, failure }: ResetFieldsProps) => {
  const t = authMessages.useT()
  const takenOver = useTakenOver()
  const { values, submitErrors, dirtyFieldsSinceLastSubmit } = useFormState<ResetValues>({
    subscription: { values: true, submitErrors: true, dirtyFieldsSinceLastSubmit: true },
  })
  const { email, password } = values
  const isRefused = Boolean(submitErrors?.password) && !dirtyFieldsSinceLastSubmit?.password

  return (
    <>
      {formError && (
        <FailureBanner title={formError} failure={failure}>
          {failure && isDeadLink(failure) && <TextLink href="/auth/forgot-password">{t('reset.askAgain')}</TextLink>}
        </FailureBanner>
      )}
      <Fields>
        <EmailField />
        <div>
          <FormPasswordField
            name="password"
            label={t('field.newPassword')}
            help={t('field.passwordHelp')}
            size="lg"
            autoComplete="new-password"
          />
          {takenOver && password && <StrengthMeter strength={isRefused ? 'weak' : strengthOf(password, email)} />}
        </div>
        <FormPasswordField
          name="password_confirmation"
          label={t('field.repeatPassword')}
          size="lg"
          autoComplete="new-password"
        />
      </Fields>
      <Submit>
        <Button type="submit" variant="primary" size="lg" wide busy={submitting}>
          {t('reset.submit')}
        </Button>
      </Submit>
    </>
  )
}
