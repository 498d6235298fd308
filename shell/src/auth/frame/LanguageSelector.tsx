import { LANGUAGE_NAMES, LOCALE_COOKIE, LOCALES, type Locale } from '@candela/shared-contract'
import { SelectMenu } from '@candela/shared-ui'
import { addToast, changeLocale, commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { authMessages } from '../i18n/messages'

const YEAR_SECONDS = 31_536_000

const OPTIONS = LOCALES.map(locale => ({ value: locale, label: LANGUAGE_NAMES[locale] }))

/** For the next visit on this device; whoever signs in brings the language of their account. */
const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we support
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

const choose = async (locale: Locale): Promise<void> => {
  try {
    await changeLocale(locale)
    rememberLocale(locale)
  } catch {
    const { t } = commonMessages
    addToast({ kind: 'error', title: t('ops.title'), text: t('failure.languageChange') })
  }
}

export const LanguageSelector = () => (
  <SelectMenu
    label={authMessages.useT()('language')}
    icon="globe"
    align="end"
    value={useLocale()}
    options={OPTIONS}
    onChange={choose}
  />
)
