import { en as access } from '../user/access/words/en'
import { en as user } from '../user/words/en'

export const en = { user: { ...user, ...access } } as const
