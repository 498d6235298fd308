import type { Translation } from '@candela/shared-ui/runtime'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { technology } satisfies Translation<typeof en>
