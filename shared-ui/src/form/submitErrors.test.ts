import { FORM_ERROR, toSubmitErrors } from './index'

const FIELDS = ['email', 'password']

const failed = (...fields: { field?: string; code: string; message: string }[]) => ({
  message: 'Some fields need your attention.',
  fields,
})

test("the server's words stand at their field", () => {
  const error = failed({ field: 'email', code: 'email', message: 'The entered email is invalid' })
  expect(toSubmitErrors(error, FIELDS)).toEqual({ email: 'The entered email is invalid' })
})

test('what belongs to no field of the form stands above it, before the general sentence', () => {
  const error = failed(
    { field: 'password', code: 'passwordCommon', message: 'This password is too common' },
    { field: 'token', code: 'resetTokenInvalid', message: 'This link is no longer valid.' },
  )
  expect(toSubmitErrors(error, FIELDS)).toEqual({
    password: 'This password is too common',
    [FORM_ERROR]: 'This link is no longer valid.',
  })
})

test('a failure without details stands above the form', () => {
  expect(toSubmitErrors(failed(), FIELDS)).toEqual({ [FORM_ERROR]: 'Some fields need your attention.' })
})

test('what is wrong with one entry of a list stands at that entry', () => {
  const error = failed(
    { field: 'users.1.id', code: 'notAnOption', message: 'Choose one of the options' },
    { field: 'users.2', code: 'duplicate', message: 'The same entry appears twice' },
  )
  expect(toSubmitErrors(error, ['users'])).toEqual({
    users: [undefined, { id: 'Choose one of the options' }, 'The same entry appears twice'],
  })
})

test('what is wrong with a whole list hides what is wrong with its entries', () => {
  const error = failed(
    { field: 'users', code: 'required', message: 'The field is required' },
    { field: 'users.2', code: 'duplicate', message: 'The same entry appears twice' },
  )
  expect(toSubmitErrors(error, ['users'])).toEqual({ users: 'The field is required' })
})
