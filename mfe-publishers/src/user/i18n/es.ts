import type { Translation } from '@candela/shared-ui/runtime'
import { es as user } from '../words/es'
import type { en } from './en'

export default { user } satisfies Translation<typeof en>
