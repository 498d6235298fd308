import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

/** What every report says; what one of them says alone is in its own folder. */
export const reportPageMessages = defineMessages('reportPage', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
