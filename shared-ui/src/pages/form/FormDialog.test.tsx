import { ApiError } from '@candela/shared-auth'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { FormPasswordField } from '../../form/FormPasswordField'
import { FormTextField } from '../../form/FormTextField'
import { renderUi } from '../../testing/renderUi'
import { FormDialog } from './FormDialog'

const given = z.string().check(z.minLength(1, { error: 'required' }))
const rules = z.strictObject({ current_password: given, password: given, password_confirmation: given })
const EMPTY = { current_password: '', password: '', password_confirmation: '' }

const open = (save: (values: typeof EMPTY) => Promise<void>) => {
  const onClose = jest.fn()
  const outerSubmit = jest.fn()
  const { user } = renderUi(
    <form onSubmit={outerSubmit}>
      <FormDialog
        title="Change password"
        effect="Your other devices are signed out."
        schema={rules}
        initialValues={EMPTY}
        save={save}
        onClose={onClose}
      >
        <FormPasswordField name="current_password" label="Current password" data-autofocus="" />
        <FormPasswordField name="password" label="New password" />
        <FormPasswordField name="password_confirmation" label="Repeat new password" />
      </FormDialog>
    </form>,
  )
  const fillIn = async (current: string, chosen: string, again = chosen) => {
    await user.type(screen.getByLabelText('Current password'), current)
    await user.type(screen.getByLabelText('New password'), chosen)
    await user.type(screen.getByLabelText('Repeat new password'), again)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }
  return { fillIn, onClose, outerSubmit }
}

const refused = (code: 'invalid' | 'tooManyRequests', message: string, field?: string) =>
  new ApiError({
    code,
    failure: 'passwordChange',
    message,
    fields: field ? [{ field, code: 'wrongPassword', message: 'The password is not correct' }] : [],
  })

it('starts at the first field, saves once and closes, whatever form it stands in', async () => {
  const save = jest.fn(async () => undefined)
  const { fillIn, onClose, outerSubmit } = open(save)
  expect(screen.getByLabelText('Current password')).toHaveFocus()
  await fillIn('the old one', 'the new one')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(save).toHaveBeenCalledWith({
    current_password: 'the old one',
    password: 'the new one',
    password_confirmation: 'the new one',
  })
  expect(outerSubmit).not.toHaveBeenCalled()
})

it('says what is wrong before it asks the server', async () => {
  const save = jest.fn(async () => undefined)
  const { fillIn } = open(save)
  await fillIn('the old one', 'the new one', ' {Backspace}')
  expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription('The field is required')
  expect(save).not.toHaveBeenCalled()
})

it('leads to the field that the server refuses and keeps what was typed', async () => {
  const { fillIn, onClose } = open(() =>
    Promise.reject(refused('invalid', 'Some fields need your attention.', 'current_password')),
  )
  await fillIn('a guess', 'the new one')
  const current = screen.getByLabelText('Current password')
  await waitFor(() => expect(current).toHaveFocus())
  expect(current).toHaveAccessibleDescription('The password is not correct')
  expect(screen.getByLabelText('New password')).toHaveValue('the new one')
  expect(onClose).not.toHaveBeenCalled()
})

it('says what belongs to no field above them', async () => {
  const { fillIn } = open(() => Promise.reject(refused('tooManyRequests', 'Wait a moment.')))
  await fillIn('a guess', 'the new one')
  expect(await screen.findByText('The password could not be changed. Wait a moment.')).toBeVisible()
})

const REASON = z.strictObject({ reason: z.string() })
const NO_REASON = { reason: '' }

const TwoDialogs = ({ save }: { save: () => Promise<void> }) => {
  const [opened, setOpened] = useState<string>()
  return (
    <>
      {['first', 'second'].map(name => (
        <button key={name} type="button" onClick={() => setOpened(name)}>
          Open {name}
        </button>
      ))}
      {opened && (
        <FormDialog
          title={opened}
          confirmLabel="Save"
          schema={REASON}
          initialValues={NO_REASON}
          save={save}
          onClose={() => setOpened(undefined)}
        >
          <FormTextField name="reason" label="Reason" />
        </FormDialog>
      )}
    </>
  )
}

it('closes itself and none that was opened since', async () => {
  let answer = (): void => undefined
  const save = () =>
    new Promise<void>(resolve => {
      answer = resolve
    })
  const { user } = renderUi(<TwoDialogs save={save} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Open first')
  await press('Save')
  await press('Cancel')
  await press('Open second')
  await user.type(screen.getByLabelText('Reason'), 'Typed since')
  await act(async () => answer())
  expect(screen.getByRole('dialog', { name: 'second' })).toBeVisible()
  expect(screen.getByLabelText('Reason')).toHaveValue('Typed since')
})
