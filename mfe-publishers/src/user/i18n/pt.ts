import type { Translation } from '@candela/shared-ui/runtime'
import { pt as user } from '../words/pt'
import type { en } from './en'

export default { user } satisfies Translation<typeof en>
