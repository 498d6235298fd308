import { NOTHING, stateOf, stillThere, toChosen, withRows } from './chosen'

const FETCHED = [1, 2, 3]

test('rows are chosen and let go one by one or together', () => {
  const some = withRows(NOTHING, [1, 2], true, FETCHED)
  expect([...(some as Set<number>)]).toEqual([1, 2])
  expect(withRows(some, [1], false, FETCHED)).toEqual(new Set([2]))
})

test('one taken out of all leaves the other rows that can be named', () => {
  expect(withRows('all', [2], false, FETCHED)).toEqual(new Set([1, 3]))
})

test('the box over the rows is full, half or empty', () => {
  expect(stateOf(NOTHING, FETCHED)).toBe(false)
  expect(stateOf(new Set([2]), FETCHED)).toBe('mixed')
  expect(stateOf(new Set([1, 2, 3]), FETCHED)).toBe(true)
  expect(stateOf('all', FETCHED)).toBe(true)
})

test('a row that is chosen on another page keeps the box half full', () => {
  expect(stateOf(new Set([9]), FETCHED)).toBe('mixed')
})

test('rows that are gone from a list that is here as a whole are no longer counted', () => {
  expect(stillThere(new Set([2, 9]), FETCHED, 3)).toEqual(new Set([2]))
  expect(stillThere(new Set([2, 9]), FETCHED, 200)).toEqual(new Set([2, 9]))
  expect(stillThere('all', [], 0)).toEqual(new Set())
})

test('a bulk call is told the rows, or the question that all of them answer', () => {
  const question = { search: 'ana', filters: { status: ['on'] } }
  expect(toChosen(new Set([3, 1]), question, [])).toEqual({ ids: [3, 1] })
  expect(toChosen('all', question, [])).toEqual({ matching: question })
  expect(toChosen('all', { search: '', filters: {} }, [])).toEqual({ matching: {} })
  // What was looked at is said with its version.
  const rows = [
    { id: 1, updated_at: 'noon' },
    { id: 2, updated_at: 'night' },
  ]
  expect(toChosen(new Set([3, 1]), question, rows)).toEqual({ ids: [3, 1], versions: rows.slice(0, 1) })
  expect(toChosen('all', question, rows)).toEqual({ matching: question, versions: rows })
})
