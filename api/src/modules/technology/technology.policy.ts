import type { OneTechnology, Pair, Scope, TechnologyRecord } from '@candela/shared-contract'
import type { Refusal } from '../../platform/bulk'

export type TechnologyAction = keyof OneTechnology['can']

/** Technologies are the company's: one is removed, or becomes another one, by whoever reaches all that may name it. */
export const canTechnology = (
  { pairs, scope }: { pairs: ReadonlySet<Pair>; scope: Scope },
  action: TechnologyAction,
): boolean => pairs.has(`adNetworkCategory.${action}`) && (action !== 'destroy' || scope === 'all')

export type TechnologyUse = Pick<
  TechnologyRecord,
  'networks_count' | 'removed_networks_count' | 'conditions_count' | 'campaigns_count' | 'orders_count' | 'months_count'
>

/** What names a technology goes on naming it, and removed ad networks may come back: it is disabled instead. */
export const objectionToRemoval = (use: TechnologyUse): Refusal | null => {
  const booked = use.campaigns_count + use.orders_count
  const count = use.networks_count + use.removed_networks_count + use.conditions_count + booked + use.months_count
  return count > 0 ? { refused: 'technologyInUse', count } : null
}
