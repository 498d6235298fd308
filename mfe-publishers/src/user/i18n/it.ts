import type { Translation } from '@candela/shared-ui/runtime'
import { it as user } from '../words/it'
import type { en } from './en'

export default { user } satisfies Translation<typeof en>
