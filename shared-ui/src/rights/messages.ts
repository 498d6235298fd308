import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './i18n/en'

/** The names of rights and what stands around them; they come with the screens that show rights. */
export const rightMessages = defineMessages('rights', en, {
  pt: () => import('./i18n/pt'),
  es: () => import('./i18n/es'),
  it: () => import('./i18n/it'),
})
