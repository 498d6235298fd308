import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { PasswordField } from './PasswordField'

test('the typed password can be shown and hidden again', async () => {
  const { user } = renderUi(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  await user.type(input, 'candela')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('candela')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('a password can be pasted', async () => {
  const { user } = renderUi(<PasswordField label="Password" />)
  await user.click(screen.getByLabelText('Password'))
  await user.paste('from the manager')
  expect(screen.getByLabelText('Password')).toHaveValue('from the manager')
})

test('caps lock is pointed out while it is on', () => {
  renderUi(<PasswordField label="Password" help="Six or more" />)
  const input = screen.getByLabelText('Password')
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
  expect(input).toHaveAccessibleDescription('Caps lock is on')
  fireEvent.keyUp(input, { key: 'CapsLock' })
  expect(input).toHaveAccessibleDescription('Six or more')
})
