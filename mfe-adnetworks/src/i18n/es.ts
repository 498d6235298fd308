import type { Translation } from '@candela/shared-ui/runtime'
import { es as technology } from '../technology/words/es'
import type { en } from './en'

export default { technology } satisfies Translation<typeof en>
