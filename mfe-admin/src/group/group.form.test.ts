import type { GroupAnswer } from './group.api'
import { copyOf, emptyGroup, mergePermissions, problemsOf, samePermissions, valuesOf } from './group.form'

const right = (grp_controller: string, grp_method: string) => ({ grp_controller, grp_method })

const answer: GroupAnswer = {
  record: {
    id: 4,
    gro_name: 'Support',
    gro_scope: 'managed',
    permissions: [right('website', 'list'), right('user', 'list')],
    users_count: 3,
    gro_is_administrators: false,
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-11-20T00:00:00.000001Z',
  },
  can: { update: true, destroy: true },
}

test('the form holds what is sent, in one order', () => {
  expect(valuesOf(answer)).toEqual({
    gro_name: 'Support',
    gro_scope: 'managed',
    permissions: [right('user', 'list'), right('website', 'list')],
  })
})

test('a copy has everything but the name', () => {
  expect(copyOf(answer)).toEqual({ ...valuesOf(answer), gro_name: '' })
})

test('a new group reaches its own rows and can at least sign in', () => {
  const { gro_scope, permissions } = emptyGroup()
  expect(gro_scope).toBe('own')
  expect(permissions).toContainEqual(right('auth', 'session'))
})

test('rights that two people changed come together', () => {
  const { permissions: base } = valuesOf(answer)
  const mine = [...base, right('website', 'get')]
  const theirs = [right('website', 'list')]
  const merged = mergePermissions(base, mine, theirs)
  expect(samePermissions(merged, [right('website', 'list'), right('website', 'get')])).toBe(true)
})

test('what the server says of an entry belongs to that right', () => {
  const { permissions } = valuesOf(answer)
  expect([...problemsOf(permissions, [undefined, 'You cannot give it'])]).toEqual([
    ['website.list', 'You cannot give it'],
  ])
  expect([...problemsOf(permissions, [{ grp_method: 'Unknown' }])]).toEqual([['user.list', 'Unknown']])
  expect(problemsOf(permissions, 'You would lose it').size).toBe(0)
})
