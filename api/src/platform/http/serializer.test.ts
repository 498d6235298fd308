import { endpointList } from '@candela/shared-contract'
import * as z from 'zod/mini'
import { serializerFor } from './serializer'

it.each(endpointList.flatMap(({ name, endpoint: { answer } }) => (answer ? [{ name, answer }] : [])))(
  'a serializer can be built for what $name answers',
  ({ answer }) => {
    expect(serializerFor(answer)).toBeInstanceOf(Function)
  },
)

it('what an answer does not declare is not written', () => {
  const answer = z.object({ name: z.string(), manager: z.object({ id: z.number() }) })
  const stored = { name: 'Ana', usr_password: 'hash', manager: { id: 7, usr_email: 'bob@candela.example' } }
  expect(JSON.parse(serializerFor(answer)(stored))).toEqual({ name: 'Ana', manager: { id: 7 } })
})
