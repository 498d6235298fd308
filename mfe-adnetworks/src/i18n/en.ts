import { en as share } from '../share/words/en'
import { en as technology } from '../technology/words/en'

export const en = { share, technology } as const
