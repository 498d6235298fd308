import { it as numbers } from '@candela/shared-contract/metricWords/it'
import type { Translation } from '@candela/shared-ui/runtime'
import { it as dashboard } from '../dashboard/words/it'
import type { en } from './en'

export default { dashboard, numbers } satisfies Translation<typeof en>
