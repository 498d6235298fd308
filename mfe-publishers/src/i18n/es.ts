import type { Translation } from '@candela/shared-ui/runtime'
import { es as account } from '../account/words/es'
import { es as importing } from '../import/words/es'
import { es as onboard } from '../onboard/words/es'
import { es as people } from '../people/words/es'
import { es as visitLog } from '../visit-log/words/es'
import { es as website } from '../website/words/es'
import type { en } from './en'

export default {
  account,
  import: importing,
  onboard,
  people,
  visitLog,
  website,
} satisfies Translation<typeof en>
