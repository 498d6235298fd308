import {
  has,
  headerCheckboxState,
  NONE_SELECTED,
  type SelectedRows,
  stillThere,
  toBulkTarget,
  withRows,
} from './selectedRows'

const versionsOf = (version: string, ...ids: number[]) => new Map(ids.map(id => [id, version]))
const picked = (...ids: number[]): SelectedRows => ({ versions: versionsOf('noon', ...ids) })
const all = (...ids: number[]): SelectedRows => ({ ...picked(...ids), allAsOf: 'one' })
const FETCHED = new Set([1, 2, 3])
const SHOWN = { fetched: FETCHED, versions: versionsOf('noon', 1, 2, 3) }

test('rows are chosen and let go one by one or together', () => {
  const some = withRows(NONE_SELECTED, [1, 2], true, SHOWN)
  expect(some).toEqual(picked(1, 2))
  expect(withRows(some, [1], false, SHOWN)).toEqual(picked(2))
})

test('a row stays chosen as it was shown then, until it is chosen anew', () => {
  const some = withRows(NONE_SELECTED, [1, 2], true, SHOWN)
  const later = { ...SHOWN, versions: versionsOf('night', 1, 2, 3) }
  const more = withRows(some, [3, 2], true, later)
  expect(more.versions).toEqual(new Map([...versionsOf('noon', 1), ...versionsOf('night', 2, 3)]))
})

test('what is not shown is not chosen', () => {
  expect(withRows(NONE_SELECTED, [1, 9], true, SHOWN)).toEqual(picked(1))
})

test('one taken out of all leaves the other rows that can be named, as they were shown first', () => {
  const later = { ...SHOWN, versions: versionsOf('night', 1, 2, 3) }
  expect(withRows(all(1, 2), [2], false, later).versions).toEqual(
    new Map([...versionsOf('noon', 1), ...versionsOf('night', 3)]),
  )
})

test('of all that match also those are chosen that come into sight later', () => {
  expect([has(picked(1), 1), has(picked(1), 9), has(all(1), 9)]).toEqual([true, false, true])
})

test('the box over the rows is full, half or empty', () => {
  expect(headerCheckboxState(NONE_SELECTED, FETCHED)).toBe(false)
  expect(headerCheckboxState(picked(2), FETCHED)).toBe('mixed')
  expect(headerCheckboxState(picked(1, 2, 3), FETCHED)).toBe(true)
  expect(headerCheckboxState(all(1), FETCHED)).toBe(true)
})

test('a row that is chosen on another page keeps the box half full', () => {
  expect(headerCheckboxState(picked(9), FETCHED)).toBe('mixed')
})

test('rows that are gone from a list that is here as a whole are no longer counted', () => {
  expect(stillThere(picked(2, 9), FETCHED, 3)).toEqual(picked(2))
  expect(stillThere(picked(2, 9), FETCHED, 200)).toEqual(picked(2, 9))
  expect(stillThere(all(2), new Set(), 0)).toEqual(NONE_SELECTED)
})

test('a bulk call is told the rows, or the question that all of them answer and when, with what was in sight', () => {
  const question = { search: 'ana', filters: { status: ['on'] } }
  const rows = [
    { id: 3, updated_at: 'noon' },
    { id: 1, updated_at: 'noon' },
  ]
  expect(toBulkTarget(picked(3, 1), question)).toEqual({ rows })
  expect(toBulkTarget(all(3, 1), question)).toEqual({ rows, matching: { ...question, asOf: 'one' } })
  expect(toBulkTarget(all(3, 1), { search: '', filters: {} })).toEqual({ rows, matching: { asOf: 'one' } })
})
