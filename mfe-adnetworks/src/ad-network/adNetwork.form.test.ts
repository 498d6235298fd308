import { validateWith } from '@candela/shared-ui/form'
import {
  EMPTY_NETWORK,
  editRulesFor,
  keptSecrets,
  likeAnother,
  newRules,
  toCreateBody,
  toRetestBody,
  toUpdateBody,
  valuesOf,
} from './adNetwork.form'
import { NORTH, TYPES } from './testAdNetwork'

const ANSWER = { record: NORTH, can: { update: true, destroy: true } }
const asked = TYPES[5]?.record.ant_fields
const stored = { ...valuesOf(ANSWER), asked }
const typed = {
  ...EMPTY_NETWORK,
  adn_name: 'East',
  adn_id_ad_network_type: 5,
  adn_id_ad_network_category: 2,
  asked,
  credentials: { domain: 'east.example', login: 'candela', password: 's3cret', access_token: 'of another type' },
}

test('a new one says what its type asks for, and nothing that was typed for another', () => {
  expect(toCreateBody(typed)).toMatchObject({
    adn_name: 'East',
    adn_id_website: null,
    credentials: { domain: 'east.example', login: 'candela', password: 's3cret' },
  })
  expect(validateWith(newRules)({ ...typed, credentials: { domain: 'east.example' } })).toEqual({
    credentials: { login: 'required', password: 'required' },
  })
})

test('one for another website uses the access of the first, and types none', () => {
  const like = { ...likeAnother(ANSWER), adn_name: 'North two', asked }
  expect(toCreateBody(like)).toMatchObject({ credentialsOf: 9, adn_id_ad_network_type: 5 })
  expect(toCreateBody(like)).not.toHaveProperty('credentials')
  expect(validateWith(newRules)(like)).toEqual({})
})

test('a stored secret is not in the form, and is not sent where nobody replaced it', () => {
  expect(JSON.stringify(stored)).not.toContain('f00d')
  expect(toUpdateBody(stored, stored)).toEqual({})
  const replaced = { ...stored, credentials: { ...stored.credentials, password: 'n3w' } }
  expect(toUpdateBody(replaced, stored)).toEqual({ credentials: { password: 'n3w' } })
  expect(toRetestBody(replaced, stored)).toEqual({ credentials: { password: 'n3w' } })
})

test('another host has its secrets typed again', () => {
  const moved = { ...stored, credentials: { ...stored.credentials, domain: 'new.north.example' } }
  expect(Object.keys(keptSecrets(ANSWER, stored))).toEqual(['password'])
  expect(keptSecrets(ANSWER, moved)).toEqual({})
  const wrong = validateWith(editRulesFor(ANSWER))
  expect(wrong(moved)).toEqual({ credentials: { password: 'required' } })
  expect(wrong(stored)).toEqual({})
})

test('what its type came to require later keeps nobody from changing it', () => {
  const asksMore = [...(asked ?? []), ...(TYPES[6]?.record.ant_fields.slice(1) ?? [])]
  expect(validateWith(editRulesFor(ANSWER))({ ...stored, adn_name: 'Renamed', asked: asksMore })).toEqual({})
})

test('what is shared is left on purpose', () => {
  expect(toUpdateBody({ ...stored, leaves: true }, stored)).toEqual({ credentialsOf: null })
})
