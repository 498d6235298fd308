import { CONTROLLERS, PAIRS } from '@candela/shared-contract'
import { COLUMNS, cellPair, controllersOf, FAMILY_KEYS, otherMethods, pairOf, pairsOf, partsOf } from './families'

test('every controller is in exactly one family', () => {
  expect(FAMILY_KEYS.flatMap(controllersOf).toSorted()).toEqual(CONTROLLERS.toSorted())
})

test('cells and chips together show every right once', () => {
  const shown = CONTROLLERS.flatMap(controller => [
    ...COLUMNS.flatMap(column => cellPair(controller, column) ?? []),
    ...otherMethods(controller).map(method => pairOf(controller, method)),
  ])
  expect(shown.toSorted()).toEqual(PAIRS.toSorted())
  expect(CONTROLLERS.flatMap(pairsOf)).toEqual(PAIRS)
})

test('a controller without a method has no cell for it', () => {
  expect(cellPair('userAccessLog', 'store')).toBeUndefined()
  expect(cellPair('user', 'store')).toBe('user.store')
})

test('a right can be taken apart again', () => {
  expect(partsOf('user.simpleListByGroup')).toEqual({ controller: 'user', method: 'simpleListByGroup' })
})
