import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

/** Apart from those of the dashboard, which does not wait for them. */
export const transferMessages = defineMessages('transfer', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
