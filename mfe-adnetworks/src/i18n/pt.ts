import type { Translation } from '@candela/shared-ui/runtime'
import { pt as credential } from '../credential/words/pt'
import { pt as technology } from '../technology/words/pt'
import type { en } from './en'

export default { credential, technology } satisfies Translation<typeof en>
