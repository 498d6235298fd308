import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

export const figureMessages = defineMessages('figures', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
