import { toDay } from '@candela/shared-contract'
import { validateWith } from '@candela/shared-ui/form'
import { newRules, startOf, toCreateBody, toPreview, valuesOf } from './share.form'
import { IN_FORCE, oneOf, PLANNED } from './testShare'

const today = toDay('2026-11-25')
const can = { update: true, destroy: true }

test('a new version begins with the next free month, as the one in force is', () => {
  expect(startOf(today)).toMatchObject({ wrs_type: null, wrs_valid_from: '2026-12-01' })
  const planned = { ...PLANNED, wrs_valid_from: '2026-12-01' }
  expect(startOf(today, 3, [planned, IN_FORCE])).toMatchObject({
    wrs_id_website: 3,
    wrs_type: 'website_percentage_value',
    rev_percentage_value: '80.00',
    wrs_valid_from: '2027-01-01',
  })
})

test('a type must be selected, and then its values', () => {
  expect(validateWith(newRules)(startOf(today, 3))).toEqual({ wrs_type: 'required' })
  expect(validateWith(newRules)({ ...startOf(today, 3), wrs_type: 'website_fixed_cpm' })).toEqual({
    rev_fixed_cpm: 'required',
  })
  expect(validateWith(newRules)({ ...startOf(today), wrs_type: 'website_percentage_value' })).toMatchObject({
    wrs_id_website: expect.any(String),
    rev_percentage_value: 'required',
  })
})

test('what the type is not about is not sent, whatever was typed before', () => {
  const values = { ...valuesOf(oneOf(PLANNED, can)), rev_percentage_value: '12.00', rev_fixed_cpm: '3.00' }
  expect(toCreateBody(values)).toEqual({
    wrs_id_website: 3,
    wrs_valid_from: '2099-12-01',
    wrs_note: 'Renewed for a year',
    wrs_type: 'specific_per_condition',
    ars_percentage: '75.00',
    conditions: [{ rev_device: 'mobile', rev_format: 'video', rev_technology: 4, rev_percentage_value: '70.00' }],
  })
})

test('a draft is only replayed once it says enough', () => {
  const draft = { ...startOf(today, 3), wrs_type: 'website_percentage_value' as const }
  expect(toPreview(draft, 'BRL')).toBeUndefined()
  expect(toPreview({ ...draft, rev_percentage_value: '82.50' }, 'USD')).toEqual({
    websites: [3],
    currency: 'USD',
    wrs_type: 'website_percentage_value',
    rev_percentage_value: '82.50',
  })
})

test('rows that clash or never apply are wrong where they stand', () => {
  const row = {
    rev_device: null,
    rev_format: 'top' as const,
    rev_technology: null,
    technology: null,
    rev_percentage_value: '70.00',
  }
  const values = {
    ...startOf(today, 3),
    wrs_type: 'specific_per_condition' as const,
    ars_percentage: '75.00',
    conditions: [
      { ...row, key: 1 },
      { ...row, key: 2 },
    ],
  }
  expect(validateWith(newRules)(values)).toEqual({ conditions: [undefined, { rev_device: 'duplicate' }] })
})
