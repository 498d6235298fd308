import type { Language } from '@candela/shared-contract'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getLocale, i18n, onLocaleChange } from './core'
import { SpokenContext } from './spoken'

/** What is rendered ahead in a language is taken over in that language, so both sides read the same state. */
export const SpokenProvider = ({ children }: { children: ReactNode }) => {
  const language = useTranslation([], { i18n }).i18n.language as Language
  const locale = useSyncExternalStore(onLocaleChange, getLocale, getLocale)
  const spoken = useMemo(() => ({ language, locale }), [language, locale])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}
