import { saveLocale } from '@candela/shared-auth'
import type { Locale } from '@candela/shared-contract'
import { addToast, changeLocale, commonMessages } from '@candela/shared-ui/runtime'
import { reportProblem } from '../reportProblem'

/**
 * The interface first, then the person's language here and on the server. Only texts that cannot be fetched are told;
 * a server that does not follow is nobody's concern.
 */
export const changeLanguage = async (locale: Locale): Promise<void> => {
  try {
    await changeLocale(locale)
  } catch (error) {
    reportProblem(error, { phase: 'language', kind: locale })
    addToast({ kind: 'error', title: commonMessages.t('ops.title'), text: commonMessages.t('failure.languageChange') })
    return
  }
  await saveLocale(locale)
}
