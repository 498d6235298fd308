import type { OneUser } from '@candela/shared-contract'
import { validateWith } from '@candela/shared-ui/form'
import { editRules, emptyUser, newRules, toCreateBody, toInviteBody, toUpdateBody, valuesOf } from './user.form'

const answer: OneUser = {
  record: {
    id: 12,
    usr_name: 'Chiara Bellandi',
    usr_email: 'chiara@candela.example',
    usr_status: 'Ativo',
    usr_id_group: 4,
    usr_comission: '2.50',
    usr_product: 'Candela',
    usr_locale: 'it_IT',
    gro_name: 'Account manager',
    usr_photo: null,
    last_seen_at: null,
    invited: false,
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-11-20T00:00:00.000001Z',
  },
  can: { update: true, destroy: true, govern: true, invite: false, impersonate: false },
}
const values = valuesOf(answer)

test('the form holds what can be changed', () => {
  expect(values).toEqual({
    usr_name: 'Chiara Bellandi',
    usr_email: 'chiara@candela.example',
    usr_status: 'Ativo',
    usr_id_group: 4,
    usr_comission: '2.50',
    usr_product: 'Candela',
    usr_locale: 'it_IT',
    usr_password: '',
    usr_password_confirmation: '',
  })
})

test('only what was changed is sent', () => {
  expect(toUpdateBody(values, values)).toEqual({})
  expect(toUpdateBody({ ...values, usr_name: 'Chiara', usr_comission: null }, values)).toEqual({
    usr_name: 'Chiara',
    usr_comission: null,
  })
})

test('an empty password is none', () => {
  expect(toUpdateBody(values, values)).toEqual({})
  expect(validateWith(editRules)(values)).toEqual({})
})

test('a password has to be written twice', () => {
  const once = { ...values, usr_password: 'a fine new one', usr_password_confirmation: '' }
  expect(validateWith(editRules)(once)).toEqual({ usr_password_confirmation: 'passwordMismatch' })
  const other = { ...values, usr_password: '', usr_password_confirmation: 'a fine new one' }
  expect(validateWith(editRules)(other)).toMatchObject({ usr_password: 'required' })
})

test('an invitation needs no password and has no status', () => {
  const invited = { ...emptyUser('invite', 'pt_BR'), usr_name: 'Ana', usr_email: 'ana@candela.example' }
  expect(validateWith(newRules)(invited)).toEqual({ usr_id_group: 'required' })
  expect(toInviteBody({ ...invited, usr_id_group: 5 })).toEqual({
    usr_name: 'Ana',
    usr_email: 'ana@candela.example',
    usr_id_group: 5,
    usr_comission: null,
    usr_product: null,
    usr_locale: 'pt_BR',
  })
})

test('a user with a password needs one', () => {
  const created = { ...emptyUser('password', 'en_US'), usr_name: 'Ana', usr_email: 'x', usr_id_group: 5 }
  expect(validateWith(newRules)(created)).toEqual({ usr_email: 'email', usr_password: 'required' })
  expect(toCreateBody(created)).toMatchObject({ usr_status: 'Ativo', usr_password: '' })
})
