import { isSignedIn, signIn } from '@candela/shared-auth'
import { act, screen, waitFor } from '@testing-library/react'
import { replaceWith } from '../navigation'
import { json, noContent, noNetwork, refusal, renderPage, serve } from '../testSupport'
import { Reset } from './Reset'

jest.mock('../navigation')

const FIRST = { field: 'token', code: 'resetTokenInvalid', message: 'This link has been used.' }
const SECOND = { code: 'invalid', message: 'Something else.' }

const newPassword = () => screen.getByLabelText('New password')
const strength = () => screen.getByText(/Password strength/)
const repeated = () => screen.getByLabelText('Repeat new password')

const open = () => renderPage('reset', Reset, { resetToken: 'token-1', advanceTimers: jest.advanceTimersByTime })

type Typed = { email?: string; password?: string; again?: string }

const fillIn = async ({ email = 'livia@cariri.example', password = 'novo-sol', again = password }: Typed = {}) => {
  const user = open()
  if (email) await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
  if (password) await user.type(newPassword(), password)
  if (again) await user.type(repeated(), again)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  return user
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(replaceWith).mockClear()
})
afterEach(() => jest.useRealTimers())

test('a new password is confirmed and two seconds later the sign-in follows', async () => {
  const bodies = serve(noContent)
  await fillIn()
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(screen.queryByText('Enter the email the link was sent to.')).not.toBeInTheDocument()
  expect(bodies).toEqual([
    {
      token: 'token-1',
      email: 'livia@cariri.example',
      password: 'novo-sol',
      password_confirmation: 'novo-sol',
    },
  ])
  expect(screen.getByText('Going to sign-in in 2 seconds.')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('Going to sign-in in 1 second.')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(replaceWith).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(replaceWith).toHaveBeenCalledWith('/auth')
})

test('a new password ends the session of this device', async () => {
  serve(() => json({ token: 't', user: { id: 7 }, remotes: {} }))
  await signIn({ email: 'livia@cariri.example', password: 'velho-sol' })
  expect(isSignedIn()).toBe(true)
  serve(noContent)
  await fillIn()
  await screen.findByText('Password changed')
  expect(isSignedIn()).toBe(false)
})

test.each([
  ['200', () => json({ errors: [FIRST, SECOND] })],
  ['422', () => refusal(422, 'resetTokenInvalid', { errors: [FIRST, SECOND] })],
  ['500', () => refusal(500, 'internal', { errors: [FIRST, SECOND] })],
  ['400 in a foreign shape', () => json({ errors: [FIRST.message, SECOND.message] }, 400)],
])('the first of the server’s errors is shown, under status %s', async (_, respond) => {
  serve(respond)
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(FIRST.message)
  expect(screen.queryByText(SECOND.message)).not.toBeInTheDocument()
  expect(newPassword()).toHaveValue('novo-sol')
  expect(replaceWith).not.toHaveBeenCalled()
})

test('a dead link offers a new one', async () => {
  serve(() => refusal(422, 'resetTokenInvalid', { errors: [FIRST] }))
  await fillIn()
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

test('an error of one field stands at that field', async () => {
  const error = { field: 'password', code: 'passwordCommon', message: 'Everybody has this one.' }
  serve(() => refusal(422, 'invalid', { errors: [error] }))
  await fillIn()
  expect(await screen.findByText('Everybody has this one.')).toBeVisible()
  expect(newPassword()).toBeInvalid()
  expect(newPassword()).toHaveFocus()
})

test('a failure without words of the server has ours', async () => {
  serve(noNetwork)
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The password could not be reset The server could not be reached.',
  )
})

test.each([
  ['nothing', { email: '', password: '', again: '' }, 'The field is required', 3, 'Email'],
  ['five characters', { password: 'abcde' }, 'Use at least 6 characters', 1, 'New password'],
  ['two different passwords', { again: 'another-sun' }, 'The passwords do not match', 1, 'Repeat new password'],
  ['half an address', { email: 'livia@' }, 'The entered email is invalid', 1, 'Email'],
])(
  '%s asks nobody, and what is wrong stands at the field, which gets the focus',
  async (_, values, error, count, label) => {
    const bodies = serve(noContent)
    await fillIn(values)
    expect(screen.getAllByText(error)).toHaveLength(count)
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error))
    expect(bodies).toHaveLength(0)
  },
)

test('a password that was refused is weak for as long as it stands there', async () => {
  const refused = { field: 'password', code: 'passwordCommon', message: 'This password is too common' }
  serve(() => refusal(422, 'invalid', { errors: [refused] }))
  const user = await fillIn({ password: 'password1' })
  await screen.findByText(refused.message)
  expect(strength()).toHaveTextContent('Password strength: Weak')
  await user.type(newPassword(), ', quatro velas')
  expect(strength()).toHaveTextContent('Password strength: Strong')
})

test('the meter says how strong the password is', async () => {
  const user = open()
  expect(screen.queryByText(/Password strength/)).not.toBeInTheDocument()
  await user.type(newPassword(), 'abcdef')
  expect(strength()).toHaveTextContent('Password strength: Weak')
  await user.type(newPassword(), ' quatro velas, 1 farol')
  expect(strength()).toHaveTextContent('Password strength: Strong')
})
