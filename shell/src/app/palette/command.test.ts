import { asks, userEndpoints } from '@candela/shared-contract'
import { beginningOf, commandIn, labelFor } from './command'
import type { Kind, KindAction } from './kinds'

const BAN: KindAction = {
  key: 'ban',
  label: 'Bloquear a {{name}}…',
  labels: ['Ban {{name}}…', 'Banir {{name}}…', 'Bloquear a {{name}}…', 'Bloccà {{name}}…'],
  icon: undefined,
}
const PEOPLE: Kind = {
  key: 'user',
  label: 'People',
  icon: undefined,
  finds: asks(userEndpoints.search),
  actions: [BAN],
  pathOf: id => `/user/${id}`,
  idAt: () => null,
}

test.each([
  ['ban ana', 'ana'],
  ['BAN Ana  Reis', 'Ana Reis'],
  ['banir ana', 'ana'],
  ['bloquear a ana', 'ana'],
  ['bloquear ana', 'ana'],
  ['blocca ana', 'ana'],
])('%j is to be done with who is found by %j', (typed, text) => {
  expect(commandIn([PEOPLE], typed)).toMatchObject({ key: 'user ban', text })
})

test.each(['ban', 'bana ana', 'an ban', ''])('%j is nothing to be done', typed => {
  expect(commandIn([PEOPLE], typed)).toBeUndefined()
})

test('its label says the name as it is', () => {
  expect(beginningOf(BAN.label)).toBe('Bloquear a')
  expect(labelFor(BAN, '$& {{name}}')).toBe('Bloquear a $& {{name}}…')
})
