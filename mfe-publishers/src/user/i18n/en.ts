import { en as user } from '../words/en'

export const en = { user } as const
