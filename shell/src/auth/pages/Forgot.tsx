import { type ApiError, call } from '@candela/shared-auth'
import { authEndpoints, forgotBody } from '@candela/shared-contract'
import { Banner, Button, TextLink } from '@candela/shared-ui'
import { SchemaForm } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { BannerSpace, FailureBanner, SecondLine } from '../FailureBanner'
import { FormHead } from '../FormHead'
import { Note, Submit } from '../formLayout'
import { AuthFrame, type AuthPageProps } from '../frame/AuthFrame'
import { authMessages } from '../i18n/messages'
import { usePageConfig } from '../pageConfig'
import { typedBefore } from '../typedBefore'
import { EmailField } from './EmailField'

export const Forgot = ({ yearOfDocument }: AuthPageProps) => {
  const t = authMessages.useT()
  const common = commonMessages.useT()
  const hasMailbox = usePageConfig()?.mailbox
  const [initial] = useState(() => typedBefore('email'))
  const [outcome, setOutcome] = useState<'sent' | ApiError | null>(null)

  const submit = async (body: { email: string }) => {
    try {
      await call(authEndpoints.forgotPassword, { body })
      setOutcome('sent')
    } catch (error) {
      setOutcome(error as ApiError)
    }
    return undefined
  }

  return (
    <AuthFrame yearOfDocument={yearOfDocument}>
      <FormHead title={t('forgot.title')} subtitle={t('forgot.subtitle')} />
      {outcome === 'sent' && (
        <BannerSpace>
          <Banner kind="success" title={common('success.mailSent')}>
            <SecondLine>{t('forgot.sent')}</SecondLine>
            {hasMailbox && <TextLink href="/dev/mailbox">{t('openMailbox')}</TextLink>}
          </Banner>
        </BannerSpace>
      )}
      {outcome !== null && outcome !== 'sent' && (
        <FailureBanner title={common('failure.emailSend')} failure={outcome} />
      )}
      <SchemaForm schema={forgotBody} initialValues={initial} onSubmit={submit} label={t('forgot.title')}>
        {({ submitting }) => (
          <>
            <EmailField />
            <Submit>
              <Button type="submit" variant="primary" size="lg" wide busy={submitting}>
                {t('forgot.submit')}
              </Button>
            </Submit>
          </>
        )}
      </SchemaForm>
      <Note>
        <TextLink href="/auth/login">{t('backToSignIn')}</TextLink>
      </Note>
    </AuthFrame>
  )
}
