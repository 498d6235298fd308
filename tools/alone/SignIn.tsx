import { ApiError, getSession, signIn } from '@candela/shared-auth'
import { DEFAULT_LOCALE, signInBody } from '@candela/shared-contract'
import { Banner, Button, Card, Page } from '@candela/shared-ui'
import { FormPasswordField, FormTextField, SchemaForm, toSubmitErrors } from '@candela/shared-ui/form'
import { changeLocale } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'

const PEOPLE = ['admin', 'adops', 'finance', 'manager', 'publisher', 'viewer'].map(name => `${name}@candela.example`)

const PASSWORD = 'candela-demo'

const FIRST = { email: PEOPLE[0] ?? '', password: PASSWORD }

const Fields = styled.div`
  display: grid;
  gap: 16px;
  max-width: 320px;
`

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`

/** The people of the demo are filled in at a click; on another product one is somebody else. */
export const SignIn = () => {
  const queryClient = useQueryClient()

  const submit = async (credentials: typeof FIRST) => {
    try {
      await signIn(credentials)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return toSubmitErrors({ message: error.message || error.code, fields: error.fields }, Object.keys(FIRST))
    }
    // What somebody else asked for before is nothing that this person may see.
    queryClient.clear()
    await changeLocale(getSession().user?.usr_locale ?? DEFAULT_LOCALE)
  }

  return (
    <Page title="Sign in">
      <Card>
        <SchemaForm schema={signInBody} initialValues={FIRST} onSubmit={submit} label="Sign in">
          {({ submitting, formError, form }) => (
            <>
              <Fields>
                {formError && <Banner kind="danger" title={formError} />}
                <FormTextField name="email" type="email" label="Email" autoComplete="username" />
                <FormPasswordField name="password" label="Password" autoComplete="current-password" />
                <Button type="submit" variant="primary" busy={submitting}>
                  Sign in
                </Button>
              </Fields>
              <People aria-label="Fill in">
                {PEOPLE.map(email => (
                  <li key={email}>
                    <Button size="sm" onClick={() => form.initialize({ email, password: PASSWORD })}>
                      {email}
                    </Button>
                  </li>
                ))}
              </People>
            </>
          )}
        </SchemaForm>
      </Card>
    </Page>
  )
}
