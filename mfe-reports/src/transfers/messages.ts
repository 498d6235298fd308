import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

export const transferMessages = defineMessages('transfersReport', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
