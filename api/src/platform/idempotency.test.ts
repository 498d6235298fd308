import { endpoints } from '@candela/shared-contract'
import { idempotentCallFrom } from './idempotency'

const hashOf = (body: unknown) => idempotentCallFrom(endpoints.user.store, 'key', body)?.requestHash

test('what is kept of a request tells other content from the same, and nothing of a password', () => {
  const body = { usr_name: 'Ana', usr_password: 'one', usr_password_confirmation: 'one' }
  expect(hashOf({ ...body, usr_name: 'Eva' })).not.toBe(hashOf(body))
  expect(hashOf({ ...body, usr_password: 'two', usr_password_confirmation: 'two' })).toBe(hashOf(body))
})
