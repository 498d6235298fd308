import type { Day } from '@candela/shared-contract'
import { inhabitants } from '../inhabitants'
import { type Plan, planOf, type Size } from './plan'

/** What is delivered depends neither on the ids that groups got nor on the password, so any do. */
const GROUP_IDS = { SA: 1, OP: 2, FI: 3, AM: 4, PO: 5, PV: 6, SU: 7, SL: 8, PE: 9, QA: 10, TR: 11 }

/** The plan that a demo of that day was seeded by. */
export const demoPlan = (size: Size, today: Day): Plan =>
  planOf(inhabitants(size, GROUP_IDS, 'any', today).past, size, today)
