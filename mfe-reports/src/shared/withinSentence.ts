import type { Language } from '@candela/shared-contract'

/** A day or a month as it is written within a sentence: with a capital in English alone. */
export const withinSentence = (language: Language, name: string): string =>
  language === 'en' ? name : name.toLocaleLowerCase(language)
