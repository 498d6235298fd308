import { fitsPattern, isSecret } from './credentials'

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
