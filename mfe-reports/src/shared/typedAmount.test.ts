import { exactAmount, isAmount } from './typedAmount'

test.each([
  ['1,294.50', '.', '1294.50'],
  ['1294.5', '.', '1294.5'],
  ['1294,50', '.', '1294.50'],
  ['1,294', '.', '1294'],
  ['1.294,50', '.', '1294.50'],
  ['1.294,50', ',', '1294.50'],
  ['1,294.50', ',', '1294.50'],
  ['1.294', ',', '1294'],
  ['1 294,50', ',', '1294.50'],
  ['1294.50', ',', '1294.50'],
  ['1.234.567', ',', '1234567'],
] as const)('%s, with %s as the decimal mark, is %s', (typed, decimal, exact) => {
  expect([exactAmount(typed, decimal), isAmount(exactAmount(typed, decimal))]).toEqual([exact, true])
})

test.each([
  ['0.234', ',', '0.234'],
  ['0,234', '.', '0.234'],
  ['1234.567', ',', '1234.567'],
  ['12.345678', ',', '12.345678'],
  ['-1.234,567891', ',', '-1234.567891'],
  ['-1,234.567891', '.', '-1234.567891'],
] as const)('%s, with %s as the decimal mark, is %s, to the last digit', (typed, decimal, exact) => {
  expect(exactAmount(typed, decimal)).toBe(exact)
})

test.each(['', 'ten', '1.2345', '-5', '1.2.3', '1,29,4.50', '1.294,50,1'])('%s is no amount', typed => {
  expect(isAmount(exactAmount(typed, ','))).toBe(false)
})
