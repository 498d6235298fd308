import { pt as numbers } from '@candela/shared-contract/metricWords/pt'
import type { Translation } from '@candela/shared-ui/runtime'
import { pt as dashboard } from '../dashboard/words/pt'
import type { en } from './en'

export default { dashboard, numbers } satisfies Translation<typeof en>
