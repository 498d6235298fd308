import * as z from 'zod/mini'
import { entityCalls } from './entityCalls'

const calls = entityCalls('adNetwork', { one: 'an ad network', many: 'ad networks' })
const schema = z.object({ id: z.int() })

test('a call has the address, the right and the words of its entity', () => {
  expect(calls.restore({ answer: schema })).toMatchObject({
    method: 'POST',
    path: '/adNetwork/:id/restore',
    summary: 'Bring back a removed ad network within 30 days',
    access: 'adNetwork.destroy',
    failure: 'restore',
    answer: schema,
  })
  expect(calls.list({ body: schema, answer: schema }).summary).toBe('Ad networks, a page at a time')
})

test('a call of one record that is its alone is below the record', () => {
  const facts = { summary: 'Whether its tags work', access: 'adNetwork.get' } as const
  const below = { path: '/adNetwork/:id/tags', summary: facts.summary, access: facts.access }
  expect(calls.read('tags', facts)).toMatchObject({ ...below, method: 'GET', effect: 'read', failure: 'get' })
  expect(calls.write('tags', facts)).toMatchObject({ ...below, method: 'POST', effect: 'write', failure: 'update' })
})

test('what a call says of its own holds', () => {
  const summary = 'Remove an ad network that no website uses'
  expect(calls.destroy({ summary, access: 'adNetwork.update' })).toMatchObject({ summary, access: 'adNetwork.update' })
})

test('an entity that lacks a right has no such calls', () => {
  // @ts-expect-error What people visited is read only.
  entityCalls('userAccessLog', { one: 'a visit', many: 'visits' })
})
