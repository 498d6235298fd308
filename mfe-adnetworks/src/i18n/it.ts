import type { Translation } from '@candela/shared-ui/runtime'
import { it as credential } from '../credential/words/it'
import { it as networkType } from '../network-type/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { credential, networkType, technology } satisfies Translation<typeof en>
