import type { Translation } from '@candela/shared-ui/runtime'
import { it as apiLog } from '../api-log/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { apiLog, technology } satisfies Translation<typeof en>
