import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './i18n/en'

export const viewMessages = defineMessages('views', en, {
  pt: () => import('./i18n/pt'),
  es: () => import('./i18n/es'),
  it: () => import('./i18n/it'),
})
