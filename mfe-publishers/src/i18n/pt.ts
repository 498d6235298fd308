import type { Translation } from '@candela/shared-ui/runtime'
import { pt as account } from '../account/words/pt'
import { pt as importing } from '../import/words/pt'
import { pt as onboard } from '../onboard/words/pt'
import { pt as people } from '../people/words/pt'
import { pt as visitLog } from '../visit-log/words/pt'
import { pt as website } from '../website/words/pt'
import type { en } from './en'

export default {
  account,
  import: importing,
  onboard,
  people,
  visitLog,
  website,
} satisfies Translation<typeof en>
