import { PAIRS, type Pair, type Scope } from '@candela/shared-contract'
import { toPermissions } from '../../../test/people'
import { canGroup, groupScope, objectionsTo } from './group.policy'

const actor = (pairs: readonly Pair[], scope: Scope = 'all', groupId: number | null = 1) => ({
  pairs: new Set(pairs),
  scope,
  groupId,
})

describe('who reaches which groups', () => {
  it.each([
    ['all', 1, { all: true }],
    ['managed', 4, { all: false, own: 4 }],
    ['own', 5, { all: false, own: 5 }],
    ['own', null, { all: false, own: 0 }],
  ] as const)('%s rows, group %s', (scope, groupId, expected) => {
    expect(groupScope({ scope, groupId })).toEqual(expected)
  })
})

describe('what somebody may do to a group', () => {
  const all: readonly Pair[] = ['group.get', 'group.update', 'group.destroy']
  it.each([
    [all, 'update', 1, true],
    [all, 'destroy', 1, false],
    [all, 'destroy', 2, true],
    [[], 'update', 2, false],
    [['group.get'], 'update', 2, false],
    [['group.update'], 'destroy', 2, false],
  ] as const)('with %j: %s group %i → %s', (pairs, action, id, expected) => {
    expect(canGroup(actor(pairs), action, { id, gro_is_administrators: false, above: false })).toBe(expected)
  })

  it('above the actor: nothing; of the administrators: no removal', () => {
    const may = (facts: object) =>
      (['update', 'destroy'] as const).filter(action =>
        canGroup(actor(all), action, { id: 2, gro_is_administrators: false, above: false, ...facts }),
      )
    expect(may({ above: true })).toEqual([])
    expect(may({ gro_is_administrators: true })).toEqual(['update'])
  })
})

describe('what speaks against a change', () => {
  const before = (gro_scope: Scope, pairs: readonly Pair[], id = 2) => ({
    id,
    gro_scope,
    gro_is_administrators: false,
    permissions: toPermissions(pairs),
  })
  const whole = { ...before('all', PAIRS), gro_is_administrators: true }
  const after = (gro_scope: Scope, pairs: readonly Pair[]) => ({ gro_scope, permissions: toPermissions(pairs) })
  const said = (...args: Parameters<typeof objectionsTo>) =>
    objectionsTo(...args).map(({ field, code }) => `${field} ${code}`)

  it.each<[string, Parameters<typeof objectionsTo>, string[]]>([
    ['a right of one’s own', [actor(['type.list']), null, after('all', ['type.list'])], []],
    [
      'a right of others',
      [actor(['type.list']), null, after('own', ['type.list', 'user.get'])],
      ['permissions.1 notHeld'],
    ],
    ['taking a right', [actor([]), before('own', ['user.get']), after('own', [])], []],
    ['a wider reach than one’s own', [actor([], 'managed'), null, after('all', [])], ['gro_scope notHeld']],
    ['a reach that hides it from its maker', [actor([], 'managed'), null, after('managed', [])], ['gro_scope notHeld']],
    ['the reach that it has', [actor([], 'managed', 2), before('managed', []), after('managed', [])], []],
    ['narrowing one’s own', [actor([]), before('all', [], 1), after('managed', [])], ['gro_scope lastRight']],
    ['narrowing another', [actor([]), before('all', []), after('own', [])], []],
    [
      'leaving one’s own without the way back',
      [actor(['group.get']), before('all', ['group.list', 'group.get'], 1), after('all', ['group.get'])],
      ['permissions lastRight'],
    ],
    ['calling the administrators anew', [actor(PAIRS), whole, after('all', PAIRS)], []],
    [
      'narrowing the administrators',
      [actor(PAIRS), whole, after('managed', PAIRS.slice(1))],
      ['gro_scope holdsAll', 'permissions holdsAll'],
    ],
    ['one’s own that never had it', [actor([]), before('all', ['type.list'], 1), after('all', [])], []],
  ])('%s', (_case, args, expected) => {
    expect(said(...args)).toEqual(expected)
  })
})
