import type { Translation } from '@candela/shared-ui/runtime'
import { es as access } from '../access/words/es'
import { es as user } from '../words/es'
import type { en } from './en'

export default { user: { ...user, ...access } } satisfies Translation<typeof en>
