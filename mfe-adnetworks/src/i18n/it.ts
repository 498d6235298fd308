import type { Translation } from '@candela/shared-ui/runtime'
import { it as credential } from '../credential/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { credential, technology } satisfies Translation<typeof en>
