import { nextSort } from './sort'

test('a heading goes up, then down, then back to no order', () => {
  const up = nextSort([], 'name', false)
  expect(up).toEqual([{ field: 'name', dir: 'asc' }])
  const down = nextSort(up, 'name', false)
  expect(down).toEqual([{ field: 'name', dir: 'desc' }])
  expect(nextSort(down, 'name', false)).toEqual([])
})

test('another heading takes over, or adds itself when asked to', () => {
  const sort = [{ field: 'name', dir: 'asc' as const }]
  expect(nextSort(sort, 'size', false)).toEqual([{ field: 'size', dir: 'asc' }])
  expect(nextSort(sort, 'size', true)).toEqual([
    { field: 'name', dir: 'asc' },
    { field: 'size', dir: 'asc' },
  ])
})

test('adding to what is there changes only the heading that was pressed', () => {
  const sort = [
    { field: 'name', dir: 'asc' as const },
    { field: 'size', dir: 'desc' as const },
  ]
  expect(nextSort(sort, 'name', true)).toEqual([
    { field: 'name', dir: 'desc' },
    { field: 'size', dir: 'desc' },
  ])
  expect(nextSort(sort, 'size', true)).toEqual([{ field: 'name', dir: 'asc' }])
})
