import { problemOf } from './failure'

it('says the problem in one line', () => {
  const error = new Error('[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003\nargs: {}\nView the docs')
  expect(problemOf(error)).toBe('Failed to get manifest. #RUNTIME-003')
  expect(problemOf({ odd: true })).toBe('{"odd":true}')
})
