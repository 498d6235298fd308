import type { Translation } from '@candela/shared-ui/runtime'
import { pt as share } from '../share/words/pt'
import { pt as technology } from '../technology/words/pt'
import type { en } from './en'

export default { share, technology } satisfies Translation<typeof en>
