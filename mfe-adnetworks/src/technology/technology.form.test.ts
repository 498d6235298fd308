import { validateWith } from '@candela/shared-ui/form'
import { EMPTY_TECHNOLOGY, editRules, newRules, toCreateBody, toUpdateBody, valuesOf } from './technology.form'
import { EXCHANGE } from './testTechnology'

const values = valuesOf({ record: EXCHANGE, can: { update: true, destroy: true } })

test('the form holds what can be said of a technology, and nothing of what uses it', () => {
  expect(values).toEqual({ anc_name: 'Exchange', anc_status: 1, anc_color: 'teal' })
})

test('a new one is enabled and needs a name', () => {
  expect(validateWith(newRules)(EMPTY_TECHNOLOGY)).toEqual({ anc_name: 'required' })
  expect(toCreateBody({ ...EMPTY_TECHNOLOGY, anc_name: 'Audio' })).toEqual({
    anc_name: 'Audio',
    anc_status: 1,
    anc_color: 'blue',
  })
})

test('only what was changed is sent', () => {
  expect(toUpdateBody(values, values)).toEqual({})
  expect(toUpdateBody({ ...values, anc_status: 0, anc_color: 'rust' }, values)).toEqual({
    anc_status: 0,
    anc_color: 'rust',
  })
  expect(validateWith(editRules)({ ...values, anc_name: 'x'.repeat(256) })).toEqual({ anc_name: 'tooLong' })
})
