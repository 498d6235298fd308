import { allOf, PAIRS, type Pair, type Scope } from '@candela/shared-contract'

const STAFF: readonly Pair[] = [
  ...allOf('dashboard', 'candelaReport'),
  'report.filters',
  'account.get',
  'account.simpleList',
  'website.get',
  'website.simpleList',
]

const PUBLISHERS: readonly Pair[] = STAFF.filter(
  pair => pair !== 'dashboard.errorLog' && pair !== 'dashboard.currencyExchange',
)

export type Reader = { who: string; rights: readonly Pair[]; scope: Scope }

/** The default groups, with what they hold of the rights that these screens ask about. */
export const READERS = {
  administrator: { who: 'an administrator', rights: PAIRS, scope: 'all' },
  staff: { who: 'ad ops and finance', rights: STAFF, scope: 'all' },
  manager: { who: 'an account manager', rights: STAFF, scope: 'managed' },
  owner: { who: 'a publisher owner', rights: [...PUBLISHERS, 'dashboard.currencyExchange'], scope: 'own' },
  viewer: { who: 'a publisher viewer', rights: PUBLISHERS, scope: 'own' },
} as const satisfies Record<string, Reader>
