import type { Translation } from '@candela/shared-ui/runtime'
import { pt as apiLog } from '../api-log/words/pt'
import { pt as technology } from '../technology/words/pt'
import type { en } from './en'

export default { apiLog, technology } satisfies Translation<typeof en>
