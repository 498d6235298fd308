import { en as apiLog } from '../api-log/words/en'
import { en as technology } from '../technology/words/en'

export const en = { apiLog, technology } as const
