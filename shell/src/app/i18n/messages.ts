import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'

const shellMessages = defineMessages('shell', en, {
  pt: () => import('./pt'),
  es: () => import('./es'),
  it: () => import('./it'),
})

export const useShellText = shellMessages.useT
