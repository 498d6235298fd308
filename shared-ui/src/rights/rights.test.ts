import type { Pair } from '@candela/shared-contract'
import { diffOf, mergeRights, type Rights, shareOf, toPermissions, toRights, withRights } from './rights'

const rights = (...pairs: Pair[]): Rights => new Set(pairs)

test('of several rights all, some or none are held', () => {
  const held = rights('user.list', 'user.get')
  expect(shareOf(['user.list', 'user.get'], held)).toBe(true)
  expect(shareOf(['user.list', 'user.store'], held)).toBe('mixed')
  expect(shareOf(['user.store'], held)).toBe(false)
})

test('several rights are given and taken at once, without touching the set that was', () => {
  const before = rights('user.list')
  expect([...withRights(before, ['user.get', 'user.list'], true)]).toEqual(['user.list', 'user.get'])
  expect([...withRights(before, ['user.list'], false)]).toEqual([])
  expect([...before]).toEqual(['user.list'])
})

test('a change is what was added and what was removed, in the order of the contract', () => {
  const before = rights('user.destroy', 'website.list')
  const after = rights('website.list', 'website.store', 'account.list')
  expect(diffOf(before, after)).toEqual({ added: ['account.list', 'website.store'], removed: ['user.destroy'] })
})

test('what two people did comes together, and nobody undoes the other', () => {
  const base = rights('user.list', 'user.get')
  const mine = rights('user.list', 'user.store')
  const theirs = rights('user.list', 'user.get', 'website.list')
  expect([...mergeRights(base, mine, theirs)].toSorted()).toEqual(['user.list', 'user.store', 'website.list'])
})

test('equal sets are equal lists, and a right of a newer contract stays where it was', () => {
  const fromNewer = { grp_controller: 'user', grp_method: 'fly' }
  const before = [
    { grp_controller: 'website', grp_method: 'list' },
    fromNewer,
    { grp_controller: 'user', grp_method: 'list' },
  ]
  expect([...toRights(before)]).toEqual(['website.list', 'user.list'])
  expect(toPermissions(toRights(before), before)).toEqual([
    { grp_controller: 'user', grp_method: 'list' },
    { grp_controller: 'website', grp_method: 'list' },
    fromNewer,
  ])
})
