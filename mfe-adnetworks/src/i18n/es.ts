import type { Translation } from '@candela/shared-ui/runtime'
import { es as apiLog } from '../api-log/words/es'
import { es as technology } from '../technology/words/es'
import type { en } from './en'

export default { apiLog, technology } satisfies Translation<typeof en>
