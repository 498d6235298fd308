import type { Translation } from '@candela/shared-ui/runtime'
import { it as group } from '../group/words/it'
import type { en } from './en'

export default { group } satisfies Translation<typeof en>
