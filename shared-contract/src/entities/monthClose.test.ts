import { isRateLikely } from './monthClose'

/** What is known of the dollar where nothing is wrong, and ten times as much where something is. */
const RIGHT = '5.40'
const WRONG = '54.00'
/** Of twenty days, the last of them wrong. */
const SPOILT = '7.83'
const known = (average: string | null, last: string | null, before: string | null) => ({
  ...{ average, days: 20, before },
  last: last === null ? null : { day: '2026-10-30', value: last },
})

describe('a rate can be meant', () => {
  test.each([
    ['nothing is wrong', known(RIGHT, RIGHT, RIGHT)],
    ['the last quotation is wrong', known(SPOILT, WRONG, RIGHT)],
    ['the month before was closed with a wrong one', known(RIGHT, RIGHT, WRONG)],
    ['nothing was quoted', known(null, null, RIGHT)],
    ['it is the first close, and the last quotation is wrong', known(SPOILT, WRONG, null)],
    ['nothing at all is known', known(null, null, null)],
  ])('that is typed, where %s', (_, proposal) => {
    expect(isRateLikely(RIGHT, 'typed', proposal)).toBe(true)
  })

  test.each([
    ['one quotation is as wrong', known(SPOILT, WRONG, RIGHT)],
    ['nothing was quoted', known(null, null, RIGHT)],
    ['it is the first close', known(RIGHT, null, null)],
  ])('but not ten times as much, though %s', (_, proposal) => {
    expect(isRateLikely(WRONG, 'typed', proposal)).toBe(false)
  })

  test('that is quoted, beside what the month before was closed with, or at the first close beside each other', () => {
    expect(isRateLikely(SPOILT, 'average', known(SPOILT, WRONG, RIGHT))).toBe(true)
    expect(isRateLikely(WRONG, 'average', known(WRONG, RIGHT, null))).toBe(false)
    expect(isRateLikely(WRONG, 'last', known(SPOILT, WRONG, RIGHT))).toBe(false)
    expect(isRateLikely(RIGHT, 'average', known(RIGHT, RIGHT, WRONG))).toBe(false)
    expect(isRateLikely(RIGHT, 'last', known(RIGHT, RIGHT, WRONG))).toBe(false)
    expect(isRateLikely(WRONG, 'last', known(SPOILT, WRONG, null))).toBe(false)
  })
})
