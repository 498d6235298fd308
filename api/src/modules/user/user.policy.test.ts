import type { Pair, Scope } from '@candela/shared-contract'
import { toPermissions } from '../../../test/people'
import { DEFAULT_GROUPS, type GroupKey } from '../../seeds/groups'
import { objectionToGiving, outranks } from '../group/group.policy'
import { reachOf } from '../reach'
import { canUser } from './user.policy'

const groupOf = (key: GroupKey) => {
  const index = DEFAULT_GROUPS.findIndex(group => group.key === key)
  const { gro_scope, pairs } = DEFAULT_GROUPS[index] ?? { gro_scope: 'own' as const, pairs: [] }
  return { id: index + 1, gro_scope, permissions: toPermissions([...new Set(pairs)]), pairs }
}
const somebodyIn = (key: GroupKey) => {
  const { id, gro_scope, pairs } = groupOf(key)
  return { id: 100 + id, groupId: id, scope: gro_scope, pairs: new Set(pairs) }
}
const actor = (pairs: readonly Pair[], scope: Scope = 'all') => ({ id: 1, groupId: 9, scope, pairs: new Set(pairs) })
const group = (pairs: readonly Pair[], gro_scope: Scope = 'own', id = 5) => ({
  id,
  gro_scope,
  permissions: toPermissions(pairs),
})

it('everybody or oneself and those one brought in: the scope says which', () => {
  expect(reachOf({ id: 7, scope: 'all' })).toEqual({ all: true })
  expect(reachOf({ id: 7, scope: 'managed' })).toEqual({ all: false, by: 'managed', user: 7 })
  expect(reachOf({ id: 7, scope: 'own' })).toEqual({ all: false, by: 'own', user: 7 })
})

it('oneself is open to oneself without a right, and never removed, governed or invited by oneself', () => {
  const me = { id: 1, above: false, invited: true, usr_status: 'Ativo' as const }
  const allowed = (pairs: readonly Pair[], user: typeof me) =>
    (['update', 'destroy', 'govern', 'invite'] as const).filter(action => canUser(actor(pairs), action, user))
  expect(allowed([], me)).toEqual(['update'])
  expect(allowed(['user.update', 'user.destroy', 'user.invite'], me)).toEqual(['update'])
  expect(allowed([], { ...me, id: 2 })).toEqual([])
  expect(allowed(['user.update', 'user.destroy', 'user.invite'], { ...me, id: 2, above: true })).toEqual([])
  expect(allowed(['user.update', 'user.invite'], { ...me, id: 2 })).toEqual(['update', 'govern', 'invite'])
})

it('somebody is looked as who can sign in and is neither above, nor an administrator, nor oneself', () => {
  const may = (facts: object, pairs: readonly Pair[] = ['user.impersonate']) =>
    canUser(actor(pairs), 'impersonate', {
      id: 2,
      above: false,
      administers: false,
      invited: false,
      usr_status: 'Ativo',
      ...facts,
    })
  expect(may({})).toBe(true)
  expect(may({}, ['user.update'])).toBe(false)
  const refused = [
    { id: 1 },
    { above: true },
    { administers: true },
    { administers: undefined },
    { invited: true },
    { usr_status: 'Inativo' },
    { usr_status: 'Banido' },
  ]
  expect(refused.filter(facts => may(facts))).toEqual([])
})

it('an invitation is for those who are active and have no password yet', () => {
  const may = (facts: object) =>
    canUser(actor(['user.invite']), 'invite', { id: 2, above: false, usr_status: 'Ativo', ...facts })
  expect([may({ invited: true }), may({ invited: false }), may({ invited: true, usr_status: 'Banido' })]).toEqual([
    true,
    false,
    false,
  ])
})

describe('giving a group', () => {
  it.each<[GroupKey, GroupKey[]]>([
    ['SA', ['SA', 'OP', 'FI', 'AM', 'PO', 'PV']],
    ['AM', ['PO', 'PV']],
    ['PO', ['PV']],
    ['PV', []],
  ])('%s gives of the default groups exactly %j', (key, expected) => {
    const giver = somebodyIn(key)
    const given = DEFAULT_GROUPS.map(group => group.key).filter(
      other => objectionToGiving(giver, groupOf(other)) === null,
    )
    expect(given).toEqual(expected)
  })

  it('is refused for a right that the giver lacks, and for a wider reach', () => {
    expect(objectionToGiving(actor(['type.list']), group(['user.list']))).toBe('notHeld')
    expect(objectionToGiving(actor(['type.list'], 'managed'), group([], 'all', 9))).toBe('notHeld')
    expect(objectionToGiving(actor(['type.list', 'user.list'], 'own'), group(['type.list', 'user.list']))).toBe(
      'notHeld',
    )
  })

  it('says of a group out of reach what it says of one that never was', () => {
    expect(objectionToGiving(actor(['type.list'], 'managed'), group([], 'all'))).toBe('notAnOption')
    expect(objectionToGiving(actor(['type.list'], 'managed'), null)).toBe('notAnOption')
  })
})

it('somebody is above others by any right or by reach', () => {
  expect(outranks(group(['user.list']), actor(['type.list']))).toBe(true)
  expect(outranks(group([], 'all'), actor([], 'managed'))).toBe(true)
  expect(outranks(group(['type.list']), actor(['type.list', 'user.list']))).toBe(false)
})
