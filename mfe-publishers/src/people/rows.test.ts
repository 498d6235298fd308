import { isSameRows, mergeRows, type RowRules } from './rows'

type Row = { key: number; id: number | null; oil: string }
const rules: RowRules<Row> = { idOf: ({ id }) => id, hasSameContent: (a, b) => a.oil === b.oil }

const rows = (...entries: [id: number | null, oil?: string][]): Row[] =>
  entries.map(([id, oil = 'a'], index) => ({ key: index + 1, id, oil }))
const said = (list: Row[]) => list.map(({ id, oil }) => `${id}${oil}`)

test('lists are the same when they hold the same, in whatever order', () => {
  const isSame = isSameRows(rules)
  expect(isSame(rows([1], [2]), rows([2], [1]))).toBe(true)
  expect(isSame(rows([1]), rows([1, 'b']))).toBe(false)
  expect(isSame(rows([1]), rows([1], [2]))).toBe(false)
})

test('an entry that nobody filled in yet is like no other', () => {
  expect(isSameRows(rules)(rows([null]), rows([null]))).toBe(false)
})

test.each([
  ['what either added', rows([1]), rows([1], [2]), rows([1], [3]), ['1a', '3a', '2a']],
  ['nothing that either took away', rows([1], [2], [3]), rows([2], [3]), rows([1], [2]), ['2a']],
  ['what I changed', rows([1]), rows([1, 'mine']), rows([1]), ['1mine']],
  ['what they changed', rows([1]), rows([1]), rows([1, 'theirs']), ['1theirs']],
  ['once what both added', rows(), rows([1, 'mine']), rows([1]), ['1mine']],
  ['what I have not filled in yet', rows(), rows([null]), rows([1]), ['1a', 'nulla']],
])('both lists together hold %s', (_, base, mine, theirs, expected) => {
  const merged = mergeRows(rules)(base, mine, theirs)
  expect(said(merged)).toEqual(expected)
  expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length)
})
