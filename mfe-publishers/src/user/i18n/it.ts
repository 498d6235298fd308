import type { Translation } from '@candela/shared-ui/runtime'
import { it as access } from '../access/words/it'
import { it as user } from '../words/it'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
