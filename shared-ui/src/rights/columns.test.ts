import { CONTROLLERS, PAIRS } from '@candela/shared-contract'
import { pairOf } from '@candela/shared-contract/rights/families'
import { COLUMNS, cellPair, otherMethods } from './columns'

test('cells and chips together show every right once', () => {
  const shown = CONTROLLERS.flatMap(controller => [
    ...COLUMNS.flatMap(column => cellPair(controller, column) ?? []),
    ...otherMethods(controller).map(method => pairOf(controller, method)),
  ])
  expect(shown.toSorted()).toEqual(PAIRS.toSorted())
})

test('a controller without a method has no cell for it', () => {
  expect(cellPair('userAccessLog', 'store')).toBeUndefined()
  expect(cellPair('user', 'store')).toBe('user.store')
})
