import { endpoints } from '@candela/shared-contract'
import { idempotentCallFrom } from './idempotency'

const hashOf = (body: unknown) => idempotentCallFrom(endpoints.user.store, 'key', { body })?.requestHash

test('what is kept of a request tells other content from the same, and nothing of a password', () => {
  const body = { usr_name: 'Ana', usr_password: 'one', usr_password_confirmation: 'one' }
  expect(hashOf({ ...body, usr_name: 'Eva' })).not.toBe(hashOf(body))
  expect(hashOf({ ...body, usr_password: 'two', usr_password_confirmation: 'two' })).toBe(hashOf(body))
})

test('a call about one record is another call than the same about another one', () => {
  const hashFor = (id: number) =>
    idempotentCallFrom(endpoints.account.storeNote, 'key', { params: { id }, body: { acn_text: 'Called' } })
      ?.requestHash
  expect(hashFor(1)).toBe(hashFor(1))
  expect(hashFor(2)).not.toBe(hashFor(1))
})
