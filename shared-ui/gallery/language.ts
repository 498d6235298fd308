import { DEFAULT_LOCALE, isLocale, type Locale } from '@candela/shared-contract'
import { changeLocale } from '@candela/shared-ui/runtime'

const KEY = 'candela.gallery.language'

export const readLanguage = (): Locale => {
  const stored = localStorage.getItem(KEY)
  return isLocale(stored) ? stored : DEFAULT_LOCALE
}

export const chooseLanguage = async (locale: Locale): Promise<void> => {
  localStorage.setItem(KEY, locale)
  await changeLocale(locale)
}

/** The page in the narrow frame speaks as the one around it. */
export const followLanguage = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) void changeLocale(readLanguage())
  })
}
