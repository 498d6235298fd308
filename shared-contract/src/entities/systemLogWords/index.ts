import type { Language } from '../../locales'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import { pt } from './pt'
import type { SystemLogWords } from './words'

export const SYSTEM_LOG_WORDS: Record<Language, SystemLogWords> = { en, pt, es, it }

/** What the trail calls by a name; one that is new or gone is shown as it is. */
export const logWord = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key
