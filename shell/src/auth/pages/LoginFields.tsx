import { Button, TextLink } from '@candela/shared-ui'
import { FormPasswordField, type SchemaFormState } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { type Failure, isUnanswered } from '../client'
import { FailureBanner } from '../FailureBanner'
import { Fields, Submit } from '../formLayout'
import { authMessages } from '../i18n/messages'
import { EmailField } from './EmailField'

export type Credentials = { email: string; password: string }

const WithLink = styled.div`
  position: relative;
`

/** Stands on the label's line and comes after the field, so that the tabulator leads from the email to the password. */
const ForgotLink = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  line-height: 18px;
`

type LoginFieldsProps = {
  form: SchemaFormState<Credentials>['form']
  busy: boolean
  failure: Failure | null
  /** A demo person somebody wants to be. */
  chosen: Credentials | null
}

export const LoginFields = ({ form, busy, failure, chosen }: LoginFieldsProps) => {
  const t = authMessages.useT()
  const common = commonMessages.useT()
  const password = useRef<HTMLInputElement>(null)

  const startOver = useEffectEvent((failed: Failure) => {
    if (!isUnanswered(failed)) {
      form.change('password', '')
      // an empty password is our doing and no mistake of the person's yet
      form.resetFieldState('password')
    }
    password.current?.focus()
  })

  const signInAs = useEffectEvent((person: Credentials) => {
    form.batch(() => {
      form.change('email', person.email)
      form.change('password', person.password)
    })
    void form.submit()
  })

  useEffect(() => {
    if (failure) startOver(failure)
  }, [failure])

  useEffect(() => {
    if (chosen) signInAs(chosen)
  }, [chosen])

  return (
    <>
      {failure && (
        <FailureBanner title={common('failure.signIn')} failure={failure}>
          {isUnanswered(failure) && t('login.unchecked')}
        </FailureBanner>
      )}
      <Fields>
        <EmailField />
        <WithLink>
          <FormPasswordField
            ref={password}
            name="password"
            label={t('field.password')}
            size="lg"
            autoComplete="current-password"
          />
          <ForgotLink>
            <TextLink href="/auth/forgot-password">{t('login.forgot')}</TextLink>
          </ForgotLink>
        </WithLink>
      </Fields>
      <Submit>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </Submit>
    </>
  )
}
