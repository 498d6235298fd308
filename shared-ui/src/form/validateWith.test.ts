import { newPassword, resetBody, signInBody } from '@candela/shared-contract'
import * as z from 'zod/mini'
import { validateWith } from './validateWith'

test('values within the rules have no errors', () => {
  expect(validateWith(signInBody)({ email: 'ana@candela.example', password: 'secret' })).toEqual({})
})

test('each field has the code of the first rule it breaks', () => {
  expect(validateWith(signInBody)({ email: 'ana@', password: '' })).toEqual({ email: 'email', password: 'required' })
})

test('a field that was never touched is required', () => {
  expect(validateWith(signInBody)({})).toEqual({ email: 'required', password: 'required' })
})

test('a rule about two fields stands at the second one', () => {
  const values = { token: 't', email: 'a@b.example', password: 'candela-1', password_confirmation: 'candela-2' }
  expect(validateWith(resetBody)(values)).toEqual({ password_confirmation: 'passwordMismatch' })
})

test('rules without a code of their own get the one of their kind', () => {
  const schema = z.strictObject({
    title: z.string().check(z.maxLength(3)),
    count: z.int().check(z.minimum(1)),
    tier: z.enum(['gold']),
    when: z.iso.date(),
    kind: z.string(),
  })
  const values = { title: 'long', count: 0, tier: 'tin', when: 'soon', kind: 7, extra: true }
  expect(validateWith(schema)(values)).toEqual({
    title: 'tooLong',
    count: 'tooSmall',
    tier: 'notAnOption',
    when: 'invalid',
    kind: 'invalid',
  })
})

test('rows of a list keep their place', () => {
  const schema = z.object({ users: z.array(z.object({ id: z.int() })) })
  expect(validateWith(schema)({ users: [{ id: 1 }, {}] })).toEqual({ users: [undefined, { id: 'required' }] })
})

test('advice on a password comes one at a time', () => {
  const validate = validateWith(z.object({ password: newPassword }))
  expect(validate({ password: '123' })).toEqual({ password: 'passwordTooShort' })
  expect(validate({ password: 'x'.repeat(257) })).toEqual({ password: 'passwordTooLong' })
})
