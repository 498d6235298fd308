import { ApiError, type ApiErrorCode } from './ApiError'
import { patience } from './patience'

const failure = (code: ApiErrorCode, status: number | null = null, retryAfter: number | null = null) =>
  new ApiError({ code, status, retryAfter, failure: 'get' })

/** How often a question that fails like this is asked again. */
const triesAfter = (error: Error): number => {
  let failures = 0
  while (failures < 99 && patience.retry(failures, error)) failures += 1
  return failures
}

test.each([
  ['a database that is away', failure('unavailable', 503, 2), 3],
  ['a gateway without a server behind it', failure('badAnswer', 502), 3],
  ['a gateway that waited too long', failure('badAnswer', 504), 3],
  ['a request that took too long to arrive', failure('requestTimeout', 408), 3],
  ['no answer at all', failure('network'), 3],
  ['ten seconds of silence', failure('timeout'), 1],
  ['maintenance', failure('maintenance', 503), 0],
  ['a statement that took too long', failure('unavailable', 503, 30), 0],
  ['a failure of ours', failure('internal', 500), 0],
  ['too many questions', failure('tooManyRequests', 429, 5), 0],
  ['a record that is not there', failure('notFound', 404), 0],
  ['something that is no call', new Error('what'), 0],
])('after %s a question is asked again so often', (_, error, times) => {
  expect(triesAfter(error)).toBe(times)
})

test('each pause is twice the one before, unless the server says how long it needs, and a little at random', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValue(0)
  expect(patience.retryDelay(0, failure('network'))).toBe(750)
  expect([0, 1, 2].map(failures => patience.retryDelay(failures, failure('network')))).toEqual([500, 1000, 2000])
  expect(patience.retryDelay(2, failure('unavailable', 503, 2))).toBe(2000)
})
