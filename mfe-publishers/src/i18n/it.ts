import type { Translation } from '@candela/shared-ui/runtime'
import { it as access } from '../user/access/words/it'
import { it as user } from '../user/words/it'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
