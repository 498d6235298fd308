import type { Pair } from '@candela/shared-contract'
import type { Diffs, NewRow } from '../platform/db/schema'
import { DEMO_GROUPS, type DemoGroupKey } from './demo-groups'
import { address, hash, moment } from './logs'
import type { Random } from './random'

type Step = { group: DemoGroupKey; daysAgo: number } & (
  | { kind: 'made'; without?: readonly Pair[]; as?: string }
  | { kind: 'renamed'; from: string }
  | { kind: 'given'; pairs: readonly Pair[] }
)

/** The history of the demo's groups. Its last entry leaves each group as it is seeded. */
const STEPS: readonly Step[] = [
  { group: 'SU', daysAgo: 168, kind: 'made', as: 'Support', without: ['apiLog.list', 'apiLog.get'] },
  { group: 'SL', daysAgo: 151, kind: 'made', without: ['user.invite'] },
  { group: 'PE', daysAgo: 133, kind: 'made', without: ['autoAd.requestFormat'] },
  { group: 'SU', daysAgo: 120, kind: 'renamed', from: 'Support' },
  { group: 'PE', daysAgo: 97, kind: 'given', pairs: ['autoAd.requestFormat'] },
  { group: 'SL', daysAgo: 64, kind: 'given', pairs: ['user.invite'] },
  { group: 'QA', daysAgo: 41, kind: 'made' },
  { group: 'SU', daysAgo: 23, kind: 'given', pairs: ['apiLog.list', 'apiLog.get'] },
  { group: 'TR', daysAgo: 9, kind: 'made' },
]

/** The first of the demo's people. */
const ADMINISTRATOR = 1

type LoggedRow = { table: 'access_groups' | 'access_group_permissions'; diffs: Diffs }

const given = (id: number, pairs: readonly Pair[]): LoggedRow[] =>
  pairs.map(pair => {
    const [controller, method] = pair.split('.')
    const diffs: Diffs = { grp_id_group: [null, id], grp_controller: [null, controller], grp_method: [null, method] }
    return { table: 'access_group_permissions', diffs }
  })

const rowsOf = (step: Step, id: number): LoggedRow[] => {
  const group = DEMO_GROUPS.find(({ key }) => key === step.group)
  if (!group) return []
  switch (step.kind) {
    case 'made': {
      const { as = group.gro_name, without = [] } = step
      const diffs: Diffs = { id: [null, id], gro_name: [null, as], gro_scope: [null, group.gro_scope] }
      const pairs = [...new Set(group.pairs)].filter(pair => !without.includes(pair))
      return [{ table: 'access_groups', diffs }, ...given(id, pairs)]
    }
    case 'renamed':
      return [{ table: 'access_groups', diffs: { gro_name: [step.from, group.gro_name] } }]
    case 'given':
      return given(id, step.pairs)
  }
}

/** When a group was made and last changed. */
export const datesOf = (key: DemoGroupKey, today: string): { created_at: string; updated_at: string } => {
  const days = STEPS.filter(({ group }) => group === key).map(({ daysAgo }) => daysAgo)
  const noon = (daysAgo: number) => new Date(Date.parse(`${today}T12:00:00Z`) - daysAgo * 86_400_000).toISOString()
  return { created_at: noon(Math.max(...days)), updated_at: noon(Math.min(...days)) }
}

export const groupHistory = (
  random: Random,
  groupIds: Record<DemoGroupKey, number>,
  today: string,
): NewRow<'system_logs'>[] =>
  STEPS.flatMap(step => {
    const common = {
      slo_blame_user_id: ADMINISTRATOR,
      slo_type: 'access group',
      slo_action: step.kind === 'made' ? 'group.store' : 'group.update',
      slo_object_id: groupIds[step.group],
      slo_transaction_hash: hash(random),
      slo_ip: address(random, ADMINISTRATOR),
      slo_request_id: null,
      created_at: moment(random, today, step.daysAgo),
    }
    return rowsOf(step, groupIds[step.group]).map(({ table, diffs }) => ({
      ...common,
      slo_table_name: table,
      slo_diffs: JSON.stringify(diffs),
    }))
  })
