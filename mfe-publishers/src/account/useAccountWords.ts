import { ACCOUNT_WORDS, languageOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'

/** The words that the list has in common with the file of it. */
export const useAccountWords = () => ACCOUNT_WORDS[languageOf(useLocale())]
