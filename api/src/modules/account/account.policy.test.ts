import { PAIRS, type Pair, SCOPES, type Scope } from '@candela/shared-contract'
import { type AccountAction, canAccount, objectionToTier, STARTING_TIER } from './account.policy'

const EVERYBODY = ['own', 'managed', 'all'] as const satisfies Scope[]
const TIERS = [1, 2, 3, 4, 5]

it.each<[AccountAction, Pair, readonly Scope[]]>([
  ['update', 'account.update', EVERYBODY],
  ['destroy', 'account.destroy', EVERYBODY],
  ['note', 'account.update', ['managed', 'all']],
  ['addWebsite', 'website.store', EVERYBODY],
  ['removeWebsite', 'website.destroy', EVERYBODY],
])('%s asks for %s and no other right, of whoever has the scope %j', (action, right, scopes) => {
  const others = PAIRS.filter(pair => pair !== right)
  const may = (pairs: readonly Pair[]) => SCOPES.filter(scope => canAccount({ scope, pairs: new Set(pairs) }, action))
  expect({ right: may([right]), every: may(PAIRS), others: may(others), none: may([]) }).toEqual({
    right: scopes,
    every: scopes,
    others: [],
    none: [],
  })
})

it.each<[Scope, number[]]>([
  ['own', [STARTING_TIER]],
  ['managed', TIERS],
  ['all', TIERS],
])('the scope %s gives a new account one of the tiers %j', (scope, allowed) => {
  const objections = TIERS.map(tier => ({ tier, code: objectionToTier({ scope }, tier) }))
  expect(objections).toEqual(TIERS.map(tier => ({ tier, code: allowed.includes(tier) ? null : 'notYours' })))
})
