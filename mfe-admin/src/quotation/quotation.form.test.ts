import { validateWith } from '@candela/shared-ui/form'
import { editRules, emptyQuotation, newRules, toCreateBody, toUpdateBody, valuesOf } from './quotation.form'
import { DOLLAR } from './testQuotation'

const can = { update: true, destroy: true }
const values = valuesOf({ record: DOLLAR, can })

test('what can be changed is taken from the record, and nothing of what stands around it', () => {
  expect(values).toEqual({ cue_date: '2026-11-10', cue_currency: 'USD', cue_value: '5.4321' })
})

test('a new one is of today and needs a value', () => {
  const empty = emptyQuotation('2026-11-11')
  expect(validateWith(newRules)(empty)).toEqual({ cue_value: 'required' })
  expect(toCreateBody({ ...empty, cue_value: '5.4000' })).toEqual({
    cue_date: '2026-11-11',
    cue_currency: 'USD',
    cue_value: '5.4000',
  })
})

test('only what was changed is sent, and nothing is no value', () => {
  expect(toUpdateBody(values, values)).toEqual({})
  expect(toUpdateBody({ ...values, cue_value: '5.5' }, values)).toEqual({ cue_value: '5.5' })
  expect(validateWith(editRules)({ ...values, cue_value: '0.0000', cue_date: '2026-13-01' })).toEqual({
    cue_value: 'tooSmall',
    cue_date: 'invalid',
  })
})
