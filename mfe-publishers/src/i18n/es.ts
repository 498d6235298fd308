import type { Translation } from '@candela/shared-ui/runtime'
import { es as access } from '../user/access/words/es'
import { es as user } from '../user/words/es'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
