import type { Translation } from '@candela/shared-ui/runtime'
import { pt as access } from '../user/access/words/pt'
import { pt as user } from '../user/words/pt'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
