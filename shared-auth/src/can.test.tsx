import { act, render, renderHook, screen } from '@testing-library/react'
import { Can, useCan } from './can'
import { endSession, replaceUser, startSession } from './session'
import { aGroup, aUser } from './testSupport'

beforeEach(() => endSession())

test('nobody may do anything', () => {
  expect(renderHook(() => useCan('account.list')).result.current).toBe(false)
})

test.each([
  ['no group', null],
  ['an empty group', aGroup()],
])('a person with %s may do nothing', (_, group) => {
  startSession('secret', aUser({ group }), {})
  expect(renderHook(() => useCan('account.list', 'user.list')).result.current).toBe(false)
})

test('any of the pairs is enough, and none of them is not', () => {
  startSession('secret', aUser({ group: aGroup('user.list') }), {})
  expect(renderHook(() => useCan('account.list', 'user.list')).result.current).toBe(true)
  expect(renderHook(() => useCan('account.list', 'user.update')).result.current).toBe(false)
  expect(renderHook(() => useCan()).result.current).toBe(false)
})

test('what is on the screen follows the rights', () => {
  startSession('secret', aUser({ group: aGroup('user.list') }), {})
  render(<Can anyOf={['user.list']}>Users</Can>)
  expect(screen.getByText('Users')).toBeInTheDocument()
  act(() => replaceUser(aUser({ group: aGroup('account.list') })))
  expect(screen.queryByText('Users')).not.toBeInTheDocument()
})
