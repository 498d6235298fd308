import { changesOf } from './changesOf'
import { pick } from './pick'

const BEFORE = { name: 'Ember 5', oil: null as string | null, lit: 1 }

test('of a body only what was changed is left, nothing included', () => {
  expect(changesOf(BEFORE, { ...BEFORE })).toEqual({})
  expect(changesOf(BEFORE, { name: 'Ember 6', oil: null, lit: 0 })).toEqual({ name: 'Ember 6', lit: 0 })
  expect(changesOf({ ...BEFORE, oil: '2.50' }, BEFORE)).toEqual({ oil: null })
})

test('a form holds the fields of a record that it names', () => {
  expect(pick(BEFORE, ['name', 'oil'])).toEqual({ name: 'Ember 5', oil: null })
})
