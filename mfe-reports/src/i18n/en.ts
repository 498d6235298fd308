import { en as numbers } from '@candela/shared-contract/metricWords/en'
import { en as dashboard } from '../dashboard/words/en'

/** The words of numbers are the contract's; of them too only one language is fetched. */
export const en = { dashboard, numbers } as const
