import { isLocale, languageOf, USER_WORDS, VISIT_WORDS, type Visit } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { publisherMessages } from '../i18n/messages'
import { formatDuration } from './duration'

/** How a visit is read. */
export const useVisitWords = () => {
  const t = publisherMessages.useT()
  const locale = useLocale()
  return useMemo(() => {
    const language = languageOf(locale)
    const words = VISIT_WORDS[language]
    return {
      ...words,
      languageOf: ({ ual_language }: Visit) =>
        isLocale(ual_language) ? USER_WORDS[language].locale[ual_language] : (ual_language ?? '–'),
      cameWith: ({ ual_browser: browser, ual_operating_system: system }: Visit) =>
        browser && system ? t('visitLog.on', { browser, system }) : (browser ?? system ?? t('visitLog.unknown')),
      lengthOf: ({ duration }: Visit) => (duration === null ? null : formatDuration(locale, duration)),
    }
  }, [t, locale])
}
