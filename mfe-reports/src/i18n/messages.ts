import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'

export const reportMessages = defineMessages('reports', en, {
  pt: () => import('./pt'),
  es: () => import('./es'),
  it: () => import('./it'),
})
