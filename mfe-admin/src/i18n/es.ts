import type { Translation } from '@candela/shared-ui/runtime'
import { es as group } from '../group/words/es'
import type { en } from './en'

export default { group } satisfies Translation<typeof en>
