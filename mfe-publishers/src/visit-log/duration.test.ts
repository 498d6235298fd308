import { formatDuration } from './duration'

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [3600, '1 hr'],
  [86_399, '23 hr 59 min'],
])('%d seconds are %s', (seconds, words) => expect(formatDuration('en_US', seconds)).toBe(words))

test('a length is said in the language of the reader', () => {
  expect(formatDuration('pt_BR', 7_500)).toBe('2 h 5 min')
})
