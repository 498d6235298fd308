import { ungrouped } from './cells'

const [FIXED, NARROW] = ['\u00a0', '\u202f']

it.each([
  ['1 234 567,5', ',', '1234567.5'],
  [`12${FIXED}345`, ',', '12345'],
  [`R$${FIXED}1${NARROW}234,50`, ',', '1234.50'],
  ['-1 234.5', '.', '-1234.5'],
  [' 1,234.50 ', '.', '1234.50'],
  ['€ 12', ',', '12'],
] as const)('%s with decimals after %s is %s', (text, decimal, expected) => {
  expect(ungrouped(text, decimal)).toBe(expected)
})

it.each([
  ['10 20', '.'],
  ['5 0', ','],
  ['1 2.5', '.'],
  ['1.5 0', '.'],
  [`10${FIXED}20`, ','],
  [`1${NARROW}23`, '.'],
  ['1 234,567', '.'],
  ['0 123', '.'],
] as const)('a blank in %s parts no thousands: with decimals after %s it is no number', (text, decimal) => {
  expect(ungrouped(text, decimal)).toMatch(/_/)
})
