import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './i18n/en'

/** Apart from those of the other sections, so that the list of users loads no words of forms that it does not show. */
export const userMessages = defineMessages('publishers.user', en, {
  pt: () => import('./i18n/pt'),
  es: () => import('./i18n/es'),
  it: () => import('./i18n/it'),
})
