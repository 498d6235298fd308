export const LOCALES = ['en_US', 'pt_BR', 'es_ES', 'it_IT'] as const
export type Locale = (typeof LOCALES)[number]

export const LANGUAGES = ['en', 'pt', 'es', 'it'] as const
/** The first part of a locale: what interface texts and the policy pages go by. */
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LOCALE: Locale = 'en_US'

/** Each language in its own words, for the selector. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en_US: 'English',
  pt_BR: 'Português',
  es_ES: 'Español',
  it_IT: 'Italiano',
}

/** The locale that each language is spoken in here. */
export const LOCALE_OF: Record<Language, Locale> = { en: 'en_US', pt: 'pt_BR', es: 'es_ES', it: 'it_IT' }

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)

export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language

/** The BCP 47 tag that `Intl` and the `lang` attribute want. */
export const tagOf = (locale: Locale): string => locale.replace('_', '-')

/** The best of ours for an `Accept-Language` header; English when none fits. */
export const localeFromHeader = (header: string | undefined): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params.map(param => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean)
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1, index }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  const match = wanted.find(({ language }) => language in LOCALE_OF)
  return match ? LOCALE_OF[match.language as Language] : DEFAULT_LOCALE
}
