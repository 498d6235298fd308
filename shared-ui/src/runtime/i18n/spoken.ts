import type { Language, Locale } from '@candela/shared-contract'
import { createContext } from 'react'

/**
 * The language that the page is drawn in. It is one value for all that reads words and formats: hundreds of components
 * that listen to i18next each for itself take more memory than what they show.
 */
export const SpokenContext = createContext<{ language: Language; locale: Locale } | null>(null)
