import type { Translation } from '@candela/shared-ui/runtime'
import { it as share } from '../share/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { share, technology } satisfies Translation<typeof en>
