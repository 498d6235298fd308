import { strengthOf } from './strength'

test.each([
  ['', 'weak'],
  ['a', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['sol-77', 'weak'],
  ['novo-sol', 'fair'],
  ['Sol e mar', 'good'],
  ['correct horse battery', 'strong'],
  ['x7$Kq2!vLm9', 'strong'],
  ['Ωμέγα-σίγμα', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('the name in one’s own address adds nothing', () => {
  expect(strengthOf('livia.prado', 'livia.prado@cariri.example')).toBe('weak')
  expect(strengthOf('livia.prado', 'ana@cariri.example')).not.toBe('weak')
})
