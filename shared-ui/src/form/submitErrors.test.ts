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
    { field: 'token', code: 'resetTokenInvalid', message: 'This link is not valid any more.' },
  )
  expect(toSubmitErrors(error, FIELDS)).toEqual({
    password: 'This password is too common',
    [FORM_ERROR]: 'This link is not valid any more.',
  })
})

test('a failure without details stands above the form', () => {
  expect(toSubmitErrors(failed(), FIELDS)).toEqual({ [FORM_ERROR]: 'Some fields need your attention.' })
})
