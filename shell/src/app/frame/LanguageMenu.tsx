import { LANGUAGE_NAMES, LOCALES, languageOf } from '@candela/shared-contract'
import { Icon, Menu } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useShellText } from '../i18n/messages'
import { changeLanguage } from './changeLanguage'
import { HeaderSelect } from './headerStyle'

/** `full` says the language's name, where there is room. */
export const LanguageMenu = ({ full = false }: { full?: boolean }) => {
  const t = useShellText()
  const chosen = useLocale()
  const name = LANGUAGE_NAMES[chosen]
  return (
    <Menu
      trigger={button => (
        <HeaderSelect {...button} type="button" aria-label={t('header.language', { language: name })}>
          <Icon name="globe" />
          {full ? name : languageOf(chosen).toUpperCase()}
          <Icon name="chevronDown" size={12} />
        </HeaderSelect>
      )}
      items={LOCALES.map(locale => ({
        id: locale,
        label: LANGUAGE_NAMES[locale],
        checked: locale === chosen,
        onSelect: () => void changeLanguage(locale),
      }))}
    />
  )
}
