import type { NetworkTypeRecord, OneNetworkType, Pair, Scope } from '@candela/shared-contract'
import type { Refusal } from '../../platform/bulk'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'
import { isTimeZone } from '../type/time-zones'

export type NetworkTypeAction = keyof OneNetworkType['can']

/** Types are the company's: one is removed by whoever reaches all that may be of it. */
export const canNetworkType = (
  { pairs, scope }: { pairs: ReadonlySet<Pair>; scope: Scope },
  action: NetworkTypeAction,
): boolean => pairs.has(`adNetworkType.${action}`) && (action !== 'destroy' || scope === 'all')

export const problemsOfZone = (zone: string | undefined): FieldProblem[] =>
  problemAt('ant_time_zone', zone !== undefined && !isTimeZone(zone) && 'timeZone')

export type NetworkTypeUse = Pick<NetworkTypeRecord, 'networks_count' | 'removed_networks_count' | 'orders_count'>

/** Reports name the type of removed ad networks as well, and these may come back: it is disabled instead. */
export const objectionToRemoval = (use: NetworkTypeUse): Refusal | null => {
  const count = use.networks_count + use.removed_networks_count + use.orders_count
  return count > 0 ? { refused: 'networkTypeInUse', count } : null
}
