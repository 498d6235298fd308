import type { Translation } from '@candela/shared-ui/runtime'
import { pt as access } from '../access/words/pt'
import { pt as user } from '../words/pt'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
