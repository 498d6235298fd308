import { en as technology } from '../technology/words/en'

export const en = { technology } as const
