import { allOf } from '@candela/shared-contract'
import { type DefaultGroup, EVERYBODY, reads } from './groups'

export type DemoGroupKey = 'SU' | 'SL' | 'PE' | 'QA' | 'TR'

/** Groups as a network makes them for itself in its first months. They exist in a demo only. */
export const DEMO_GROUPS: readonly DefaultGroup<DemoGroupKey>[] = [
  {
    key: 'SU',
    gro_name: 'Support (read only)',
    gro_scope: 'all',
    pairs: [
      ...EVERYBODY,
      ...reads('account', 'user', 'website', 'notification', 'systemLog', 'apiLog', 'userAccessLog', 'group'),
      'dashboard.totalizers',
      'dashboard.errorLog',
    ],
  },
  {
    key: 'SL',
    gro_name: 'Sales',
    gro_scope: 'managed',
    pairs: [
      ...EVERYBODY,
      ...reads('account', 'website', 'adNetwork'),
      'account.store',
      'user.invite',
      'dashboard.totalizers',
      'dashboard.charts',
      'report.performance',
      'report.filters',
    ],
  },
  {
    key: 'PE',
    gro_name: 'Publisher, editor',
    gro_scope: 'own',
    pairs: [...EVERYBODY, ...reads('website'), 'website.update', 'autoAd.requestFormat', 'autoAd.getAllByWebsite'],
  },
  {
    key: 'QA',
    gro_name: 'Revisão de formatos & “QA”',
    gro_scope: 'managed',
    pairs: [...EVERYBODY, ...allOf('autoAd'), ...reads('website')],
  },
  // Nobody has it yet.
  { key: 'TR', gro_name: 'Trial', gro_scope: 'own', pairs: ['type.list', 'auth.session', 'dashboard.totalizers'] },
]

/** Who of the demo's people has one of them. */
export const DEMO_GROUP_OF: Record<number, DemoGroupKey> = {
  27: 'SU',
  31: 'SU',
  34: 'SL',
  38: 'SL',
  42: 'SL',
  45: 'PE',
  46: 'PE',
  52: 'PE',
  58: 'QA',
}
