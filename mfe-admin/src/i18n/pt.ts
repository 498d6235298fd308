import type { Translation } from '@candela/shared-ui/runtime'
import { pt as group } from '../group/words/pt'
import type { en } from './en'

export default { group } satisfies Translation<typeof en>
