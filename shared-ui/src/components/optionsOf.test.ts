import { optionsOf } from './optionsOf'

test('values are options by the words for them, numbers as the text that fields and addresses hold', () => {
  expect(optionsOf([1, 0], { 0: 'Out', 1: 'Lit' })).toEqual([
    { value: '1', label: 'Lit' },
    { value: '0', label: 'Out' },
  ])
  expect(optionsOf(['paper', 'tin'])).toEqual([
    { value: 'paper', label: 'paper' },
    { value: 'tin', label: 'tin' },
  ])
})
