import type { Translation } from '@candela/shared-ui/runtime'
import { es as share } from '../share/words/es'
import { es as technology } from '../technology/words/es'
import type { en } from './en'

export default { share, technology } satisfies Translation<typeof en>
