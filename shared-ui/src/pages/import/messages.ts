import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './i18n/en'

/** They travel with the remote that takes files: the host may be older and not know all of them. */
export const importMessages = defineMessages('import', en, {
  pt: () => import('./i18n/pt'),
  es: () => import('./i18n/es'),
  it: () => import('./i18n/it'),
})
