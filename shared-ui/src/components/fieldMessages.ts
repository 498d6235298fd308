import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './fieldWords/en'

/** They travel with whoever uses a field: the host may be older and not know them. */
export const fieldMessages = defineMessages('field', en, {
  pt: () => import('./fieldWords/pt'),
  es: () => import('./fieldWords/es'),
  it: () => import('./fieldWords/it'),
})
