import { signInBody } from '@candela/shared-contract'
import { changeLocale } from '@candela/shared-ui/runtime'
import { act, screen } from '@testing-library/react'
import { Button } from '../components/Button'
import { renderUi } from '../testing/renderUi'
import { FORM_ERROR, FormPasswordField, FormTextField, SchemaForm, type SubmitErrors, toSubmitErrors } from './index'

const onSubmit = jest.fn<Promise<SubmitErrors | undefined>, [object]>()

const setUp = () => {
  const { user } = renderUi(
    <SchemaForm schema={signInBody} initialValues={{ email: '', password: '' }} onSubmit={onSubmit} label="Sign in">
      {({ submitting, formError, wrongFields }) => (
        <>
          {formError && <p>{formError}</p>}
          <p>Wrong: {wrongFields}</p>
          <FormTextField name="email" label="Email" autoComplete="username" />
          <FormPasswordField name="password" label="Password" />
          <Button type="submit" busy={submitting}>
            Enter
          </Button>
        </>
      )}
    </SchemaForm>,
  )
  return {
    user,
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Enter' }),
  }
}

beforeEach(() => {
  onSubmit.mockReset()
  onSubmit.mockResolvedValue(undefined)
})

test('what the server says of no field is no wrong field', async () => {
  onSubmit.mockResolvedValue({ [FORM_ERROR]: 'Somebody else saved meanwhile' })
  const { user, email, password, submit } = setUp()
  await user.type(email, 'ana@candela.example')
  await user.type(password, 'secret')
  await user.click(submit)
  expect(await screen.findByText('Somebody else saved meanwhile')).toBeVisible()
  expect(screen.getByText('Wrong: 0')).toBeVisible()
})

test('a field is not judged before it was changed and left', async () => {
  const { user, email } = setUp()
  await user.click(email)
  await user.tab()
  expect(email).toBeValid()
  await user.type(email, 'ana@')
  expect(email).toBeValid()
  await user.tab()
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription('The entered email is invalid')
  await user.type(email, 'candela.example')
  expect(email).toBeValid()
})

test('an attempt to submit judges all fields and leads to the first wrong one', async () => {
  const { user, email, password, submit } = setUp()
  await user.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(email).toHaveAccessibleDescription('The field is required')
  expect(password).toHaveAccessibleDescription('The field is required')
  expect(email).toHaveFocus()
})

test('what is wrong is said in the language of the interface, also when that changes', async () => {
  const { user, email, submit } = setUp()
  await user.click(submit)
  await act(() => changeLocale('pt_BR'))
  expect(email).toHaveAccessibleDescription('O campo é obrigatório')
  await act(() => changeLocale('en_US'))
})

const fillIn = async ({ user, email, password, submit }: ReturnType<typeof setUp>) => {
  await user.type(email, 'ana@candela.example')
  await user.type(password, 'secret')
  await user.click(submit)
}

test('good values are submitted as they are', async () => {
  await fillIn(setUp())
  expect(onSubmit.mock.calls).toEqual([[{ email: 'ana@candela.example', password: 'secret' }, expect.anything()]])
})

test("the server's error stands at its field until that changes, and takes the focus", async () => {
  const fields = [{ field: 'email', code: 'emailTaken', message: 'Known already' }]
  onSubmit.mockResolvedValue(toSubmitErrors({ message: 'Invalid', fields }, ['email', 'password']))
  const form = setUp()
  await fillIn(form)
  expect(form.email).toHaveAccessibleDescription('Known already')
  expect(form.email).toHaveFocus()
  await form.user.type(form.email, 'x')
  expect(form.email).toBeValid()
})

test('a general failure stands above the form', async () => {
  onSubmit.mockResolvedValue(toSubmitErrors({ message: 'The server did not answer', fields: [] }, ['email']))
  await fillIn(setUp())
  expect(screen.getByText('The server did not answer')).toBeInTheDocument()
})

test('while it is submitted the button is at work', async () => {
  let finish = (_: undefined) => {}
  onSubmit.mockReturnValue(new Promise(resolve => (finish = resolve)))
  const form = setUp()
  await fillIn(form)
  expect(form.submit).toBeDisabled()
  await act(async () => finish(undefined))
  expect(form.submit).toBeEnabled()
})
