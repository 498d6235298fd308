import { validateWith } from '@candela/shared-ui/form'
import {
  EMPTY_NETWORK_TYPE,
  editRules,
  fieldsOf,
  lineProblems,
  newField,
  newLacks,
  newRules,
  previewProblems,
  toCreateBody,
  toUpdateBody,
  valuesOf,
} from './networkType.form'
import { asksFor, VIDEO } from './testNetworkType'

const values = valuesOf({ record: VIDEO })

test('the form holds what can be said of a type, and nothing of who uses it', () => {
  expect(values).toEqual({
    ant_name: 'Video bidder',
    ant_status: 1,
    ant_auth_kind: 'oauth',
    ant_time_zone: 'Europe/Rome',
    ant_currency: 'EUR',
    ant_final_after_days: '7',
    ant_fields: VIDEO.ant_fields.map((field, index) => ({ ...field, key: index + 1 })),
    ant_ads_txt_lines: 'video.example, {account_id}, DIRECT',
  })
})

test('a new one needs a name, and asks for nothing yet', () => {
  expect(validateWith(newRules)(EMPTY_NETWORK_TYPE)).toEqual({ ant_name: 'required' })
  expect(
    toCreateBody({ ...EMPTY_NETWORK_TYPE, ant_name: 'Feed', ant_ads_txt_lines: '\n a.example,1,direct \r\n\n' }),
  ).toEqual({
    ant_name: 'Feed',
    ant_status: 1,
    ant_auth_kind: 'token',
    ant_time_zone: 'UTC',
    ant_currency: 'USD',
    ant_final_after_days: 15,
    ant_fields: [],
    ant_ads_txt_lines: ['a.example,1,direct'],
  })
})

test.each([
  ['', 'digits'],
  ['1.5', 'digits'],
  ['-1', 'digits'],
  ['91', 'tooBig'],
])('days until final that say %j: %s', (ant_final_after_days, code) => {
  expect(validateWith(editRules)({ ...values, ant_final_after_days })).toEqual({ ant_final_after_days: code })
})

test('only what was changed is sent, and empty words of one’s own are none', () => {
  expect(toUpdateBody(values, values)).toEqual({})
  const [first, second] = values.ant_fields
  if (!first || !second) throw new Error('two fields')
  const untouched = { ...values, ant_fields: [{ ...first, label: { pt: ' ' }, help: { es: '' } }, second] }
  expect(toUpdateBody(untouched, values)).toEqual({})
  expect(toUpdateBody({ ...values, ant_fields: [second, first], ant_final_after_days: '8' }, values)).toEqual({
    ant_fields: [VIDEO.ant_fields[1], VIDEO.ant_fields[0]],
    ant_final_after_days: 8,
  })
  expect(toUpdateBody({ ...values, ant_ads_txt_lines: `\n${values.ant_ads_txt_lines}\n` }, values)).toEqual({})
})

test('a credential is secret by nature from the start', () => {
  expect([newField('password').secret, newField('login').secret]).toEqual([true, false])
})

test('wrong lines are said by their place in the text, the field as a whole is wrong', () => {
  const text = '# ours\n\na.example, 1, DIRECT\nA.example,1,direct'
  expect(lineProblems(text)).toEqual([
    { place: 1, code: 'adsTxtLine' },
    { place: 4, code: 'duplicate' },
  ])
  expect(validateWith(editRules)({ ...values, ant_ads_txt_lines: text })).toEqual({ ant_ads_txt_lines: 'adsTxtLine' })
})

test('a field of a row is wrong at its place', () => {
  const [first, second] = values.ant_fields
  if (!first || !second) throw new Error('two fields')
  const rows = [first, { ...second, label: { it: 'x'.repeat(61) } }]
  expect(validateWith(editRules)({ ...values, ant_fields: rows })).toEqual({
    ant_fields: [undefined, { label: { it: 'tooLong' } }],
  })
})

test('networks lack what is newly required and not stored, and nothing that they lacked before', () => {
  const before = VIDEO.ant_fields
  const lacks = (after: typeof before) =>
    newLacks(before, after, VIDEO).map(({ credential, count }) => [credential, count])
  expect(lacks(before)).toEqual([])
  expect(lacks([...before, asksFor('client_secret')])).toEqual([['client_secret', 12]])
  expect(lacks([...before, asksFor('client_secret', { required: false })])).toEqual([])
  expect(lacks([asksFor('identity'), asksFor('client_id')])).toEqual([['identity', 8]])
  expect(newLacks([asksFor('login')], [asksFor('login'), asksFor('client_id')], VIDEO)).toEqual([])
})

test('the preview says what the form of a network says', () => {
  const problems = previewProblems(fieldsOf(values.ant_fields))
  expect(problems({ credentials: { client_id: 'app-12' } })).toEqual({ credentials: { client_id: 'pattern' } })
  expect(problems({ credentials: { client_id: 'app-1234' } })).toEqual({})
})
