import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

export const fileMessages = defineMessages('files', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
