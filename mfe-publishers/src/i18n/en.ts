import { en as account } from '../account/words/en'
import { en as importing } from '../import/words/en'
import { en as onboard } from '../onboard/words/en'
import { en as people } from '../people/words/en'
import { en as visitLog } from '../visit-log/words/en'
import { en as website } from '../website/words/en'

export const en = {
  account,
  import: importing,
  onboard,
  people,
  visitLog,
  website,
} as const
