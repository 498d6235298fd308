import { endpoints, TYPES } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { isStaff } from '../reach'
import { FEE_OF_TIER } from './fee-of-tier'
import { timeZonesAt } from './time-zones'

const types: Record<string, (string | number)[]> = Object.fromEntries(
  Object.entries(TYPES).map(([name, values]) => [name, [...values]]),
)

export const typeRoutes = [
  guarded(endpoints.type.list, async ({ actor }) =>
    isStaff(actor) ? { ...types, accountTierFee: TYPES.accountTier.map(tier => FEE_OF_TIER[tier]) } : types,
  ),
  guarded(endpoints.type.timeZones, async () => timeZonesAt(new Date())),
]
