import type { Translation } from '@candela/shared-ui/runtime'
import { es as credential } from '../credential/words/es'
import { es as technology } from '../technology/words/es'
import type { en } from './en'

export default { credential, technology } satisfies Translation<typeof en>
