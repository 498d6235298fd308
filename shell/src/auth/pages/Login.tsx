import { signInBody } from '@candela/shared-contract'
import { SchemaForm } from '@candela/shared-ui/form'
import { useState } from 'react'
import { type Failure, loadClient, toFailure } from '../client'
import { FormHead } from '../FormHead'
import { Note } from '../formLayout'
import { AuthFrame, type AuthPageProps } from '../frame/AuthFrame'
import { authMessages } from '../i18n/messages'
import { goTo } from '../navigation'
import { usePageConfig } from '../pageConfig'
import { typedBefore } from '../typedBefore'
import { useTakenOver } from '../useTakenOver'
import { DemoSignIns } from './DemoSignIns'
import { canKeep, ForgetfulBrowser } from './ForgetfulBrowser'
import { type Credentials, LoginFields } from './LoginFields'

export const Login = ({ yearOfDocument }: AuthPageProps) => {
  const t = authMessages.useT()
  const demo = usePageConfig()?.demo
  const [initial] = useState(() => typedBefore('email', 'password'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [unkept, setUnkept] = useState(0)
  const [chosen, setChosen] = useState<Credentials | null>(null)

  const isForgetful = useTakenOver() && (unkept > 0 || !canKeep())

  const forget = () => {
    setUnkept(times => times + 1)
    setBusy(false)
    return undefined
  }

  const submit = async (credentials: Credentials) => {
    // said again, as a new alert
    if (!canKeep()) return forget()
    setBusy(true)
    try {
      const { isSignedIn, signIn, signOut, takeLastLocation } = await loadClient()
      await signIn(credentials)
      if (!isSignedIn()) {
        await signOut()
        return forget()
      }
      // the button stays busy until the product takes the page's place
      goTo(takeLastLocation() ?? '/')
    } catch (error) {
      setFailure(toFailure(error))
      setBusy(false)
    }
    return undefined
  }

  return (
    <AuthFrame
      yearOfDocument={yearOfDocument}
      below={demo && <DemoSignIns {...demo} disabled={busy} onChoose={setChosen} />}
    >
      <FormHead title={t('login.title')} subtitle={t('login.subtitle')} />
      <SchemaForm schema={signInBody} initialValues={initial} onSubmit={submit} label={t('login.title')}>
        {({ form }) => (
          <>
            {isForgetful && <ForgetfulBrowser key={unkept} />}
            <LoginFields form={form} busy={busy} failure={failure} chosen={chosen} />
          </>
        )}
      </SchemaForm>
      <Note>{t('login.noAccount')}</Note>
    </AuthFrame>
  )
}
