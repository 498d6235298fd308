import { inOrder, inPlaceOf, moved, readLook, writeLook } from './listLook'

const columns = ['name', 'size', 'owner', 'changed'].map(field => ({ field }))
const fields = (order: string[]) => inOrder(columns, order).map(({ field }) => field)

beforeEach(() => localStorage.clear())

test('the first column stays first and new columns come last', () => {
  expect(fields(['owner', 'name', 'size'])).toEqual(['name', 'owner', 'size', 'changed'])
  expect(fields([])).toEqual(['name', 'size', 'owner', 'changed'])
})

test('a column moves by one place', () => {
  expect(moved(['size', 'owner', 'changed'], 'owner', -1)).toEqual(['owner', 'size', 'changed'])
  expect(moved(['size', 'owner', 'changed'], 'owner', 1)).toEqual(['size', 'changed', 'owner'])
})

test('a column that is dragged takes the place of another, up or down', () => {
  expect(inPlaceOf(['size', 'owner', 'changed'], 'changed', 'size')).toEqual(['changed', 'size', 'owner'])
  expect(inPlaceOf(['size', 'owner', 'changed'], 'size', 'changed')).toEqual(['owner', 'changed', 'size'])
})

test('a look is kept per person and list, and what cannot be read is forgotten', () => {
  writeLook('group', 1, { order: ['size'], hidden: ['owner'], density: 'compact' })
  expect(readLook('group', 1)).toEqual({ order: ['size'], hidden: ['owner'], density: 'compact' })
  expect(readLook('group', 2)).toEqual({ order: [], hidden: [], density: 'normal' })
  localStorage.setItem('candela.list.group.1', '{"density":"huge","order":"size","hidden":[1]}')
  expect(readLook('group', 1)).toEqual({ order: [], hidden: [], density: 'normal' })
  localStorage.setItem('candela.list.group.1', 'not json')
  expect(readLook('group', 1)).toEqual({ order: [], hidden: [], density: 'normal' })
})
