import type { Translation } from '@candela/shared-ui/runtime'
import { pt as account } from '../account/words/pt'
import { pt as importing } from '../import/words/pt'
import { pt as onboard } from '../onboard/words/pt'
import { pt as people } from '../people/words/pt'
import { pt as access } from '../user/access/words/pt'
import { pt as user } from '../user/words/pt'
import { pt as visitLog } from '../visit-log/words/pt'
import { pt as website } from '../website/words/pt'
import type { en } from './en'

export default {
  account,
  import: importing,
  onboard,
  people,
  user: { ...user, ...access },
  visitLog,
  website,
} satisfies Translation<typeof en>
