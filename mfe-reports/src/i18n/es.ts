import { es as numbers } from '@candela/shared-contract/metricWords/es'
import type { Translation } from '@candela/shared-ui/runtime'
import { es as dashboard } from '../dashboard/words/es'
import type { en } from './en'

export default { dashboard, numbers } satisfies Translation<typeof en>
