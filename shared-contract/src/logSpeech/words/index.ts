import type { Language } from '../../locales'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import { pt } from './pt'
import type { LogSentences } from './words'

export const LOG_SENTENCES: Record<Language, LogSentences> = { en, pt, es, it }
