import type { Translation } from '@candela/shared-ui/runtime'
import { it as account } from '../account/words/it'
import { it as importing } from '../import/words/it'
import { it as onboard } from '../onboard/words/it'
import { it as people } from '../people/words/it'
import { it as visitLog } from '../visit-log/words/it'
import { it as website } from '../website/words/it'
import type { en } from './en'

export default {
  account,
  import: importing,
  onboard,
  people,
  visitLog,
  website,
} satisfies Translation<typeof en>
