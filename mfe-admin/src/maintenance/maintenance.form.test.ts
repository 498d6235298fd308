import { validateWith } from '@candela/shared-ui/form'
import { EMPTY, editRules, newRules, toCreateBody, toUpdateBody, valuesOf } from './maintenance.form'
import { KEPT_OUT, PLANNED } from './testMaintenance'

const can = { update: true, destroy: true }
const wrong = validateWith(newRules)
const FOR_ONE = { ...EMPTY, usm_id_user: 5 }

test('a user or a group must be chosen, whichever is asked for', () => {
  expect(wrong(EMPTY)).toEqual({ usm_id_user: 'userOrGroup' })
  expect(wrong({ ...FOR_ONE, target: 'group' })).toEqual({ usm_id_group: 'userOrGroup' })
  expect(wrong(FOR_ONE)).toEqual({})
})

test('what is sent is for one of the two, at once and until it is removed where no time was typed', () => {
  expect(toCreateBody({ ...FOR_ONE, usm_id_group: 4, usm_message: ' ' })).toEqual({
    usm_id_user: 5,
    usm_id_group: null,
    usm_from: null,
    usm_until: null,
    usm_message: null,
  })
})

test('a time is a day and an hour of the clock in front of people, however they write it', () => {
  const typed = { ...FOR_ONE, usm_from: '2099-03-01', from_time: '9.05', usm_until: '2099-03-01', until_time: '1630' }
  expect(wrong(typed)).toEqual({})
  expect(toCreateBody(typed)).toMatchObject({
    usm_from: new Date(2099, 2, 1, 9, 5).toISOString(),
    usm_until: new Date(2099, 2, 1, 16, 30).toISOString(),
  })
})

test.each([
  ['a day without its hour', { usm_from: '2099-03-01' }, { from_time: 'required' }],
  ['an hour without its day', { until_time: '10:00' }, { usm_until: 'required' }],
  [
    'what is no day and no hour',
    { usm_from: '1/1', from_time: '25:00' },
    { usm_from: 'invalid', from_time: 'invalid' },
  ],
  ['an end that is over', { usm_until: '2020-01-01', until_time: '10:00' }, { usm_until: 'endTooEarly' }],
  [
    'an end before the start',
    { usm_from: '2099-03-01', from_time: '10:00', usm_until: '2099-03-01', until_time: '09:59' },
    { usm_until: 'endTooEarly' },
  ],
  ['a message without end', { usm_message: 'x'.repeat(501) }, { usm_message: 'tooLong' }],
])('%s is refused at its field', (_, typed, problems) => {
  expect(wrong({ ...FOR_ONE, ...typed })).toEqual(problems)
})

test('only what was changed is sent, and of one that is over the message may still change', () => {
  const base = valuesOf({ record: PLANNED, can })
  expect(toUpdateBody(base, base)).toEqual({})
  expect(toUpdateBody({ ...base, usm_until: '', until_time: '' }, base)).toEqual({ usm_until: null })
  expect(toUpdateBody({ ...base, usm_message: 'Soon' }, base)).toEqual({ usm_message: 'Soon' })

  const over = valuesOf({ record: { ...KEPT_OUT, state: 'over', usm_until: '2020-01-01T10:00:00.000000Z' }, can })
  expect(validateWith(editRules(over))({ ...over, usm_message: 'It was' })).toEqual({})
  expect(validateWith(editRules(over))({ ...over, until_time: '23:59' })).toEqual({ usm_until: 'endTooEarly' })
})
