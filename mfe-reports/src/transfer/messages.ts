import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'

/** Apart from those of the dashboard, which does not wait for them. */
export const transferMessages = defineMessages('transfer', en, {
  pt: async () => ({ pt: (await import('./words/pt')).pt }),
  es: async () => ({ es: (await import('./words/es')).es }),
  it: async () => ({ it: (await import('./words/it')).it }),
})
