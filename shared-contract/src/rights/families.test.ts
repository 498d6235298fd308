import { CONTROLLERS, PAIRS } from '../permissions'
import { byController, controllersOf, FAMILY_KEYS, pairsOf, partsOf } from './families'

test('every controller is in exactly one family', () => {
  expect(FAMILY_KEYS.flatMap(controllersOf).toSorted()).toEqual(CONTROLLERS.toSorted())
})

test('the rights of all controllers are all rights', () => {
  expect(CONTROLLERS.flatMap(pairsOf)).toEqual(PAIRS)
})

test('a right can be taken apart again', () => {
  expect(partsOf('user.simpleListByGroup')).toEqual({ controller: 'user', method: 'simpleListByGroup' })
})

test('rights stand together by controller, in the order of the families', () => {
  expect(byController(FAMILY_KEYS, ['user.list', 'auth.session', 'user.get', 'account.list'])).toEqual([
    ['account', ['list']],
    ['user', ['list', 'get']],
    ['auth', ['session']],
  ])
})
