import type { Translation } from '@candela/shared-ui/runtime'
import { pt as technology } from '../technology/words/pt'
import type { en } from './en'

export default { technology } satisfies Translation<typeof en>
