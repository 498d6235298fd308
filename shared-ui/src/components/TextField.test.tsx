import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { TextField } from './TextField'

test('the label belongs to the input', async () => {
  const { user } = renderUi(<TextField label="Name" />)
  await user.click(screen.getByText('Name'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('help describes the input', () => {
  renderUi(<TextField label="Domain" help="Without https://" />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Without https://')
  expect(screen.getByRole('textbox')).toBeValid()
})

test('an error takes the place of the help and marks the input as wrong', () => {
  renderUi(<TextField label="Email" help="At work" error="The entered email is invalid" />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('The entered email is invalid')
  expect(screen.queryByText('At work')).not.toBeInTheDocument()
})

test('an optional and a changed field say so', () => {
  renderUi(<TextField label="Tier" optional dirty />)
  expect(screen.getByRole('textbox', { name: 'Tier' })).toHaveAccessibleDescription('Optional Changed')
})

test('a link beside the label is no part of the name', () => {
  renderUi(<TextField label="Password" aside={<a href="/forgot">Forgot password?</a>} />)
  expect(screen.getByRole('textbox', { name: 'Password' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeInTheDocument()
})
