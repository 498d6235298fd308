import { endpoints, TYPES } from '@candela/shared-contract'
import { guarded } from '../../platform/http/bind'
import { timeZonesAt } from './time-zones'

const types: Record<string, (string | number)[]> = Object.fromEntries(
  Object.entries(TYPES).map(([name, values]) => [name, [...values]]),
)

export const typeRoutes = [
  guarded(endpoints.type.list, async () => types),
  guarded(endpoints.type.timeZones, async () => timeZonesAt(new Date())),
]
