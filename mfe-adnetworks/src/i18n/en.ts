import { en as credential } from '../credential/words/en'
import { en as technology } from '../technology/words/en'

export const en = { credential, technology } as const
