import { en as group } from '../group/words/en'

export const en = { group } as const
