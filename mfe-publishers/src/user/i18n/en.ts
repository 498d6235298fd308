import { en as access } from '../access/words/en'
import { en as user } from '../words/en'

export const en = { user: { ...user, ...access } } as const
