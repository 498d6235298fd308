import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './i18n/en'

/** The words around what was removed, whatever it is; they come with the screens that need them. */
export const removedMessages = defineMessages('removed', en, {
  pt: () => import('./i18n/pt'),
  es: () => import('./i18n/es'),
  it: () => import('./i18n/it'),
})
