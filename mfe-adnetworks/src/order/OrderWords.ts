import { languageOf, ORDER_WORDS } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'

/** The words that the list has in common with the file of it. */
export const useOrderWords = () => ORDER_WORDS[languageOf(useLocale())]
