import { validateWith } from '@candela/shared-ui/form'
import { EMPTY, followUpOf, isSameRows, rules, toCreateBody, toUpdateBody, valuesOf } from './notification.form'
import { SCHEDULED, SENT } from './testNotification'

const can = { update: true, destroy: true }
const wrong = validateWith(rules)
const RITA = { key: 1, kind: 'users' as const, id: 12, name: 'Rita Campos' }
const READY = { ...EMPTY, not_title: 'Hello', not_message: 'You', not_audience: [RITA] }

test('somebody, a title and a message are needed, in each language that it has', () => {
  expect(wrong(EMPTY)).toEqual({ not_title: 'required', not_message: 'required', not_audience: 'userRequired' })
  expect(wrong(READY)).toEqual({})
  expect(wrong({ ...READY, not_variants: [{ key: 1, language: 'pt', title: ' ', message: 'Olá' }] })).toEqual({
    not_variants: [{ title: 'required' }],
  })
})

test('texts are shorter than 255 characters, as people count them', () => {
  expect(wrong({ ...READY, not_title: '🕯'.repeat(254) })).toEqual({})
  expect(wrong({ ...READY, not_title: 'x'.repeat(255) })).toEqual({ not_title: 'tooLong' })
  expect(wrong({ ...READY, not_message: 'x'.repeat(255) })).toEqual({ not_message: 'tooLong' })
})

test('a link leads to a page of the product and nowhere else', () => {
  expect(wrong({ ...READY, not_path: ' /report/report05 ' })).toEqual({})
  expect(toCreateBody({ ...READY, not_path: 'report/report05' }).not_path).toBe('/report/report05')
  expect(wrong({ ...READY, not_path: '//elsewhere.example' })).toEqual({ not_path: 'link' })
})

test.each([
  ['nothing typed', {}, { not_send_at: 'required', send_time: 'required' }],
  ['no hour', { not_send_at: '2099-03-01', send_time: '25:00' }, { send_time: 'invalid' }],
  ['what is over', { not_send_at: '2020-03-01', send_time: '10:00' }, { not_send_at: 'pastTime' }],
  ['a time to come', { not_send_at: '2099-03-01', send_time: '9.05' }, {}],
])('of a time, %s is judged', (_, typed, problems) => {
  expect(wrong({ ...READY, when: 'later', ...typed })).toEqual(problems)
})

test('what is sent names whom it was chosen by, kind by kind, and the instant of the typed time', () => {
  const tier = { key: 2, kind: 'tiers' as const, id: 2, name: 'Gold' }
  const typed = { ...READY, not_audience: [RITA, tier], not_send_at: '2099-03-01', send_time: '9:05' }
  expect(toCreateBody({ ...typed, when: 'later' })).toEqual({
    not_title: 'Hello',
    not_message: 'You',
    not_variants: [],
    not_path: null,
    not_audience: { users: [12], groups: [], accounts: [], tiers: [2], managers: [] },
    not_send_at: new Date(2099, 2, 1, 9, 5).toISOString(),
  })
  expect(toCreateBody(typed).not_send_at).toBeNull()
})

test('only what was changed is sent, and now is a change of its time', () => {
  const base = valuesOf({ record: SCHEDULED, can })
  expect(toUpdateBody(base, base)).toEqual({})
  expect(toUpdateBody({ ...base, not_message: 'Seven' }, base)).toEqual({ not_message: 'Seven' })
  expect(toUpdateBody({ ...base, when: 'now' }, base)).toEqual({ not_send_at: null })
  expect(toUpdateBody({ ...base, not_audience: [RITA] }, base)).toEqual({
    not_audience: { users: [12], groups: [], accounts: [], tiers: [], managers: [] },
  })
})

test('a follow-up goes to the same and says something else', () => {
  const { not_audience, ...rest } = followUpOf({ record: SENT, can })
  expect(not_audience.map(({ kind, id }) => [kind, id])).toEqual([
    ['tiers', 1],
    ['users', 12],
  ])
  expect({ ...rest, not_audience: [] }).toEqual(EMPTY)
  expect(followUpOf(undefined)).toBe(EMPTY)
})

test('rows are the same whatever their keys', () => {
  expect(isSameRows([RITA], [{ ...RITA, key: 9 }])).toBe(true)
  expect(isSameRows([RITA], [{ ...RITA, id: 13 }])).toBe(false)
})
