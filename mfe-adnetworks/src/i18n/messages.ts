import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'

export const adNetworkMessages = defineMessages('adnetworks', en, {
  pt: () => import('./pt'),
  es: () => import('./es'),
  it: () => import('./it'),
})
