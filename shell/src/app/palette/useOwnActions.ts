import { setCurrency, useSession } from '@candela/shared-auth'
import { CURRENCY_CHOICES, LANGUAGE_NAMES, LOCALES } from '@candela/shared-contract'
import type { IconName } from '@candela/shared-ui'
import { setThemeChoice, useLocale, useTheme } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { changeLanguage } from '../frame/changeLanguage'
import { useShellText } from '../i18n/messages'
import type { Searchable } from './match'

export type OwnAction = Searchable & { key: string; icon: IconName; does: string | (() => void) }

const THEMES = { light: 'sun', dark: 'moon', system: 'desktop' } as const

/** What the frame itself does, without what is so already. */
export const useOwnActions = (): OwnAction[] => {
  const t = useShellText()
  const locale = useLocale()
  const { choice: theme } = useTheme()
  const currency = useSession(session => session.currency)
  return useMemo(() => {
    const themes = (Object.keys(THEMES) as (keyof typeof THEMES)[]).map(choice => ({
      key: `theme ${choice}`,
      icon: THEMES[choice],
      label: t('palette.theme', { theme: t(`theme.${choice}`) }),
      isSo: choice === theme,
      does: () => setThemeChoice(choice),
    }))
    const languages = LOCALES.map(choice => ({
      key: `language ${choice}`,
      icon: 'globe' as const,
      label: t('header.language', { language: LANGUAGE_NAMES[choice] }),
      isSo: choice === locale,
      does: () => void changeLanguage(choice),
    }))
    const currencies = CURRENCY_CHOICES.map(choice => ({
      key: `currency ${choice}`,
      icon: 'coin' as const,
      label: t('header.currency', { currency: `${t(`currency.${choice}`)} (${choice})` }),
      isSo: choice === currency,
      does: () => setCurrency(choice),
    }))
    const leave = { key: 'logOut', icon: 'logout' as const, label: t('logOut'), isSo: false, does: '/logout' }
    return [...themes, ...languages, ...currencies, leave]
      .filter(({ isSo }) => !isSo)
      .map(({ isSo: _, ...action }) => ({ ...action, keywords: [action.key] }))
  }, [t, locale, theme, currency])
}
