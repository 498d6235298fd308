import { changedPart } from './changedPart'

test.each([
  ['Cariri Sul', 'Cariri Norte', ['Cariri ', 'Sul', '']],
  ['Grupo Cariri', 'Cariri', ['', 'Grupo ', 'Cariri']],
  ['a a', 'a a a', ['a a', '', '']],
  ['a a a', 'a a', ['a a', ' a', '']],
  ['Account manager', 'Publisher owner', ['', 'Account manager', '']],
  ['one two three', 'one 2 three', ['one ', 'two', ' three']],
  ['', 'new', ['', '', '']],
  ['same', 'same', ['same', '', '']],
])('%j beside %j', (text, other, parts) => {
  expect(changedPart(text, other)).toEqual(parts)
})
