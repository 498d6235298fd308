import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

export const quotationMessages = defineMessages('quotationsReport', en, {
  pt: () => import('./words/pt'),
  es: () => import('./words/es'),
  it: () => import('./words/it'),
})
