import {
  type Credential,
  type CredentialField,
  credentialProblems,
  fitsPattern,
  isSecret,
  lackingCredentials,
} from './credentials'
import { fieldHelp, fieldLabel, patternHint } from './credentialWords'

const asks = (credential: Credential, more: Partial<CredentialField> = {}): CredentialField => ({
  credential,
  required: true,
  secret: false,
  pattern: '',
  label: {},
  help: {},
  ...more,
})

test.each([
  ['ca-pub-1234', 'ca-pub-####', true],
  ['ca-pub-123', 'ca-pub-####', false],
  ['ca-pub-12345', 'ca-pub-####', false],
  ['ca-pub-12a4', 'ca-pub-####', false],
  ['aB3é', '????', true],
  ['a-b', '???', false],
  ['anything at all', '*', true],
  ['', '*', true],
  ['', '#', false],
  ['report@network.example', '*@*.example', true],
  ['abcabcabd', '*abd', true],
  ['whatever', '', true],
])('%j looks like %j: %s', (text, pattern, fits) => {
  expect(fitsPattern(text, pattern)).toBe(fits)
})

test('no pattern makes a long text wait', () => {
  expect(fitsPattern('a'.repeat(16_384), `${'*a'.repeat(49)}*b`)).toBe(false)
})

test('a type cannot make known what is secret by its nature', () => {
  expect(isSecret({ credential: 'password', secret: false })).toBe(true)
  expect(isSecret({ credential: 'identity', secret: true })).toBe(true)
  expect(isSecret({ credential: 'identity', secret: false })).toBe(false)
})

test.each<[Credential, string, string | undefined]>([
  ['access_token', ' \n', 'required'],
  ['access_token', 'a'.repeat(1_024), undefined],
  ['access_token', 'a'.repeat(1_025), 'tooLong'],
  ['login', 'two\nlines', 'invalidCharacters'],
  ['login', ' pasted with a break \n', undefined],
  ['domain', 'https://reports.network.example/v2', undefined],
  ['domain', 'not a host', 'domain'],
  ['email', 'Reports@Network.example', undefined],
  ['email', 'reports@', 'email'],
  ['public_key', 'first\r\nsecond', undefined],
  ['service_account', '{"type": "service_account"}', undefined],
  ['service_account', '["no object"]', 'jsonObject'],
  ['service_account', '{"cut": ', 'jsonObject'],
  ['service_account', 'null', 'jsonObject'],
])('a credential %s that says %j: %s', (credential, text, code) => {
  expect(credentialProblems([asks(credential)], { [credential]: text })).toEqual(
    code ? [{ credential, field: `credentials.${credential}`, code }] : [],
  )
})

const codes = (...args: Parameters<typeof credentialProblems>) =>
  Object.fromEntries(credentialProblems(...args).map(({ field, code }) => [field, code]))

test('a pattern is asked of what is said, not of what may be left out', () => {
  const fields = [asks('identity', { required: false, pattern: 'pub-####' })]
  expect(codes(fields, {})).toEqual({})
  expect(codes(fields, { identity: '' })).toEqual({})
  expect(codes(fields, { identity: 'pub-12' })).toEqual({ 'credentials.identity': 'pattern' })
  expect(codes(fields, { identity: ' pub-1234 ' })).toEqual({})
})

test('what is stored and not said again stays; a required one cannot be said empty', () => {
  const fields = [asks('password'), asks('client_secret')]
  expect(codes(fields, {}, { password: true })).toEqual({ 'credentials.client_secret': 'required' })
  expect(codes(fields, { password: '' }, { password: true, client_secret: true })).toEqual({
    'credentials.password': 'required',
  })
})

test('what a type does not ask for is refused', () => {
  expect(codes([asks('login')], { login: 'ana', password: 'x' })).toEqual({ 'credentials.password': 'unknownField' })
})

test('a network lacks what its type has come to require', () => {
  const fields = [asks('login'), asks('client_secret'), asks('domain', { required: false })]
  expect(lackingCredentials(fields, ['login'])).toEqual([{ credential: 'client_secret', label: {} }])
  expect(lackingCredentials(fields, ['client_secret', 'login', 'identity'])).toEqual([])
})

test('a type’s own words stand in the languages that it has them in, the catalogue’s in the others', () => {
  const field = asks('identity', { label: { en: 'Publisher ID', pt: '' }, help: { it: 'Nel menu Account' } })
  expect(fieldLabel(field, 'en')).toBe('Publisher ID')
  expect(fieldLabel(field, 'pt')).toBe(fieldLabel(asks('identity'), 'pt'))
  expect(fieldHelp(field, 'it')).toBe('Nel menu Account')
  expect(fieldHelp(field, 'en')).not.toBe('')
})

test('a pattern is said in words, with the signs that are in it', () => {
  expect(patternHint('pub-##', 'en')).toBe('Looks like pub-## (# a digit)')
  expect(patternHint('*@??', 'it')).toBe('Ha il formato *@?? (? una lettera o cifra, * qualsiasi testo)')
  expect(patternHint('fixed', 'en')).toBe('Looks like fixed')
  expect(patternHint('', 'es')).toBe('')
})
