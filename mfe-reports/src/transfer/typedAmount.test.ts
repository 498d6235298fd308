import { exactAmount, isAmount } from './typedAmount'

test.each([
  ['1,294.50', '.', '1294.50'],
  ['1294.5', '.', '1294.5'],
  ['1294,50', '.', '1294.50'],
  ['1,294', '.', '1294'],
  ['1.294,50', ',', '1294.50'],
  ['1.294', ',', '1294'],
  ['1 294,50', ',', '1294.50'],
  ['1294.50', ',', '1294.50'],
  ['1.234.567', ',', '1234567'],
] as const)('%s, with %s as the decimal mark, is %s', (typed, decimal, exact) => {
  expect([exactAmount(typed, decimal), isAmount(exactAmount(typed, decimal))]).toEqual([exact, true])
})

test.each(['', 'ten', '1.2345', '-5'])('%s is no amount', typed => {
  expect(isAmount(exactAmount(typed, ','))).toBe(false)
})
