import { LANGUAGE_NAMES, LOCALE_COOKIE, LOCALES, type Locale } from '@candela/shared-contract'
import { SelectMenu } from '@candela/shared-ui'
import { changeLocale, useLocale } from '@candela/shared-ui/runtime'
import { authMessages } from '../i18n/messages'

const YEAR_SECONDS = 31_536_000

const OPTIONS = LOCALES.map(locale => ({ value: locale, label: LANGUAGE_NAMES[locale] }))

/** For the next visit on this device; whoever signs in brings the language of their account. */
const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we support
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

type LanguageSelectorProps = {
  /** The texts of the language could not be fetched; the old ones stay. */
  onFailure: () => void
}

export const LanguageSelector = ({ onFailure }: LanguageSelectorProps) => {
  const choose = (locale: Locale) => changeLocale(locale).then(() => rememberLocale(locale), onFailure)
  return (
    <SelectMenu
      label={authMessages.useT()('language')}
      icon="globe"
      align="end"
      value={useLocale()}
      options={OPTIONS}
      onChange={choose}
    />
  )
}
